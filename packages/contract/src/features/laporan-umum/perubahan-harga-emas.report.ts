import { code, date, datetime, money, ref, text } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';

/** Every change of a group's price per gram, and of the global price: from what to what, when, by whom. */
export const perubahanHargaEmas = defineReport({
  key: 'perubahan-harga-emas',
  page: '/laporan-perubahan-harga-emas',
  menu: 'laporan',
  filters: { ...PERIODE.filters, kode_group: ref('group', { all: true, label: 'laporan.group' }) },
  period: PERIODE.period,
  columns: {
    tgl: date({}),
    diubah_pada: total(datetime({}), 'count'),
    kode_group: code({ label: 'laporan.group' }),
    nama_group: text({ max: 60 }),
    harga_lama: money({}),
    harga_baru: money({}),
    selisih: money({}),
    diubah_oleh: code({}),
  },
  tiles: [{ column: 'diubah_pada', label: 'field.jumlah_perubahan' }],
  emptyText: 'laporan.data_dicari_tidak_ada',
});
