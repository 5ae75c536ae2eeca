import { choice, code, text } from '../../../core/field.ts';
import { GOLONGAN } from '../jurnal.ts';

/** The module that all of accounting comes with. */
export const AKUNTANSI = 'NAGAFIN_ACCOUNTING_MODULE';

/** What it is (`GOLONGAN`). */
export const golongan = choice([...new Set(Object.values(GOLONGAN))], { optionLabel: 'pilihan.golongan' });

/** An account in a report. */
export const AKUN_COLUMNS = {
  nomor_akun: code({}),
  nama_akun: text({ max: 60 }),
} as const;
