import { choice, code, date, integer, kadar, money, percent, ref, text, weight } from '../../core/field.ts';
import { defineReport, DIBATALKAN, PERIODE, total } from '../../core/report.ts';
import { LIHAT_MODAL } from '../../trade/barang/modal.ts';

/**
 * What became of the batches that were sent, purity by purity: what came back, the dust, the loss in grams, in percent
 * of what came back and in rupiah, and what is still with the goldsmith; the loss in fine gold too.
 */
export const wastingSepuhanReport = defineReport({
  key: 'wasting-sepuhan',
  page: '/laporan-wasting-sepuhan',
  menu: 'laporan',
  filters: { ...PERIODE.filters, kode_tukang: ref('tukang', { all: true }) },
  period: PERIODE.period,
  columns: {
    kode_tukang: code({}),
    nama_tukang: text({ max: 60 }),
    no_kirim: total(code({ label: 'sepuhan.no_kirim' }), 'distinct'),
    tgl: date({}),
    kadar: kadar({}),
    qty: total(integer({}), 'sum'),
    berat_kirim: total(weight({ label: 'sepuhan.berat_kirim' }), 'sum'),
    berat_kembali: total(weight({ label: 'sepuhan.berat_kembali' }), 'sum'),
    berat_abu: total(weight({ label: 'sepuhan.berat_abu' }), 'sum'),
    berat_wasting: total(weight({ label: 'sepuhan.berat_wasting' }), 'sum'),
    berat_sisa: total(weight({ label: 'sepuhan.berat_sisa' }), 'sum'),
    persen: percent({}),
    murni: total(weight({ label: 'sepuhan.wasting_murni' }), 'sum'),
    nilai: total(money({ need: LIHAT_MODAL }), 'sum'),
    status: choice(['OPEN', 'DONE', 'CANC'], { optionLabel: 'pilihan.status_kirim_cuci' }),
  },
  cancelled: DIBATALKAN,
  groupBy: ['kode_tukang'],
  groupLabel: 'nama_tukang',
  tiles: [
    { column: 'no_kirim', label: 'field.jumlah_dokumen' },
    { column: 'berat_kirim' },
    { column: 'berat_wasting' },
    { column: 'berat_sisa' },
  ],
});
