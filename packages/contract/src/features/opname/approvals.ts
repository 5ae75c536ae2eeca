import type { ApprovalCategory } from '../../core/approval.ts';
import { IZIN_KOSONGKAN_OPNAME, IZIN_RESET_TIMBANG, IZIN_SELESAI_OPNAME } from './opname.wire.ts';

/** Approvals of what ends weighings and counts, or gives them up. */
export const approvals: readonly ApprovalCategory[] = [IZIN_RESET_TIMBANG, IZIN_SELESAI_OPNAME, IZIN_KOSONGKAN_OPNAME];
