import type { BarangNota } from '@kilau/contract/trade/beli/beli.wire.ts';
import type { Izin } from '../../engine/approval/permintaan.ts';
import { denganNota, ISI_BELI_KOSONG, type IsiBeli } from '../../trade/beli/isi.ts';
import { pelangganDari } from '../../trade/beli/pelanggan-nota.ts';
import { PELANGGAN_KOSONG, type PelangganDraft } from '../../trade/pelanggan/pelanggan-draft.ts';

/** Numbers of a draft are texts, exactly as typed. */
type Angka = string;

/** What goes to the seller's account; the rest is paid out of the drawer. */
export interface Transfer {
  /** Empty: everything. */
  readonly jumlah: Angka;
  readonly no_rekening: string;
  readonly no_rekening_customer: string;
  readonly otorisasi: Izin | null;
}

export interface DraftBeli extends IsiBeli {
  readonly kode_sales: string;
  readonly pelanggan: PelangganDraft;
  /** What stands in the customer's field and is nobody yet; absent: nothing. */
  readonly ketik?: string;
  /** Null: cash alone. */
  readonly transfer: Transfer | null;
}

const TRANSFER_KOSONG: Transfer = { jumlah: '', no_rekening: '', no_rekening_customer: '', otorisasi: null };

/** A transfer whose payment is changed: what was approved of it holds no more. */
export const ubahTransfer = (kini: Transfer | null, part: Partial<Transfer>): Transfer => ({
  ...(kini ?? TRANSFER_KOSONG),
  otorisasi: null,
  ...part,
});

export const beliKosong = (kode_sales = ''): DraftBeli => ({
  ...ISI_BELI_KOSONG,
  kode_sales,
  pelanggan: PELANGGAN_KOSONG,
  transfer: null,
});

/**
 * With pieces that were scanned, and the customer of the first. @param member the shop has members. @returns also the
 * line of the first of them.
 */
export function denganNotaBeli(draft: DraftBeli, barang: readonly BarangNota[], member: boolean) {
  const [nota] = barang;
  const kosong = draft.barang.length === 0 && (draft.ketik ?? '') === '';
  const pelanggan = nota && kosong ? pelangganDari(draft.pelanggan, nota, member) : draft.pelanggan;
  return denganNota({ ...draft, pelanggan }, barang);
}
