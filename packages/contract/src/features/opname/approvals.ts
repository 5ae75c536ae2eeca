import type { ApprovalCategory } from '../../core/approval.ts';
import { IZIN_KOSONGKAN_OPNAME, IZIN_SELESAI_OPNAME } from '../../trade/opname/akhir.ts';
import { IZIN_SELESAI_GLOBAL } from './opname-global.wire.ts';
import { IZIN_RESET_TIMBANG } from './opname.wire.ts';

/** Approvals of what ends weighings and counts (of pledged goods too), or gives them up. */
export const approvals: readonly ApprovalCategory[] = [
  IZIN_RESET_TIMBANG,
  IZIN_SELESAI_OPNAME,
  IZIN_SELESAI_GLOBAL,
  IZIN_KOSONGKAN_OPNAME,
];
