import type { ApprovalCategory } from '../../core/approval.ts';
import { IZIN_BELI_MANUAL, IZIN_JUAL_MANUAL } from './jual-beli.calc.ts';

/** Approvals of lines of goods without barcodes. */
export const approvals: readonly ApprovalCategory[] = [...IZIN_JUAL_MANUAL, IZIN_BELI_MANUAL];
