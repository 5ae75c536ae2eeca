import { choice, money, percent, ref, text } from '../../core/field.ts';
import { JENIS_BAYAR } from './bayar.calc.ts';

/** One payment of a sale. */
export const BAYAR_FIELDS = {
  jenis: choice(JENIS_BAYAR, { required: true, label: 'field.jenis_bayar' }),
  jumlah: money({ required: true, min: 1 }),
  no_rekening: ref('rekening', {}),
  no_kartu: text({ max: 30, only: 'digits-minus' }),
  no_rekening_customer: text({ max: 40 }),
  fee_persen: percent({}),
} as const;

/** How a part of it was paid, as the document keeps it. */
export interface BayarDokumen {
  readonly jenis: string;
  readonly jumlah: number;
  readonly no_rekening: string;
  readonly no_kartu: string;
  readonly fee_persen: number;
  readonly fee_rp: number;
  readonly jumlah_gesek_rp: number;
}
