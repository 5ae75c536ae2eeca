import { defineDocument } from '../../core/document.ts';
import { choice, code, date, integer, ref, text, weight } from '../../core/field.ts';

/** Pieces go from their trays to another one (domain guide §8.4). It is posted when it is saved. */
export const pindahBarang = defineDocument({
  key: 'pindah-barang',
  base: 'pindah-barang',
  kode: 'PB',
  menu: 'barang',
  pages: { create: '/pindah-barang', list: '/lihat-pindah-barang' },
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
  actions: {
    batal: {
      page: '/lihat-pindah-barang',
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL PINDAH BARANG',
      input: { alasan: text({ max: 200, required: true }) },
    },
  },
  list: {
    columns: {
      no_pindah: code({}),
      tgl: date({}),
      cara: code({}),
      kode_gudang: code({}),
      kode_baki: code({}),
      keterangan: text({ max: 200 }),
      jumlah_barang: integer({}),
      total_berat: weight({}),
      status: code({}),
      dibuat_oleh: code({}),
    },
    filters: {
      tgl_from: date({}),
      tgl_to: date({}),
      status: choice(['DONE', 'CANC'], {}),
      kode_baki: ref('baki', { all: true }),
    },
  },
});
