import { choice, code, date, integer, kadar, ref, text, weight } from '../../core/field.ts';
import { defineReport, DIBATALKAN, PERIODE, total } from '../../core/report.ts';
import { HASIL_SORTIR } from './sepuhan.fields.ts';

const HASIL = { optionLabel: 'pilihan.hasil_sortir', label: 'sepuhan.hasil' } as const;

/** Bought pieces that were sorted, paper by paper: what each weighed on its nota and here, and what was decided. */
export const sortirPembelianReport = defineReport({
  key: 'sortir-pembelian',
  page: '/laporan-sortir-pembelian',
  menu: 'laporan',
  filters: {
    ...PERIODE.filters,
    hasil: choice(HASIL_SORTIR, HASIL),
    kode_dept: ref('jenis', { all: true, label: 'laporan.jenis' }),
  },
  period: PERIODE.period,
  columns: {
    no_sortir: total(code({}), 'distinct'),
    tgl: date({}),
    no_pembelian: code({}),
    kode_barcode: code({}),
    nama_barang: text({ max: 100 }),
    kode_group: code({ label: 'laporan.group' }),
    kode_dept: code({ label: 'laporan.jenis' }),
    kadar: kadar({}),
    qty: total(integer({}), 'sum'),
    berat_nota: total(weight({ label: 'sepuhan.berat_nota' }), 'sum'),
    berat: total(weight({}), 'sum'),
    hasil: choice(HASIL_SORTIR, HASIL),
    status: choice(['DONE', 'CANC'], { optionLabel: 'pindah.status' }),
    dibuat_oleh: code({}),
  },
  groupBy: ['no_sortir', 'tgl'],
  cancelled: DIBATALKAN,
  tiles: [
    { column: 'no_sortir', label: 'field.jumlah_dokumen' },
    { column: 'qty', label: 'field.jumlah_barang' },
    { column: 'berat' },
  ],
});
