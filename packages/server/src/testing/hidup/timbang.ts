import { Dec } from '@kilau/contract/core/dec.ts';
import { totalBaki } from '@kilau/contract/features/opname/timbang.calc.ts';
import { mulaiTimbang, simpanTimbang } from '../../features/opname/timbang.post.ts';
import { isiBaki } from '../../features/opname/timbang.ts';
import { SHOP } from '../shop.ts';
import type { Kejadian } from './toko.ts';

const BAKI = ['A01', 'A02'] as const;

/** A tray is put on the scale: it weighs what it should, or a little else. The books keep what they had then. */
const timbang: Kejadian = {
  nama: 'timbang baki',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const context = toko.kasir(dadu);
    const kode_baki = BAKI[dadu.lempar(2)] ?? BAKI[0];
    await mulaiTimbang(tx, context, { kode_gudang: 'TOKO', kode_baki, kode_toko: null });
    const total = totalBaki(await isiBaki(tx, SHOP.kode_toko, kode_baki));
    const beda = dadu.sekali(3) ? Dec.from('0.05') : Dec.zero;
    const isi = { berat_timbang: total.plus(beda), dari_timbangan: true, total, keterangan: null };
    return simpanTimbang(tx, context, isi);
  },
};

/** What is weighed and moves nothing. */
export const kejadianTimbang: readonly Kejadian[] = [timbang];
