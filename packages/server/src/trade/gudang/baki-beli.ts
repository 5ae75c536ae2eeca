import { Problem } from '@kilau/contract/core/problem.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import type { Place } from '../../ledger/entry.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { bakiTujuan } from './baki.ts';

/** The tray for goods whose tray nobody chose: the first of gudang BELI. */
export async function bakiBeli(tx: Tx, kode_toko: string, at: string): Promise<Place> {
  const baki = await tx.maybe<{ kode_baki: string }>(
    `select kode_baki from baki where kode_toko = $1 and kode_gudang = $2 and status_aktif order by kode_baki limit 1`,
    [kode_toko, GUDANG_BAWAAN.pembelian],
  );
  if (!baki) {
    throw new Problem(
      'data_tidak_valid',
      {},
      { [at]: { rule: 'gudang_tanpa_baki', params: { gudang: GUDANG_BAWAAN.pembelian } } },
    );
  }
  return bakiTujuan(tx, kode_toko, baki.kode_baki, at);
}
