/** Stages of an import, in their order. */
export type ImportStage = 'baca' | 'periksa' | 'simpan';

/** The largest file, in bytes: ten thousand members are about a tenth of it. */
export const LARGEST_IMPORT = 10 * 1024 * 1024;

/** One thing that is wrong with one row. */
export interface ImportFault {
  /** The row as a spreadsheet numbers it. */
  readonly baris: number;
  readonly kode: string;
  /** Name of the field; empty when it is no field's fault. */
  readonly field: string;
  readonly pesan: string;
}

/** What an import did, or would do. */
export interface ImportResult {
  readonly baris: number;
  readonly baru: number;
  readonly berubah: number;
  readonly sama: number;
  readonly ditolak: number;
  /** The first of them; `ditolak` counts rows, and a row may have several. */
  readonly kesalahan: readonly ImportFault[];
  /** Fields that are taken over, and heads of columns that are not. */
  readonly kolom: readonly string[];
  readonly kolom_dilewati: readonly string[];
}
