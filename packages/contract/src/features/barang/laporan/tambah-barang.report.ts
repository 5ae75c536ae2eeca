import { choice, code, date, datetime, integer, kadar, ref, text, weight } from '../../../core/field.ts';
import { defineReport, PERIODE, total } from '../../../core/report.ts';
import { SUMBER_BERAT } from '../barang.fields.ts';
import { TEMPAT_KELAS_COLUMNS } from './tempat-kelas.columns.ts';

/**
 * Pieces that were entered into stock, as they were when they came: one by one, or added up by document, group, type or
 * tray.
 */
export const tambahBarangReport = defineReport({
  key: 'tambah-barang',
  page: '/laporan-tambah-barang',
  aliases: ['/laporan-barang-tambah'],
  menu: 'laporan',
  daily: true,
  filters: {
    ...PERIODE.filters,
    tampilan: choice(['DETAIL', 'DOKUMEN', 'GROUP', 'JENIS', 'BAKI'], {
      required: true,
      default: 'DETAIL',
      optionLabel: 'pilihan.tampilan',
    }),
    kode_group: ref('group', { all: true, label: 'laporan.group' }),
    kode_dept: ref('jenis', { all: true, label: 'laporan.jenis' }),
    kode_gudang: ref('gudang', { all: true, label: 'laporan.gudang' }),
    kode_baki: ref('baki', { all: true, label: 'laporan.baki', where: { kode_gudang: 'kode_gudang' } }),
    dibuat_oleh: ref('users', { all: true }),
  },
  period: PERIODE.period,
  columns: {
    no_tambah: total(code({}), 'distinct'),
    tgl: date({}),
    waktu: datetime({}),
    dibuat_oleh: code({}),
    kode_barcode: code({}),
    kode_intern: text({ max: 40 }),
    nama_barang: text({ max: 100 }),
    ...TEMPAT_KELAS_COLUMNS,
    kadar: kadar({}),
    jumlah: total(integer({ label: 'field.jumlah_pcs' }), 'sum'),
    berat: total(weight({}), 'sum'),
    sumber_berat: choice(SUMBER_BERAT, { optionLabel: 'pilihan.sumber_berat' }),
  },
  tiles: [
    { column: 'no_tambah', label: 'field.jumlah_dokumen' },
    { column: 'jumlah', label: 'field.jumlah_barang' },
    { column: 'berat' },
  ],
  views: {
    by: 'tampilan',
    of: {
      DETAIL: {
        columns: [
          'no_tambah',
          'tgl',
          'dibuat_oleh',
          'kode_barcode',
          'kode_intern',
          'nama_barang',
          'kode_group',
          'kode_dept',
          'kode_gudang',
          'kode_baki',
          'kadar',
          'jumlah',
          'berat',
          'sumber_berat',
        ],
        groupBy: ['no_tambah', 'tgl', 'dibuat_oleh'],
      },
      DOKUMEN: { columns: ['tgl', 'no_tambah', 'waktu', 'dibuat_oleh', 'jumlah', 'berat'] },
      GROUP: { columns: ['kode_group', 'nama_group', 'jumlah', 'berat'] },
      JENIS: { columns: ['kode_dept', 'nama_dept', 'jumlah', 'berat'] },
      BAKI: { columns: ['kode_gudang', 'kode_baki', 'nama_baki', 'jumlah', 'berat'], groupBy: ['kode_gudang'] },
    },
  },
});
