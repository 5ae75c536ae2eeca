import { SHOP } from '../shop.ts';
import { kejadianBarang } from './barang.ts';
import { kejadianBeli } from './beli.ts';
import { kejadianCicilan } from './cicilan.ts';
import { kejadianHutang } from './hutang.ts';
import { kejadianJual } from './jual.ts';
import { kejadianService } from './service.ts';
import { kejadianPesan } from './pesan.ts';
import { kejadianPo } from './po.ts';
import { kejadianTimbang } from './timbang.ts';
import { kejadianTitip } from './titip.ts';
import type { Kejadian } from './toko.ts';
import { kejadianUang } from './uang.ts';

/** Gold becomes dearer or cheaper. */
const harga: Kejadian = {
  nama: 'harga emas',
  bobot: 1,
  lakukan: (_toko, tx, dadu) =>
    tx.query(`update kelompok set harga = round(harga * $3 / 100) where kode_toko = $1 and kode_group = $2`, [
      SHOP.kode_toko,
      dadu.sekali(2) ? '700' : '375',
      97 + dadu.lempar(7),
    ]),
};

/** All that may happen in the life of a shop. A new kind of paper joins by its own list. */
export const KEJADIAN: readonly Kejadian[] = [
  ...kejadianBarang,
  ...kejadianJual,
  ...kejadianBeli,
  ...kejadianTitip,
  ...kejadianService,
  ...kejadianUang,
  ...kejadianPesan,
  ...kejadianPo,
  ...kejadianCicilan,
  ...kejadianHutang,
  ...kejadianTimbang,
  harga,
];
