import type { ApprovalCategory } from '../../core/approval.ts';
import { code, integer, text } from '../../core/field.ts';
import { APPROVERS, seesAll, type Actor } from '../../core/permission.ts';

/** What ends a count of any kind, or gives it up: an approval where it needs one. */
export const akhiriOpnameFields = { otorisasi: text({ max: 36 }) };

/** The approval of an end, as /laporan-otorisasi calls it. */
export const OTORISASI_SELESAI_OPNAME = 'SELESAI STOCK OPNAME';
/** What such an approval is bound to, beside the number of the count. */
export const nilaiSelesaiOpname = ({ ketemu, belum }: { readonly ketemu: number; readonly belum: number }) => ({
  ketemu,
  hilang: belum,
});

export const IZIN_SELESAI_OPNAME: ApprovalCategory = {
  kategori: OTORISASI_SELESAI_OPNAME,
  dokumen: true,
  nilai: {
    ketemu: integer({ required: true, label: 'opname.ketemu' }),
    hilang: integer({ required: true, label: 'opname.hilang' }),
  },
};

/**
 * Whether somebody needs an approval to end a count: something is missing (`belum`), or it is not his own. Supervisor
 * and owner need none.
 */
export const perluOtorisasiSelesai = (
  { level, user_id }: Pick<Actor, 'level' | 'user_id'>,
  { belum, mulai_oleh }: { readonly belum: number; readonly mulai_oleh: string },
): boolean => !APPROVERS.includes(level) && !seesAll(level) && (belum > 0 || mulai_oleh !== user_id);

/** The approval of giving up a count that somebody else began, and what it is bound to beside its number. */
export const OTORISASI_KOSONGKAN_OPNAME = 'KOSONGKAN STOCK OPNAME';
export const nilaiKosongkanOpname = ({ mulai_oleh }: { readonly mulai_oleh: string }) => ({ mulai_oleh });
export const IZIN_KOSONGKAN_OPNAME: ApprovalCategory = {
  kategori: OTORISASI_KOSONGKAN_OPNAME,
  dokumen: true,
  nilai: { mulai_oleh: code({ required: true, label: 'opname.dimulai_oleh' }) },
};
/** Whether somebody needs it: with it a count of others whose figures displease is gone. */
export const perluOtorisasiKosongkan = (
  actor: Pick<Actor, 'level' | 'user_id'>,
  { mulai_oleh }: { readonly mulai_oleh: string },
): boolean => perluOtorisasiSelesai(actor, { belum: 0, mulai_oleh });
