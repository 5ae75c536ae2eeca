import { code, integer, lines, text, weight } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { asalJenis } from '../../trade/barang/asal.fields.ts';
import {
  BARIS_PROSES,
  batalSepuhan,
  BERDIRI,
  hasilSortir,
  JUMLAH,
  KETERANGAN,
  PINDAI,
  SEPUHAN_MAKS,
  SEPUHAN_SENDIRI,
} from './sepuhan.fields.ts';

const PAGE = '/sortir-pembelian';

/**
 * What is to become of pieces that were bought back is decided (domain guide part 2, §5): for sale as they are, to be
 * washed, or into bulk. From then on their purchase is not taken back; what was decided may change while they lie
 * there.
 */
export const sortirPembelian = defineKind({
  key: 'sortir-pembelian',
  base: 'sortir-pembelian',
  kode: 'SR',
  number: 'no_sortir',
  gate: SEPUHAN_SENDIRI,
  menu: 'pembelian',
  pages: { create: PAGE, list: PAGE },
  states: BERDIRI,
  initial: 'DONE',
  header: { keterangan: KETERANGAN },
  parts: {},
  rows: {
    /** By its barcode, or by the line of the purchase that brought it. */
    barang: {
      kode_barcode: text({ max: 30 }),
      hasil: hasilSortir,
      no_faktur_group: code({ max: 60, label: 'field.no_pembelian' }),
      baris: integer({ min: 1, max: 10_000, label: 'field.baris_barang' }),
    },
  },
  deeds: {
    'ubah-hasil': {
      page: PAGE,
      label: 'sepuhan.ubah_hasil',
      note: 'sepuhan.ubah_hasil_penjelasan',
      from: ['DONE'],
      to: 'DONE',
      stays: true,
      aside: true,
      input: {
        barang: lines(
          { kode_barcode: PINDAI, hasil: hasilSortir },
          { min: 1, max: SEPUHAN_MAKS, label: 'sepuhan.barang' },
        ),
      },
      begins: [{ input: 'barang', lines: { name: 'barang', columns: ['kode_barcode', 'hasil'] } }],
    },
    batal: batalSepuhan(PAGE, 'sepuhan.batal_sortir_penjelasan', 'BATAL SORTIR'),
  },
  stored: { table: 'sortir_pembelian', fields: JUMLAH },
  lines: {
    barang: {
      table: 'sortir_pembelian_baris',
      fields: {
        ...BARIS_PROSES,
        hasil: hasilSortir,
        /** What its nota or its purchase says that it weighs. */
        berat_nota: weight({ required: true, label: 'sepuhan.berat_nota' }),
        berat: weight({ required: true }),
        /** What had brought it: a purchase, or a loan that was auctioned. */
        asal_jenis: asalJenis,
        no_pembelian: code({ required: true }),
        /** The line of that; 0 of a loan. */
        baris_pembelian: integer({ required: true, label: 'field.baris_barang' }),
        dari_gudang: code({ required: true }),
        dari_baki: code({ required: true }),
        kode_gudang: code({ required: true }),
        kode_baki: code({ required: true }),
      },
      picture: 'foto_produk/{kode_barcode}',
      sums: ['berat_nota', 'berat'],
    },
    /** What was decided anew. */
    diubah: {
      table: 'sortir_pembelian_hasil',
      fields: { kode_barcode: BARIS_PROSES.kode_barcode, hasil: hasilSortir },
    },
  },
  prints: ['nota.pdf'],
  columns: ['tgl', 'jumlah_barang', 'total_berat', 'keterangan', 'dibuat_oleh', 'cetak'],
  sums: ['jumlah_barang', 'total_berat'],
  filters: [],
  search: ['barang/kode_barcode', 'barang/no_pembelian'],
});
