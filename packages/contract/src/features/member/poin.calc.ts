import { Dec } from '../../core/dec.ts';
import type { SettingValues } from '../../core/setting.ts';
import type { getPoint } from './poin.setting.ts';
import type { settingMember } from './setting-member.setting.ts';

export type AturanPoin = SettingValues<typeof getPoint.fields>;
type AturanAfiliasi = Pick<
  SettingValues<typeof settingMember.fields>,
  'afiliasi_aktif' | 'minimal_belanja' | 'poin_pengajak' | 'poin_diajak'
>;

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

/** Points that a member earns with a transaction; a cancel takes exactly these back. */
export function poinTransaksi(
  aturan: AturanPoin,
  jenisTransaksi: 'PENJUALAN' | 'PEMBELIAN',
  baris: readonly BarisBerpoin[],
  parameter: readonly BarisParameterPoin[] = [],
): number {
  if (!(jenisTransaksi === 'PENJUALAN' ? aturan.dapat_penjualan : aturan.dapat_pembelian)) return 0;
  return baris.reduce((sum, row) => sum + poinBaris(aturan, row, parameter), 0);
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

/** What a first purchase of somebody brought along gives to both. */
export function poinAfiliasi(
  aturan: AturanAfiliasi,
  belanja: Dec,
): { readonly pengajak: number; readonly diajak: number } {
  const berlaku = aturan.afiliasi_aktif && belanja.gte(aturan.minimal_belanja);
  return berlaku ? { pengajak: aturan.poin_pengajak, diajak: aturan.poin_diajak } : { pengajak: 0, diajak: 0 };
}
