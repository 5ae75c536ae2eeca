import type { ApprovalCategory } from '../../core/approval.ts';
import { izinBaris } from '../../trade/otorisasi/otorisasi-baris.approvals.ts';

/** Approvals of lines. */
export const approvals: readonly ApprovalCategory[] = izinBaris({});
