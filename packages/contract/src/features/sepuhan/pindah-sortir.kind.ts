import { code, integer, ref, text, weight } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { asalJenis } from '../../trade/barang/asal.fields.ts';
import {
  BARIS_PROSES,
  batalSepuhan,
  BERDIRI,
  hasilTersimpan,
  JUMLAH,
  KETERANGAN,
  PINDAI,
  SEPUHAN_SENDIRI,
} from './sepuhan.fields.ts';

const PAGE = '/pindah-sortir';

/**
 * What was sorted or has come back from the goldsmith goes on (domain guide part 2, §5): for sale under a new barcode,
 * for the one that it was sold under is never used again, or into bulk of its purity.
 */
export const pindahSortir = defineKind({
  key: 'pindah-sortir',
  base: 'pindah-sortir',
  kode: 'MS',
  number: 'no_pindah_sortir',
  gate: SEPUHAN_SENDIRI,
  menu: 'pembelian',
  pages: { create: PAGE, list: PAGE },
  states: BERDIRI,
  initial: 'DONE',
  header: {
    /** Where pieces for sale go, unless their line says otherwise. */
    kode_baki: ref('baki', { label: 'sepuhan.ke_baki' }),
    keterangan: KETERANGAN,
  },
  parts: {},
  rows: {
    barang: {
      kode_barcode: PINDAI,
      kode_baki: ref('baki', { label: 'sepuhan.ke_baki' }),
      /** Otherwise it is called as before. */
      nama_barang: text({ min: 6, max: 100, upper: true, label: 'sepuhan.nama_baru' }),
    },
  },
  deeds: { batal: batalSepuhan(PAGE, 'sepuhan.batal_pindah_penjelasan', 'BATAL PINDAH SORTIR') },
  stored: {
    table: 'pindah_sortir',
    fields: {
      ...JUMLAH,
      jumlah_jual: integer({ required: true, label: 'sepuhan.jumlah_jual' }),
      jumlah_lebur: integer({ required: true, label: 'sepuhan.jumlah_lebur' }),
    },
  },
  lines: {
    barang: {
      table: 'pindah_sortir_baris',
      fields: {
        ...BARIS_PROSES,
        hasil: hasilTersimpan,
        berat_nota: weight({ required: true, label: 'sepuhan.berat_nota' }),
        berat: weight({ required: true }),
        /** The barcode that it bears from now on; empty for what goes into bulk. */
        kode_baru: code({ required: true, label: 'sepuhan.kode_baru' }),
        kode_gudang: code({ required: true }),
        kode_baki: code({ required: true, label: 'sepuhan.ke_baki' }),
        dari_gudang: code({ required: true }),
        dari_baki: code({ required: true }),
        /** The paper that it belonged to. */
        asal_jenis: asalJenis,
        asal_nomor: code({ required: true, label: 'sepuhan.asal_nomor' }),
      },
      picture: 'foto_produk/{kode_barcode}',
      sums: ['berat'],
    },
  },
  prints: ['nota.pdf'],
  columns: ['tgl', 'jumlah_barang', 'total_berat', 'jumlah_jual', 'jumlah_lebur', 'keterangan', 'dibuat_oleh', 'cetak'],
  sums: ['jumlah_barang', 'total_berat'],
  filters: [],
  search: ['barang/kode_barcode', 'barang/kode_baru'],
});
