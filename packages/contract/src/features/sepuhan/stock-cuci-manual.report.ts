import { kadar, ref, weight } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';

/** Bulk that is washed, purity by purity: what there was, what came and went, and what there is, in fine gold too. */
export const stockCuciManualReport = defineReport({
  key: 'stock-cuci-manual',
  page: '/laporan-stock-cuci-manual',
  menu: 'laporan',
  gate: 'STOCK_SEPUHAN_MANUAL_MODULE',
  filters: { ...PERIODE.filters, kode_dept: ref('jenis', { all: true, label: 'laporan.jenis' }) },
  period: PERIODE.period,
  columns: {
    kadar: kadar({}),
    awal: total(weight({ label: 'sepuhan.awal' }), 'sum'),
    masuk: total(weight({ label: 'pilihan.gerak_cuci.MASUK' }), 'sum'),
    keluar: total(weight({ label: 'pilihan.gerak_cuci.KELUAR' }), 'sum'),
    wasting: total(weight({ label: 'pilihan.gerak_cuci.WASTING' }), 'sum'),
    koreksi: total(weight({ label: 'pilihan.gerak_cuci.KOREKSI' }), 'sum'),
    akhir: total(weight({ label: 'sepuhan.akhir' }), 'sum'),
    kirim: total(weight({ label: 'pilihan.gerak_cuci.KIRIM' }), 'sum'),
    terima: total(weight({ label: 'pilihan.gerak_cuci.TERIMA' }), 'sum'),
    di_tukang: total(weight({ label: 'sepuhan.status_open' }), 'sum'),
    murni: total(weight({ label: 'sepuhan.akhir_murni' }), 'sum'),
  },
  tiles: [{ column: 'akhir' }, { column: 'di_tukang' }, { column: 'wasting' }, { column: 'murni' }],
});
