import { Dec } from '@kilau/contract/core/dec.ts';
import { BULAT_MAKS } from '@kilau/contract/core/field.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { poinTransaksi, type BarisBerpoin } from '@kilau/contract/trade/poin/poin.calc.ts';
import { CARA_BAYAR } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import type { HasilBayar } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import { pointEntries, type Entry } from '../../ledger/entry.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { aturanPoin, parameterPoin } from './poin.ts';

/** Categories of points that a transaction has earned, and of those that its cancel takes back. */
export const KATEGORI_POIN = 'POIN';
export const KATEGORI_BATAL_POIN = 'BATAL POIN';
/** Category of points that are put right: they count as earned on the day of the correction. */
export const KATEGORI_KOREKSI_POIN = 'TRANSAKSI POIN';

/** What ways have paid that earn no points. */
export const tanpaPoin = ({ baris }: HasilBayar): Dec =>
  Dec.sum(baris.flatMap((row) => (CARA_BAYAR[row.jenis].tanpaPoin ? [row.jumlah] : [])));

interface Transaksi {
  readonly kode_member: string;
  readonly baris: readonly BarisBerpoin[];
  readonly tanpaPoin?: Dec;
}

/**
 * Points that a member earns with a sale or a purchase, by the rules of its day; a passing customer earns none.
 * @throws Problem `poin_melebihi_batas` where a rule gives more than a paper keeps.
 */
export async function poinDidapat(
  tx: Tx,
  context: WorkContext,
  jenisTransaksi: 'PENJUALAN' | 'PEMBELIAN',
  { kode_member, ...transaksi }: Transaksi,
): Promise<number> {
  if (kode_member === '') return 0;
  const groups = transaksi.baris.map(({ kode_group }) => kode_group);
  const aturan = await aturanPoin(tx, context);
  const poin = poinTransaksi(aturan, jenisTransaksi, transaksi, await parameterPoin(tx, context, groups));
  if (poin > BULAT_MAKS) throw new Problem('poin_melebihi_batas', {});
  return poin;
}

/** What a paper earns its member, as it is booked. */
export const entriPoin = (kode_member: string, poin: number): Entry[] =>
  poin === 0 ? [] : pointEntries(kode_member, Dec.from(poin), KATEGORI_POIN);
