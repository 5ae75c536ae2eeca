import { choice, date, lines, ref, text } from '../../../core/field.ts';

/** Most tags that are listed, and printed at once. */
export const LABEL_MAKS = 2000;

/** Which pieces in stock are listed for their tags. */
export const labelFilterFields = {
  tgl_from: date({}),
  tgl_to: date({}),
  kode_group: ref('group', { all: true }),
  kode_dept: ref('jenis', { all: true }),
  kode_baki: ref('baki', { all: true }),
  status_cetak: choice(['BELUM', 'SEMUA'], { default: 'BELUM', optionLabel: 'pilihan.status_cetak' }),
  /** Barcodes with anything between them, as they come from a scanner or a sheet. */
  barcode: text({ max: 5000, multiline: true, label: 'field.daftar_barcode' }),
  /** Document by which they came. */
  no_tambah: text({ max: 40, upper: true }),
} as const;

/** Which printings of tags are listed: of whom, when, and whether only those after the first. */
export const logLabelFields = {
  tgl_from: date({ required: true, label: 'field.tgl_awal' }),
  tgl_to: date({ required: true, label: 'field.tgl_akhir' }),
  user_id: text({ max: 30, upper: true }),
  jenis_cetak: choice(['ULANG', 'SEMUA'], { default: 'ULANG', optionLabel: 'pilihan.jenis_cetak' }),
} as const;

/** What tags can be made as: a paper, or the commands of a label printer. */
export const LABEL_BENTUK = ['PDF', 'TSPL', 'ZPL'] as const;
export type LabelBentuk = (typeof LABEL_BENTUK)[number];

/** Which tags, in their order, and as what. */
export const cetakLabelFields = {
  bentuk: choice(LABEL_BENTUK, { required: true }),
  barang: lines({ kode_barcode: text({ max: 8, only: 'digits', required: true }) }, { min: 1, max: LABEL_MAKS }),
} as const;

const BARCODE = /(?<!\d)\d{8}(?!\d)/g;

/** The barcodes in a text, each once, in their order. */
export const barcodeDalam = (isi: string): readonly string[] => [...new Set(isi.match(BARCODE) ?? [])];
