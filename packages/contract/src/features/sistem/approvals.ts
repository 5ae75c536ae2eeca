import type { ApprovalCategory } from '../../core/approval.ts';
import { IZIN_BUKA_MENU } from './hak/buka-menu.ts';

/** The approval of a protected page. */
export const approvals: readonly ApprovalCategory[] = [IZIN_BUKA_MENU];
