import { choice, code, date, integer, kadar, ref, text, weight } from '../../core/field.ts';
import { defineReport, DIBATALKAN, PERIODE, total } from '../../core/report.ts';
import { HASIL } from './sepuhan.fields.ts';

const PILIHAN = { optionLabel: 'pilihan.hasil_sortir', label: 'sepuhan.hasil' } as const;

/** What was sorted and went on: the barcodes of before and since, both weights; what was melted has none. */
export const pindahSortirReport = defineReport({
  key: 'pindah-sortir',
  page: '/laporan-pindah-sortir',
  menu: 'laporan',
  filters: {
    ...PERIODE.filters,
    hasil: choice(HASIL, PILIHAN),
    kode_dept: ref('jenis', { all: true, label: 'laporan.jenis' }),
  },
  period: PERIODE.period,
  columns: {
    no_pindah_sortir: total(code({}), 'distinct'),
    tgl: date({}),
    kode_barcode: code({ label: 'sepuhan.kode_lama' }),
    kode_baru: code({ label: 'sepuhan.kode_baru' }),
    nama_barang: text({ max: 100 }),
    kode_dept: code({ label: 'laporan.jenis' }),
    kadar: kadar({}),
    qty: total(integer({}), 'sum'),
    berat_nota: total(weight({ label: 'sepuhan.berat_nota' }), 'sum'),
    berat: total(weight({}), 'sum'),
    hasil: choice(HASIL, PILIHAN),
    kode_baki: code({ label: 'sepuhan.ke_baki' }),
    status: choice(['DONE', 'CANC'], { optionLabel: 'pindah.status' }),
    dibuat_oleh: code({}),
  },
  groupBy: ['no_pindah_sortir', 'tgl'],
  cancelled: DIBATALKAN,
  tiles: [
    { column: 'no_pindah_sortir', label: 'field.jumlah_dokumen' },
    { column: 'qty', label: 'field.jumlah_barang' },
    { column: 'berat' },
  ],
});
