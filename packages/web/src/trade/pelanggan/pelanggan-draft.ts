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

/** What the customer bar changes: who sells, and who buys. */
export type UbahPelanggan =
  | { readonly type: 'sales'; readonly kode_sales: string }
  | { readonly type: 'customer'; readonly pelanggan: Partial<PelangganDraft> };

export interface Niaga {
  readonly kode_sales: string;
  readonly pelanggan: PelangganDraft;
}

/** What is being entered, with what the customer bar has changed. */
export const denganPelanggan = ({ pelanggan }: Niaga, ubah: UbahPelanggan): Partial<Niaga> =>
  ubah.type === 'sales' ? { kode_sales: ubah.kode_sales } : { pelanggan: { ...pelanggan, ...ubah.pelanggan } };

/** The code of a customer who has a reseller's prices; empty for all others. */
export const pembeliReseller = ({ jenis: jenisPelanggan, kode_member }: PelangganDraft): string =>
  jenisPelanggan === 'RESELLER' ? kode_member : '';

/** The customer as he is sent: of a member his code says everything. */
export const pelangganKirim = ({ jenis: jenisPelanggan, kode_member, nama, no_hp, alamat }: PelangganDraft) =>
  jenisPelanggan === 'NON MEMBER' ? { jenis: jenisPelanggan, nama, no_hp, alamat } : { jenis: 'MEMBER', kode_member };
