import { defineDocument } from '../../core/document.ts';
import { choice, code, date, integer, money, ref, text, weight } from '../../core/field.ts';
import { AKSESORIS, KATEGORI_AKSESORIS } from '../../trade/barang/aksesoris.ts';
import { ARAH_STOK, KEPERLUAN } from './aksesoris.fields.ts';

/**
 * Stock of accessories comes or is taken (domain guide §8.4). A new accessory comes with its first stock. Posted when
 * it is saved.
 */
export const stokAksesoris = defineDocument({
  key: 'stok-aksesoris',
  base: 'stok-aksesoris',
  kode: 'AC',
  menu: 'barang',
  pages: { create: AKSESORIS, list: AKSESORIS },
  header: {
    arah: choice(ARAH_STOK, { required: true, label: 'aksesoris.arah', optionLabel: 'pilihan.arah_stok' }),
    keperluan: choice(KEPERLUAN, { label: 'aksesoris.keperluan', optionLabel: 'pilihan.keperluan' }),
    keterangan: text({ max: 200, upper: true }),
  },
  parts: {},
  rows: {
    barang: {
      /** Empty: a new accessory, described by the fields below. */
      kode_barcode: text({ max: 30 }),
      qty: integer({ min: 1, max: 100_000, required: true, label: 'aksesoris.qty' }),
      nama_aksesoris: text({ max: 100, upper: true, label: 'aksesoris.nama' }),
      kode_group: ref('group', { only: { kode_kategori: KATEGORI_AKSESORIS }, label: 'laporan.group' }),
      kode_dept: ref('jenis', { label: 'laporan.jenis' }),
      kode_baki: ref('baki', { label: 'laporan.baki' }),
      /** Grams a piece. */
      berat: weight({ min: 0, label: 'aksesoris.berat_satuan' }),
      harga_jual: money({ min: 0 }),
    },
  },
  actions: {
    batal: {
      page: AKSESORIS,
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL STOK AKSESORIS',
      input: { alasan: text({ max: 200, required: true }) },
    },
  },
  list: {
    columns: {
      no_stok: code({ label: 'aksesoris.no_stok' }),
      tgl: date({}),
      arah: code({ label: 'aksesoris.arah' }),
      keperluan: code({ label: 'aksesoris.keperluan' }),
      keterangan: text({ max: 200 }),
      jumlah_barang: integer({ label: 'aksesoris.qty' }),
      status: code({}),
      dibuat_oleh: code({}),
    },
    filters: {
      tgl_from: date({}),
      tgl_to: date({}),
      arah: choice(ARAH_STOK, { optionLabel: 'pilihan.arah_stok', label: 'aksesoris.arah' }),
      status: choice(['DONE', 'CANC'], {}),
    },
  },
});
