import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Payment, Work } from '../../engine/paper/kind.ts';
import { moneyEntry, type Entry } from '../../ledger/entry.ts';

/** What is wrong with a category of money that goes one way only. */
const ONE_WAY = {
  MASUK: { rule: 'transaksi_hanya_masuk' },
  KELUAR: { rule: 'transaksi_hanya_keluar' },
} as const;

/** Which way money goes that was said to be added or taken. */
export const arahUang = (arah: string): Payment['arah'] => (arah === 'TAMBAH' ? 'MASUK' : 'KELUAR');

/** @throws Problem at `kode_transaksi` when the category is of money that goes the other way. */
export async function assertArah(
  { tx, context }: Work,
  kode_transaksi: string,
  arah: 'MASUK' | 'KELUAR',
): Promise<void> {
  const { jenis_transaksi } = await tx.one<{ jenis_transaksi: keyof typeof ONE_WAY | 'SEMUA' }>(
    'select jenis_transaksi from kode_transaksi where kode_toko = $1 and kode_transaksi = $2',
    [context.shop.kode_toko, kode_transaksi],
  );
  if (jenis_transaksi !== 'SEMUA' && jenis_transaksi !== arah) {
    throw new Problem('data_tidak_valid', {}, { kode_transaksi: ONE_WAY[jenis_transaksi] });
  }
}

/** What stands against money beside the trade: income or cost of its category. */
export const lawanUang = (arah: Payment['arah'], kode_transaksi: string, jumlah: Dec): Entry[] =>
  arah === 'MASUK'
    ? moneyEntry('PENDAPATAN_LAIN', kode_transaksi, jumlah.negated(), kode_transaksi)
    : moneyEntry('BIAYA_LAIN', kode_transaksi, jumlah, kode_transaksi);
