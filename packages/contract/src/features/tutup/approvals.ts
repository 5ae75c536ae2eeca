import type { ApprovalCategory } from '../../core/approval.ts';
import { date, lines, money, ref, tags, text } from '../../core/field.ts';
import { PERIKSA_KEYS } from './periksa.ts';
import { LACI_MAKS } from './tutup.wire.ts';

/**
 * A day is closed though something is not as it should be: the owner's alone. He agrees to what it comes to, each
 * drawer by the books and as it was counted, if it was, and each account.
 */
export const IZIN_TUTUP: ApprovalCategory = {
  kategori: 'TUTUP TOKO DENGAN CATATAN',
  nilai: {
    tgl: date({ required: true }),
    periksa: tags({ required: true, max: PERIKSA_KEYS.length, options: PERIKSA_KEYS, optionLabel: 'tutup.periksa' }),
    alasan: text({ max: 200, required: true }),
    laci: lines(
      {
        user_id: ref('users', { required: true }),
        menurut_buku: money({ required: true }),
        dihitung: money({}),
        selisih: money({}),
      },
      { required: true, max: LACI_MAKS, label: 'tutup.laci' },
    ),
    rekening: lines(
      { no_rekening: ref('rekening', { required: true }), saldo: money({ required: true }) },
      { required: true, max: LACI_MAKS, label: 'tutup.tidak_di_laci' },
    ),
  },
};

/** The last day is opened again: the owner's alone. */
export const IZIN_BUKA: ApprovalCategory = {
  kategori: 'BUKA TOKO',
  nilai: { tgl: date({ required: true }), alasan: text({ max: 200, required: true }) },
};

/** Approvals of what ends a day. */
export const approvals: readonly ApprovalCategory[] = [IZIN_TUTUP, IZIN_BUKA];
