import { choice, code, date, datetime, integer, money, ref, text } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { KEPERLUAN } from './aksesoris.fields.ts';

/** Accessories over some days: what there was, came, was taken and is left, or every movement with its balance. */
export const barangAcc = defineReport({
  key: 'barang-acc',
  page: '/laporan-barang-acc',
  aliases: ['/laporan-barang-barang-acc'],
  menu: 'laporan',
  filters: {
    ...PERIODE.filters,
    tampilan: choice(['RINGKAS', 'MUTASI'], {
      required: true,
      default: 'RINGKAS',
      optionLabel: 'pilihan.tampilan_aksesoris',
    }),
    kode_gudang: ref('gudang', { all: true, label: 'laporan.gudang' }),
    kode_baki: ref('baki', { all: true, label: 'laporan.baki', where: { kode_gudang: 'kode_gudang' } }),
  },
  period: PERIODE.period,
  columns: {
    kode_barcode: total(code({}), 'distinct'),
    nama_aksesoris: text({ max: 100, label: 'aksesoris.nama' }),
    kode_dept: code({ label: 'laporan.jenis' }),
    kode_gudang: code({ label: 'laporan.gudang' }),
    kode_baki: code({ label: 'laporan.baki' }),
    awal: total(integer({ label: 'aksesoris.awal' }), 'sum'),
    tambah: total(integer({ label: 'aksesoris.tambah' }), 'sum'),
    ambil: total(integer({ label: 'aksesoris.ambil' }), 'sum'),
    akhir: total(integer({ label: 'aksesoris.akhir' }), 'sum'),
    harga_jual: money({}),
    nilai: total(money({}), 'sum'),
    tgl: date({}),
    waktu: datetime({}),
    no_stok: code({}),
    aksi: choice(['TAMBAH', 'AMBIL', 'JUAL', 'BATAL'], {
      label: 'aksesoris.kejadian',
      optionLabel: 'pilihan.aksi_stok',
    }),
    keperluan: choice(KEPERLUAN, { label: 'aksesoris.keperluan', optionLabel: 'pilihan.keperluan' }),
    keterangan: text({ max: 200 }),
    user_id: code({}),
    saldo: integer({}),
  },
  tiles: [
    { column: 'kode_barcode', label: 'aksesoris.jumlah' },
    { column: 'tambah' },
    { column: 'ambil' },
    { column: 'akhir' },
    { column: 'nilai' },
  ],
  views: {
    by: 'tampilan',
    of: {
      RINGKAS: {
        columns: [
          'kode_barcode',
          'nama_aksesoris',
          'kode_dept',
          'kode_gudang',
          'kode_baki',
          'awal',
          'tambah',
          'ambil',
          'akhir',
          'harga_jual',
          'nilai',
        ],
      },
      MUTASI: {
        columns: [
          'kode_barcode',
          'nama_aksesoris',
          'tgl',
          'waktu',
          'no_stok',
          'aksi',
          'keperluan',
          'keterangan',
          'user_id',
          'tambah',
          'ambil',
          'saldo',
        ],
        groupBy: ['kode_barcode'],
        groupLabel: 'nama_aksesoris',
      },
    },
  },
});
