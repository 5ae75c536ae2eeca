import { Dec } from '../../core/dec.ts';

/** How points are earned, and what one is worth: what `/parameter-get-point-member` says. */
export interface AturanPoin {
  readonly tipe_poin: string;
  readonly gram_per_poin: Dec;
  readonly rp_per_poin: Dec;
  readonly dapat_penjualan: boolean;
  readonly dapat_pembelian: boolean;
  /** Rupiah that a point pays. */
  readonly cashback_poin: Dec;
}

/** A row of master parameter point: what pieces of a group and weight give, instead of the general rule. */
export interface BarisParameterPoin {
  readonly kode_group: string;
  readonly berat_dari: Dec;
  /** Empty: without end. */
  readonly berat_sampai: Dec | null;
  /** Points for every full `kelipatan`, in grams or rupiah by the kind of points. */
  readonly poin: number;
  readonly kelipatan: number;
}

/** A line of a sale or purchase as far as points go by it. */
export interface BarisBerpoin {
  readonly kode_group: string;
  readonly berat: Dec;
  /** What the customer pays or gets for the line, in rupiah. */
  readonly jumlah_rp: Dec;
}

const mencakup = ({ kode_group, berat_dari, berat_sampai }: BarisParameterPoin, baris: BarisBerpoin): boolean =>
  kode_group === baris.kode_group &&
  baris.berat.gte(berat_dari) &&
  (berat_sampai === null || baris.berat.lte(berat_sampai));

type AturanSatuan = Pick<AturanPoin, 'tipe_poin' | 'gram_per_poin' | 'rp_per_poin'>;

/**
 * Points of one line: for every full unit of its weight or price what the row of its group and weight gives, or one
 * point by the general rule where there is no row (domain guide §2.7). What is left of a unit gives nothing.
 */
export function poinBaris(
  { tipe_poin, gram_per_poin, rp_per_poin }: AturanSatuan,
  baris: BarisBerpoin,
  parameter: readonly BarisParameterPoin[] = [],
): number {
  const [jumlah, umum] = tipe_poin === 'RP' ? [baris.jumlah_rp, rp_per_poin] : [baris.berat, gram_per_poin];
  const khusus = parameter.find((tarif) => mencakup(tarif, baris));
  const satuan = khusus ? Dec.from(khusus.kelipatan) : umum;
  if (jumlah.isNegative() || satuan.lte(0)) return 0;
  return jumlah
    .dividedBy(satuan, 0, 'down')
    .times(khusus?.poin ?? 1)
    .toJSON();
}

/** What a transaction comes to as far as points go by it. */
interface TransaksiBerpoin {
  readonly baris: readonly BarisBerpoin[];
  /** What was paid in ways that earn nothing: where rupiah earn, lines earn so much less, each its share. */
  readonly tanpaPoin?: Dec;
}

/** The lines with what of their price earns. */
function berpoin({ baris, tanpaPoin = Dec.zero }: TransaksiBerpoin): readonly BarisBerpoin[] {
  const total = Dec.sum(baris.map(({ jumlah_rp }) => jumlah_rp));
  if (tanpaPoin.isZero() || total.lte(0)) return baris;
  const bagian = Dec.max(0, total.minus(tanpaPoin));
  return baris.map((row) => ({ ...row, jumlah_rp: row.jumlah_rp.times(bagian).dividedBy(total, 0, 'down') }));
}

/** Points that a member earns with a transaction; a cancel takes exactly these back. */
export function poinTransaksi(
  aturan: AturanPoin,
  jenisTransaksi: 'PENJUALAN' | 'PEMBELIAN',
  transaksi: TransaksiBerpoin,
  parameter: readonly BarisParameterPoin[] = [],
): number {
  if (!(jenisTransaksi === 'PENJUALAN' ? aturan.dapat_penjualan : aturan.dapat_pembelian)) return 0;
  return berpoin(transaksi).reduce((sum, row) => sum + poinBaris(aturan, row, parameter), 0);
}

/** What points are worth when they are paid with or given back as cash. */
export const nilaiPoin = (poin: number, { cashback_poin }: Pick<AturanPoin, 'cashback_poin'>): Dec =>
  cashback_poin.times(poin);

/** Most points that may pay an amount: never more than the member has, nor worth more than the amount. */
export function poinUntukBayar(
  jumlah: Dec,
  saldo: number,
  { cashback_poin }: Pick<AturanPoin, 'cashback_poin'>,
): number {
  if (cashback_poin.lte(0) || jumlah.isNegative()) return 0;
  return Dec.min(jumlah.dividedBy(cashback_poin, 0, 'down'), Math.max(0, saldo)).toJSON();
}
