import { choice, code, date, money, text } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';

/** What may be wrong with a paper: in this order. */
export const MASALAH = ['TERBUKA', 'BATAL CETAK', 'CETAK ULANG', 'OTORISASI', 'SELISIH', 'TANPA BUKU'] as const;

/**
 * Papers that an owner looks at twice, each on the day it happened: not answered on its own day, cancelled after it was
 * printed, printed more than twice, price or weight by approval, paid otherwise than the bank says, and a deed that the
 * ledger does not know, of which there must be none.
 */
export const fakturBermasalah = defineReport({
  key: 'faktur-bermasalah',
  page: '/faktur-bermasalah',
  menu: 'laporan',
  filters: {
    ...PERIODE.filters,
    masalah: choice(MASALAH, { label: 'laporan_hari.masalah', optionLabel: 'laporan_hari.masalah' }),
  },
  period: PERIODE.period,
  columns: {
    masalah: choice(MASALAH, { label: 'laporan_hari.masalah', optionLabel: 'laporan_hari.masalah' }),
    tgl: date({}),
    jenis: code({ label: 'laporan_hari.jenis_dokumen' }),
    nomor: total(code({}), 'count'),
    keterangan: text({ max: 200 }),
    jumlah: total(money({ label: 'laporan.jumlah' }), 'sum'),
    user_id: code({}),
  },
  groupBy: ['masalah'],
  tiles: [{ column: 'nomor', label: 'field.dokumen' }],
});
