import type { ApprovalCategory } from '../../core/approval.ts';
import { date, tags, text } from '../../core/field.ts';
import { PERIKSA_KEYS } from './periksa.ts';

/** A day is closed though something is not as it should be: the owner's alone. */
export const IZIN_TUTUP: ApprovalCategory = {
  kategori: 'TUTUP TOKO DENGAN CATATAN',
  nilai: {
    tgl: date({ required: true }),
    periksa: tags({ required: true, max: PERIKSA_KEYS.length, options: PERIKSA_KEYS, optionLabel: 'tutup.periksa' }),
    alasan: text({ max: 200, required: true }),
  },
};

/** The last day is opened again: the owner's alone. */
export const IZIN_BUKA: ApprovalCategory = {
  kategori: 'BUKA TOKO',
  nilai: { tgl: date({ required: true }), alasan: text({ max: 200, required: true }) },
};

/** Approvals of what ends a day. */
export const approvals: readonly ApprovalCategory[] = [IZIN_TUTUP, IZIN_BUKA];
