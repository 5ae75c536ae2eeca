import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Work } from '../../engine/paper/kind.ts';
import type { BayarTersimpan } from '../../trade/bayar/bayar.ts';
import { poinDidapat, tanpaPoin } from '../../trade/poin/dapat-poin.ts';
import { bonusPenjualan } from '../../trade/sales/bonus.ts';
import type { BarisJual } from './baris-jual.ts';

interface Dijual {
  readonly kode_sales: string;
  readonly kode_member: string;
  readonly baris: readonly BarisJual[];
  readonly bayar: BayarTersimpan;
}

/** What a sale earns: points for its member, and for the sales person a bonus on each line. */
export async function perolehan(
  { tx, context }: Work,
  { kode_sales, kode_member, baris, bayar }: Dijual,
): Promise<{ readonly poin: number; readonly bonus: readonly Dec[] }> {
  const barang = baris.map((row) => ({
    kode_group: row.barang.kode_group,
    berat: row.berat,
    jumlah_rp: row.total,
  }));
  const transaksi = { kode_member, baris: barang, tanpaPoin: tanpaPoin(bayar.hasil) };
  return {
    poin: await poinDidapat(tx, context, 'PENJUALAN', transaksi),
    bonus: await bonusPenjualan(tx, context, kode_sales, barang),
  };
}
