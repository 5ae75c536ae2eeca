import { choice, code, date, money, text } from '../../core/field.ts';
import { defineReport, DIBATALKAN, PERIODE, total } from '../../core/report.ts';

const KIRIM = { optionLabel: 'pilihan.status_kirim_uang' } as const;

/** What this shop has sent, and what has become of it (specification, sections 4 and 8). */
export const kirimUangPusat = defineReport({
  key: 'kirim-uang-pusat',
  page: '/laporan-kirim-uang-pusat',
  menu: 'laporan',
  filters: { ...PERIODE.filters, status: choice(['OPEN', 'DONE', 'CANC'], { ...KIRIM, all: 'ALL' }) },
  shopChooser: true,
  period: PERIODE.period,
  columns: {
    tgl_system: date({}),
    nomor_referensi: total(code({}), 'distinct'),
    no_reff: text({ max: 40 }),
    tujuan: text({ max: 60 }),
    keterangan: text({ max: 200 }),
    input_by: code({}),
    jumlah_rp: total(money({}), 'sum'),
    tgl_terima: date({}),
    no_terima: code({}),
    diterima_oleh: code({}),
    status: choice(['OPEN', 'DONE', 'CANC'], KIRIM),
  },
  cancelled: DIBATALKAN,
  tiles: [{ column: 'nomor_referensi', label: 'field.jumlah_dokumen' }, { column: 'jumlah_rp' }],
  emptyText: 'laporan.tidak_tersedia',
});

/** What has come to this shop from others: the history of what they have sent. */
export const terimaUangPusat = defineReport({
  key: 'terima-uang-pusat',
  page: '/laporan-terima-uang-pusat',
  menu: 'laporan',
  call: 'kirim-uang-history',
  filters: {
    ...PERIODE.filters,
    status: choice(['DONE', 'CANC'], { default: 'DONE', optionLabel: 'pilihan.status_terima_uang' }),
  },
  period: PERIODE.period,
  columns: {
    tgl: date({ label: 'field.tgl_terima' }),
    no_terima: total(code({}), 'distinct'),
    nomor_referensi: code({}),
    asal: text({ max: 60, label: 'field.asal_uang' }),
    tgl_kirim: date({}),
    no_reff: text({ max: 40 }),
    keterangan: text({ max: 200 }),
    dikirim_oleh: code({}),
    diterima_oleh: code({}),
    jumlah_rp: total(money({}), 'sum'),
    status: choice(['DONE', 'CANC'], { optionLabel: 'pilihan.status_terima_uang' }),
  },
  cancelled: DIBATALKAN,
  tiles: [{ column: 'no_terima', label: 'field.jumlah_dokumen' }, { column: 'jumlah_rp' }],
  emptyText: 'laporan.tidak_tersedia',
});
