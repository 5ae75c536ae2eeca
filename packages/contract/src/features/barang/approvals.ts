import type { ApprovalCategory } from '../../core/approval.ts';
import { IZIN_BERAT_TERIMA } from '../../trade/terima/ambil.calc.ts';
import { IZIN_KADAR } from './massal/ubah-massal.fields.ts';

/** Approvals of what is done to pieces beside papers. */
export const approvals: readonly ApprovalCategory[] = [IZIN_BERAT_TERIMA, IZIN_KADAR];
