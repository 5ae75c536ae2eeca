import { choice, code, integer, money, percent, ref, text } from '../../core/field.ts';
import { TUKAR_FIELDS } from '../beli/baris-beli.fields.ts';
import { CARA_UANG, JENIS_BAYAR, type IsiCara } from './cara-bayar.ts';
import { KATA_CARA } from './kata-cara.ts';

/** What a payment says beside its way and amount, each asked for by the ways that name it. */
const ISI = {
  no_rekening: ref('rekening', {}),
  no_kartu: text({ max: 30, only: 'digits-minus' }),
  no_rekening_customer: text({ max: 40 }),
  fee_persen: percent({}),
  nomor: text({ max: 60 }),
  poin: integer({ min: 1 }),
  kode_kupon: code({ max: 30 }),
  kode_marketplace: ref('marketplace', {}),
} as const satisfies Readonly<Record<IsiCara, object>>;

/** One payment of a sale. A promise, points and goods are worth what they are worth: of those no amount is sent. */
export const BAYAR_FIELDS = {
  jenis: choice(JENIS_BAYAR, { required: true, label: 'field.jenis_bayar', ...KATA_CARA }),
  jumlah: money({ min: 1 }),
  ...ISI,
  ...TUKAR_FIELDS,
} as const;

/** One payment in money. */
export const UANG_FIELDS = {
  jenis: choice(CARA_UANG, { required: true, label: 'field.jenis_bayar', default: 'CASH', ...KATA_CARA }),
  jumlah: money({ min: 1, required: true }),
  no_rekening: ISI.no_rekening,
  no_kartu: ISI.no_kartu,
  fee_persen: ISI.fee_persen,
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
  /** The paper that it draws on; empty, or absent where a kind knows none, of money. */
  readonly nomor?: string;
  /** Points that paid it; null of any other way. */
  readonly poin?: number | null;
}
