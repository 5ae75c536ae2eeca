import type { ApprovalCategory } from '../../core/approval.ts';
import { integer } from '../../core/field.ts';
import { izinBaris } from '../../trade/otorisasi/otorisasi-baris.approvals.ts';
import { IZIN_BELI_MANUAL } from './jual-beli.calc.ts';

/** Approvals of lines of goods without barcodes. */
export const approvals: readonly ApprovalCategory[] = [
  ...izinBaris({ qty: integer({ required: true, min: 1 }) }),
  IZIN_BELI_MANUAL,
];
