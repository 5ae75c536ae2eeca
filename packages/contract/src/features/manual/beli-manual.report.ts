import { choice, code, date, money, text } from '../../core/field.ts';
import { defineReport, DIBATALKAN, total } from '../../core/report.ts';
import {
  BATAL_JUAL_BELI,
  JUAL_BELI_BARANG,
  LAPORAN_JUAL_BELI,
  STATUS_JUAL_BELI,
  tilesJualBeli,
} from './jual-beli.report.ts';
import { CARA_BELI } from '../../trade/beli/cara-beli.ts';
import { KATA_CARA } from '../../trade/bayar/kata-cara.ts';

/** Validated purchases of manual items by day of the purchase, line by line. */
export const pembelianManualReport = defineReport({
  key: 'pembelian-manual',
  page: '/laporan-pembelian-manual',
  ...LAPORAN_JUAL_BELI,
  daily: true,
  columns: {
    no_beli: total(code({}), 'distinct'),
    nama: text({ max: 100 }),
    tgl: date({}),
    kode_sales: code({ label: 'laporan.sales' }),
    ...JUAL_BELI_BARANG,
    harga_gram: total(money({}), { ratio: ['harga_beli', 'berat'] }),
    potongan: total(money({}), 'sum'),
    harga_beli: total(money({}), 'sum'),
    cara_bayar: choice(CARA_BELI, KATA_CARA),
    valid_oleh: code({}),
    ...STATUS_JUAL_BELI,
  },
  cancelled: DIBATALKAN,
  groupBy: ['no_beli'],
  groupLabel: 'nama',
  tiles: tilesJualBeli('no_beli', 'harga_beli'),
});

/** Purchases of manual items that were cancelled, by the day of the cancel. */
export const batalPembelianManualReport = defineReport({
  key: 'batal-pembelian-manual',
  page: '/laporan-batal-pembelian-manual',
  ...LAPORAN_JUAL_BELI,
  columns: {
    tgl_batal: date({}),
    no_beli: total(code({}), 'distinct'),
    tgl: date({ label: 'field.tgl_beli' }),
    kode_sales: code({ label: 'laporan.sales' }),
    ...JUAL_BELI_BARANG,
    harga_beli: total(money({ label: 'laporan.jumlah' }), 'sum'),
    ...BATAL_JUAL_BELI,
  },
  tiles: tilesJualBeli('no_beli', 'harga_beli'),
});
