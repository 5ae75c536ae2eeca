import type { ApprovalCategory } from '../../core/approval.ts';
import { izinBaris, izinBerlian } from '../../trade/otorisasi/otorisasi-baris.approvals.ts';
import { izinLimit } from '../../trade/otorisasi/limit.ts';

/** Approvals of lines, and of a whole sale. */
export const approvals: readonly ApprovalCategory[] = [...izinBaris({}), izinBerlian, izinLimit];
