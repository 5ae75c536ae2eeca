import { Problem } from '@kilau/contract/core/problem.ts';
import type { Place } from '../../ledger/entry.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { bakiTujuan } from './baki.ts';

/** The first tray in use of a gudang. @param at the field that is told where there is none. */
export async function bakiPertama(tx: Tx, kode_toko: string, gudang: string, at: string): Promise<Place> {
  const baki = await tx.maybe<{ kode_baki: string }>(
    `select kode_baki from baki where kode_toko = $1 and kode_gudang = $2 and status_aktif order by kode_baki limit 1`,
    [kode_toko, gudang],
  );
  if (!baki) {
    throw new Problem('data_tidak_valid', {}, { [at]: { rule: 'gudang_tanpa_baki', params: { gudang } } });
  }
  return bakiTujuan(tx, kode_toko, baki.kode_baki, at);
}
