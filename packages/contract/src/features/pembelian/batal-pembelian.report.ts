import { code, date, text } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { BARIS_BELI_ANGKA, BARIS_BELI_BARANG, BARIS_BELI_FILTERS, BARIS_BELI_TILES } from './baris-beli.columns.ts';

/** Validated purchases that were cancelled, by the day of the cancel: who, why, and who approved it. */
export const batalPembelian = defineReport({
  key: 'batal-pembelian',
  page: '/laporan-batal-pembelian',
  aliases: ['/laporan-pembelian-batal'],
  menu: 'laporan',
  filters: BARIS_BELI_FILTERS,
  period: PERIODE.period,
  columns: {
    tgl_batal: date({}),
    no_faktur_group: total(code({}), 'distinct'),
    tgl: date({ label: 'field.tgl_beli' }),
    kode_sales: code({ label: 'laporan.sales' }),
    ...BARIS_BELI_BARANG,
    ...BARIS_BELI_ANGKA,
    alasan_batal: text({ max: 200 }),
    batal_oleh: code({}),
    disetujui_oleh: code({}),
  },
  tiles: BARIS_BELI_TILES,
  emptyText: 'laporan.tidak_tersedia',
});
