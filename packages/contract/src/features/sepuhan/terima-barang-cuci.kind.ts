import { code, integer, text, weight } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { BARIS_PROSES, batalSepuhan, BERDIRI, KETERANGAN, PINDAI, SEPUHAN_SENDIRI } from './sepuhan.fields.ts';

const PAGE = '/terima-barang-cuci';

/**
 * The workshop weighs what has arrived of a batch (domain guide part 2, §5): evidence, which moves nothing. What lacks
 * or weighs otherwise is somebody's to approve.
 */
export const terimaBarangCuci = defineKind({
  key: 'terima-barang-cuci',
  base: 'terima-barang-cuci',
  kode: 'TC',
  number: 'no_terima_cuci',
  gate: SEPUHAN_SENDIRI,
  menu: 'pembelian',
  pages: { create: PAGE, list: PAGE },
  approval: 'TERIMA CUCI',
  approvedOver: 'selisih',
  binds: {
    tidak_tiba: integer({ required: true, label: 'sepuhan.tidak_tiba' }),
    selisih: weight({ required: true, label: 'sepuhan.selisih' }),
  },
  states: BERDIRI,
  initial: 'DONE',
  header: { no_kirim: code({ max: 60, required: true, label: 'sepuhan.no_kirim' }), keterangan: KETERANGAN },
  parts: {},
  rows: { barang: { kode_barcode: PINDAI, berat: weight({ required: true, min: 0.001 }) } },
  deeds: { batal: batalSepuhan(PAGE, 'sepuhan.batal_terima_cuci_penjelasan', 'BATAL TERIMA CUCI') },
  stored: {
    table: 'terima_cuci',
    fields: {
      no_kirim: code({ required: true, label: 'sepuhan.no_kirim' }),
      nama_tukang: text({ max: 60, required: true }),
      jumlah_kirim: integer({ required: true, label: 'sepuhan.jumlah_kirim' }),
      jumlah_barang: integer({ required: true }),
      berat_kirim: weight({ required: true, label: 'sepuhan.berat_kirim' }),
      total_berat: weight({ required: true }),
      /** Grams by which pieces weigh more or less, and all of those that have not come. */
      selisih: weight({ required: true, label: 'sepuhan.selisih' }),
    },
  },
  lines: {
    barang: {
      table: 'terima_cuci_baris',
      fields: {
        ...BARIS_PROSES,
        berat_kirim: weight({ required: true, label: 'sepuhan.berat_kirim' }),
        berat: weight({ required: true }),
      },
      picture: 'foto_produk/{kode_barcode}',
      sums: ['berat_kirim', 'berat'],
    },
  },
  prints: ['nota.pdf'],
  columns: [
    'tgl',
    'no_kirim',
    'nama_tukang',
    'jumlah_kirim',
    'jumlah_barang',
    'berat_kirim',
    'total_berat',
    'selisih',
    'cetak',
  ],
  filters: [],
  search: ['no_kirim', 'barang/kode_barcode'],
});
