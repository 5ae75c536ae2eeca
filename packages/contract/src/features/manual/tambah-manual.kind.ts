import { text } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { barisTersimpanFields, jumlahManualFields, masukManualFields } from './baris.fields.ts';
import { batalStokManual, KERTAS_STOK_MANUAL } from './stok.fields.ts';

const PAGE = '/data-barang-manual';

/** Manual items come into their trays. It is posted when it is saved. */
export const tambahBarangManual = defineKind({
  ...KERTAS_STOK_MANUAL,
  key: 'tambah-barang-manual',
  base: 'tambah-barang-manual',
  kode: 'TBM',
  number: 'no_tambah',
  pages: { create: PAGE, list: PAGE },
  header: { keterangan: text({ max: 200, upper: true }) },
  rows: { barang: masukManualFields },
  deeds: { batal: batalStokManual(PAGE, 'TAMBAH BARANG MANUAL', 'manual.batal_tambah') },
  stored: { table: 'tambah_manual', fields: jumlahManualFields },
  /** A line keeps the purity that the group had when the goods came. */
  lines: { barang: { table: 'tambah_manual_baris', fields: barisTersimpanFields } },
  columns: ['tgl', 'keterangan', 'total_qty', 'total_berat', 'dibuat_oleh'],
  filters: [],
  search: ['barang/kode_baki'],
});
