import { boolean, choice, code, integer, kadar, money, ref, text, weight } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { AKSESORIS, KATEGORI_AKSESORIS } from '../../trade/barang/aksesoris.ts';
import { ARAH_STOK, KEPERLUAN } from './aksesoris.fields.ts';

const arah = choice(ARAH_STOK, { required: true, label: 'aksesoris.arah', optionLabel: 'pilihan.arah_stok' });
const keperluan = choice(KEPERLUAN, { label: 'aksesoris.keperluan', optionLabel: 'pilihan.keperluan' });
const qty = integer({ min: 1, max: 100_000, required: true, label: 'aksesoris.qty' });
const nama_aksesoris = text({ max: 100, upper: true, label: 'aksesoris.nama' });
/** Grams a piece. */
const berat = weight({ min: 0, label: 'aksesoris.berat_satuan' });
const harga_jual = money({ min: 0 });

/**
 * Stock of accessories comes or is taken (domain guide §8.4). A new accessory comes with its first stock. Posted when
 * it is saved.
 */
export const stokAksesoris = defineKind({
  key: 'stok-aksesoris',
  base: 'stok-aksesoris',
  kode: 'AC',
  number: 'no_stok',
  menu: 'barang',
  pages: { create: AKSESORIS, list: AKSESORIS },
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  header: { arah, keperluan, keterangan: text({ max: 200, upper: true }) },
  parts: {},
  rows: {
    barang: {
      /** Empty: a new accessory, described by the fields below. */
      kode_barcode: text({ max: 30 }),
      qty,
      nama_aksesoris,
      kode_group: ref('group', { only: { kode_kategori: KATEGORI_AKSESORIS }, label: 'laporan.group' }),
      kode_dept: ref('jenis', { label: 'laporan.jenis' }),
      kode_baki: ref('baki', { label: 'laporan.baki' }),
      berat,
      harga_jual,
    },
  },
  deeds: {
    /** What came must still be there; what was taken comes back. */
    batal: {
      note: 'aksesoris.batal_penjelasan',
      page: AKSESORIS,
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL STOK AKSESORIS',
      input: { alasan: text({ max: 200, required: true }) },
      undoes: ['buat'],
    },
  },
  stored: {
    table: 'stok_aksesoris',
    fields: {
      arah,
      keperluan,
      jumlah_barang: integer({ required: true, label: 'aksesoris.qty' }),
      total_berat: weight({ required: true }),
    },
  },
  lines: {
    /** What the accessory was then; `baru` when this paper brought it. */
    barang: {
      table: 'stok_aksesoris_baris',
      fields: {
        kode_barcode: code({ required: true }),
        nama_aksesoris: { ...nama_aksesoris, required: true },
        kode_group: code({ required: true, label: 'laporan.group' }),
        kode_dept: code({ required: true, label: 'laporan.jenis' }),
        kode_gudang: code({ required: true, label: 'laporan.gudang' }),
        kode_baki: code({ required: true, label: 'laporan.baki' }),
        kadar: kadar({ required: true }),
        berat: { ...berat, required: true },
        harga_jual: { ...harga_jual, required: true },
        qty,
        baru: boolean({ label: 'aksesoris.baru' }),
      },
      sums: ['qty'],
    },
  },
  prints: ['nota.pdf'],
  columns: ['tgl', 'arah', 'keperluan', 'keterangan', 'jumlah_barang', 'dibuat_oleh'],
  filters: ['arah'],
  search: ['barang/kode_barcode', 'barang/nama_aksesoris'],
});
