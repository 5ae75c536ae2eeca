import { pesanan } from '@kilau/contract/features/pesanan/pesanan.kind.ts';
import { atWork } from '../../engine/paper/at-work.ts';
import { formNota } from '../../trade/nota/kertas-nota.ts';
import { BACA_SQL } from './baca.ts';
import { kertasPesanan } from './nota.ts';
import { pesananHandlers } from './pesanan.handlers.ts';

/** The order with what it does, its papers, and how its API tells of it. */
export const pesananAtWork = atWork(pesanan, pesananHandlers, formNota(pesanan.key, kertasPesanan), {
  sql: BACA_SQL,
  instead: ['barang', 'contoh', 'jadi', 'contoh_kembali'],
});
