import { labelBelumDicetak } from '../features/barang/label/perhatian.ts';
import { hargaBelumDiisi } from '../features/master/perhatian.ts';
import { bakiBelumDitimbang, bakiSelisih } from '../features/opname/perhatian.ts';
import { permintaanOtorisasi } from '../features/otorisasi/perhatian.ts';
import { bukuSalah, kirimanMenyerah } from '../features/sistem/antrean/perhatian.ts';
import { cadanganBermasalah } from '../features/sistem/cadangan/perhatian.ts';
import { ruangMenipis } from '../features/sistem/keadaan/perhatian.ts';
import type { NoticeCounts } from '../features/sistem/beranda/perhatian.routes.ts';

/** How each notice of the registry is counted: one without its count does not compile. */
export const perhatian: NoticeCounts = {
  'permintaan-otorisasi': permintaanOtorisasi,
  'baki-selisih': bakiSelisih,
  'baki-belum-ditimbang': bakiBelumDitimbang,
  'label-belum-dicetak': labelBelumDicetak,
  'harga-belum-diisi': hargaBelumDiisi,
  'buku-salah': bukuSalah,
  'kiriman-menyerah': kirimanMenyerah,
  'ruang-menipis': ruangMenipis,
  'cadangan-bermasalah': cadanganBermasalah,
};
