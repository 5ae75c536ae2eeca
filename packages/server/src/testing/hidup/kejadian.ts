import { Dec } from '@kilau/contract/core/dec.ts';
import { SHOP } from '../shop.ts';
import { kejadianBarang } from './barang.ts';
import { kejadianBeli } from './beli.ts';
import { kejadianJual } from './jual.ts';
import { kejadianService } from './service.ts';
import { kejadianTitip } from './titip.ts';
import type { Kejadian } from './toko.ts';

/** Money beside the trade; a drawer that bought much needs more of it. */
const kas: Kejadian = {
  nama: 'uang kas',
  bobot: 2,
  lakukan: (toko, tx, dadu) =>
    toko.papers.make(
      tx,
      'uang-kas',
      {
        arah: dadu.sekali(3) ? 'AMBIL' : 'TAMBAH',
        kode_transaksi: 'RECEH',
        jumlah: Dec.from((1 + dadu.lempar(5)) * 1_000_000),
        keterangan: 'RECEH',
        gambar: null,
      },
      toko.kasir(dadu),
    ),
};

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
  kas,
  harga,
];
