import type { ApprovalCategory } from '../../core/approval.ts';
import { izinBaris } from '../../trade/otorisasi/otorisasi-baris.calc.ts';

/** Approvals of lines. */
export const approvals: readonly ApprovalCategory[] = izinBaris({});
