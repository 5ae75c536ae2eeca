import { choice, ref, text } from '../../core/field.ts';

/** Kinds of customers; a reseller is a member who buys by a price list of his own. */
export const JENIS_PELANGGAN = ['NON MEMBER', 'MEMBER', 'RESELLER'] as const;
export type JenisPelanggan = (typeof JENIS_PELANGGAN)[number];

/** Who buys: a member, or somebody whose name may be typed. */
export const PELANGGAN_FIELDS = {
  jenis: choice(JENIS_PELANGGAN, {
    label: 'field.jenis_pelanggan',
    optionLabel: 'penjualan.jenis_pelanggan',
    default: 'NON MEMBER',
  }),
  kode_member: ref('member', {}),
  nama: text({ max: 100, upper: true }),
  no_hp: text({ max: 20 }),
  alamat: text({ max: 200, upper: true }),
} as const;

/** Who sells. */
export const KODE_SALES = ref('sales', {});

/** Who bought, as the document keeps it. */
export interface PelangganTersimpan {
  readonly jenis: JenisPelanggan;
  readonly kode_member: string;
  readonly nama: string;
  readonly no_hp: string;
  readonly alamat: string;
}
