/** A customer as he is being typed. */
export interface PelangganDraft {
  readonly jenis: 'NON MEMBER' | 'MEMBER';
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

/** What the customer bar changes: who sells, and who buys. */
export type UbahPelanggan =
  | { readonly type: 'sales'; readonly kode_sales: string }
  | { readonly type: 'customer'; readonly pelanggan: Partial<PelangganDraft> };
