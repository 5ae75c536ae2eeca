/**
 * What other features may use of the sale: its rules, its customer and payment parts, and how a document is shown and
 * taken back.
 */
export { aturanJual, type AturanJual } from './aturan.ts';
export { AlasanField } from './rincian/AlasanField.tsx';
export { StatusChip } from './rincian/StatusChip.tsx';
export { tanyaAlasan } from './rincian/tolak.tsx';
export { CustomerBar } from './transaksi/CustomerBar.tsx';
export {
  PELANGGAN_KOSONG,
  tambahBayar,
  type BayarDraft,
  type OtorisasiBaris,
  type PelangganDraft,
} from './transaksi/draft.ts';
export { angka } from './transaksi/hitung.ts';
export { bayarKirim, salahBayar, type Salah } from './transaksi/kirim.ts';
export { PaymentForm } from './transaksi/PaymentForm.tsx';
export { PaymentPanel } from './transaksi/PaymentPanel.tsx';
