import { choice, code, kadar, ref, text, weight } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { batalSepuhan, BERDIRI, KETERANGAN } from './sepuhan.fields.ts';

const PAGE = '/stock-cuci-manual';

export const GERAK_CUCI = ['MASUK', 'KIRIM', 'TERIMA', 'WASTING', 'KELUAR', 'KOREKSI'] as const;
export type GerakCuci = (typeof GERAK_CUCI)[number];
const gerak = choice(GERAK_CUCI, { required: true, optionLabel: 'pilihan.gerak_cuci', label: 'sepuhan.gerak' });

/**
 * Goods to be washed of which nobody knows the pieces: grams by purity and type, in the shop or with a goldsmith
 * (domain guide part 2, §5). A correction is somebody's to approve.
 */
export const stockCuciManual = defineKind({
  key: 'stock-cuci-manual',
  base: 'stock-cuci-manual',
  kode: 'CM',
  number: 'no_cuci_manual',
  gate: 'STOCK_SEPUHAN_MANUAL_MODULE',
  menu: 'pembelian',
  pages: { create: PAGE, list: PAGE },
  approval: 'KOREKSI CUCI MANUAL',
  approvedOver: 'berat_koreksi',
  binds: { berat_koreksi: weight({ required: true, label: 'sepuhan.berat_koreksi' }) },
  states: BERDIRI,
  initial: 'DONE',
  header: {
    gerak,
    /** Who gets or gives it back; of a loss or a correction, who has it. */
    kode_tukang: ref('tukang', {}),
    keterangan: KETERANGAN,
  },
  parts: {},
  rows: {
    barang: {
      kode_dept: ref('jenis', { required: true, label: 'laporan.jenis' }),
      kadar: kadar({ required: true }),
      /** Of a correction less than nothing too. */
      berat: weight({ required: true, min: -1_000_000 }),
    },
  },
  deeds: { batal: batalSepuhan(PAGE, 'sepuhan.batal_manual_penjelasan', 'BATAL CUCI MANUAL') },
  stored: {
    table: 'cuci_manual',
    fields: {
      gerak,
      kode_tukang: code({ required: true }),
      nama_tukang: text({ max: 60, required: true }),
      total_berat: weight({ required: true }),
      /** Grams that a correction moves, whichever way. */
      berat_koreksi: weight({ required: true, label: 'sepuhan.berat_koreksi' }),
    },
  },
  lines: {
    barang: {
      table: 'cuci_manual_baris',
      fields: {
        kode_dept: code({ required: true, label: 'laporan.jenis' }),
        nama_dept: text({ max: 60, required: true }),
        kadar: kadar({ required: true }),
        berat: weight({ required: true }),
      },
      sums: ['berat'],
    },
  },
  columns: ['tgl', 'gerak', 'nama_tukang', 'total_berat', 'keterangan', 'dibuat_oleh'],
  sums: ['total_berat'],
  filters: ['gerak', 'kode_tukang'],
  search: ['nama_tukang'],
});
