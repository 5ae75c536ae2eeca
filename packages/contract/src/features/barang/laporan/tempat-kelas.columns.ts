import { code, text } from '../../../core/field.ts';

/** Where a piece lies and what class it is of, each by code and name. */
export const TEMPAT_KELAS_COLUMNS = {
  kode_gudang: code({ label: 'laporan.gudang' }),
  kode_baki: code({ label: 'laporan.baki' }),
  nama_baki: text({ max: 60 }),
  kode_group: code({ label: 'laporan.group' }),
  nama_group: text({ max: 60 }),
  kode_dept: code({ label: 'laporan.jenis' }),
  nama_dept: text({ max: 60 }),
} as const;
