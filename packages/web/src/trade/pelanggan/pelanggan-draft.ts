import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { JenisPelanggan } from '@kilau/contract/trade/pelanggan/pelanggan.fields.ts';

/** A customer as he is being typed. */
export interface PelangganDraft {
  readonly jenis: JenisPelanggan;
  readonly kode_member: string;
  readonly nama: string;
  readonly no_hp: string;
  readonly alamat: string;
}

export const PELANGGAN_KOSONG: PelangganDraft = {
  jenis: 'NON MEMBER',
  kode_member: '',
  nama: '',
  no_hp: '',
  alamat: '',
};

/** Whether anybody in particular buys. */
export const adaPelanggan = ({ kode_member, nama, no_hp, alamat }: PelangganDraft): boolean =>
  [kode_member, nama, no_hp, alamat].some((part) => part !== '');

/** Somebody was typed, and it is not clear who is meant. */
export const BELUM_JELAS: RuleBreak = { rule: 'pelanggan_belum_jelas' };

/** What the customer bar changes: who sells, who buys, and what is typed of him as long as he is nobody. */
export type UbahPelanggan =
  | { readonly type: 'sales'; readonly kode_sales: string }
  | { readonly type: 'customer'; readonly pelanggan: Partial<PelangganDraft> }
  | { readonly type: 'typed'; readonly ketik: string };

export interface Niaga {
  readonly kode_sales: string;
  readonly pelanggan: PelangganDraft;
  /** What stands in the customer's field and is nobody yet; absent: nothing. */
  readonly ketik?: string;
}

/** What is being entered, with what the customer bar has changed. */
export function denganPelanggan({ pelanggan }: Niaga, ubah: UbahPelanggan): Partial<Niaga> {
  if (ubah.type === 'sales') return { kode_sales: ubah.kode_sales };
  if (ubah.type === 'typed') return { ketik: ubah.ketik };
  // Whoever it is now, or nobody in particular: nothing is left to be made out.
  return { pelanggan: { ...pelanggan, ...ubah.pelanggan }, ketik: '' };
}

/** The code of a customer who has a reseller's prices; empty for all others. */
export const pembeliReseller = ({ jenis: jenisPelanggan, kode_member }: PelangganDraft): string =>
  jenisPelanggan === 'RESELLER' ? kode_member : '';

/** The customer as he is sent: of a member his code says everything. */
export const pelangganKirim = ({ jenis: jenisPelanggan, kode_member, nama, no_hp, alamat }: PelangganDraft) =>
  jenisPelanggan === 'NON MEMBER' ? { jenis: jenisPelanggan, nama, no_hp, alamat } : { jenis: 'MEMBER', kode_member };
