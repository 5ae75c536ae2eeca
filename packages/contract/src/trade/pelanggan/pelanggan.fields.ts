import { choice, ref, text } from '../../core/field.ts';

/** Who buys: a member, or somebody whose name may be typed. */
export const PELANGGAN_FIELDS = {
  jenis: choice(['NON MEMBER', 'MEMBER'], {
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
  readonly jenis: 'NON MEMBER' | 'MEMBER';
  readonly kode_member: string;
  readonly nama: string;
  readonly no_hp: string;
  readonly alamat: string;
}
