import { choice, code, integer, money, ref, text, weight } from '../../../core/field.ts';
import { defineKind } from '../../../core/kind.ts';
import { BARIS_BARANG } from '../hancur/hancur.fields.ts';

const PAGE = '/lihat-pindah-barang';

/** Pieces go from their trays to another one (domain guide §8.4). It is posted when it is saved. */
export const pindahBarang = defineKind({
  key: 'pindah-barang',
  base: 'pindah-barang',
  kode: 'PB',
  number: 'no_pindah',
  menu: 'barang',
  pages: { create: '/pindah-barang', list: PAGE },
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  header: {
    kode_gudang: ref('gudang', { required: true, label: 'field.ke_gudang' }),
    kode_baki: ref('baki', { required: true, label: 'field.ke_baki', where: { kode_gudang: 'kode_gudang' } }),
    keterangan: text({ max: 200, upper: true }),
  },
  parts: {},
  rows: {
    barang: {
      kode_barcode: text({ max: 30, required: true }),
      /** The tray it was seen in; when it has left it meanwhile, the move is refused. */
      dari_baki: text({ max: 20 }),
    },
  },
  deeds: {
    batal: {
      note: 'pindah.batal_penjelasan',
      page: PAGE,
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL PINDAH BARANG',
      input: { alasan: text({ max: 200, required: true }) },
      undoes: ['buat'],
    },
  },
  stored: {
    table: 'pindah_barang',
    fields: {
      cara: choice(['BARANG', 'SATU BAKI'], {}),
      kode_gudang: ref('gudang', { label: 'field.ke_gudang', all: true }),
      kode_baki: ref('baki', { label: 'field.ke_baki', all: true }),
      jumlah_barang: integer({}),
      total_berat: weight({}),
    },
  },
  lines: {
    barang: {
      table: 'pindah_barang_baris',
      fields: { ...BARIS_BARANG, size: code({}), harga_jual: money({}) },
      picture: 'foto_produk/{kode_barcode}',
    },
  },
  emptyText: 'laporan.barang_kosong',
  prints: ['nota.pdf', 'tanda-terima.xlsx'],
  columns: ['tgl', 'kode_gudang', 'kode_baki', 'jumlah_barang', 'total_berat', 'dibuat_oleh', 'cetak'],
  filters: ['kode_baki'],
  search: ['barang/kode_barcode'],
});
