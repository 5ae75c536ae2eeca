import { code, kadar, text, weight } from '../../../core/field.ts';
import { total } from '../../../core/report.ts';

/** The pieces of a document in a report: what each is, and where it lay. */
export const BARIS_BARANG_COLUMNS = {
  kode_barcode: total(code({}), 'count'),
  nama_barang: text({ max: 100 }),
  kode_group: code({ label: 'laporan.group' }),
  kadar: kadar({}),
  berat: total(weight({}), 'sum'),
  dari_gudang: code({}),
  dari_baki: code({}),
} as const;

/** The figures above it: documents, pieces and grams. */
export const tilesDokumen = <const Nomor extends string>(nomor: Nomor) =>
  [
    { column: nomor, label: 'field.jumlah_dokumen' },
    { column: 'kode_barcode', label: 'field.jumlah_barang' },
    { column: 'berat' },
  ] as const;
