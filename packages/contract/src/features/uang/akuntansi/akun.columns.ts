import { code, text } from '../../../core/field.ts';

/** The module that all of accounting comes with. */
export const AKUNTANSI = 'NAGAFIN_ACCOUNTING_MODULE';

/** An account in a report. */
export const AKUN_COLUMNS = {
  nomor_akun: code({}),
  nama_akun: text({ max: 60 }),
} as const;
