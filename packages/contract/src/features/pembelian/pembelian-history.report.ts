import { choice, code, date, integer, money, text, weight } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { BARIS_BELI_FILTERS } from './baris-beli.columns.ts';

/**
 * Purchases and their cancels one after the other, each on the day it was made: a cancel takes off what its purchase
 * brought.
 */
export const pembelianHistory = defineReport({
  key: 'pembelian-history',
  page: '/laporan-pembelian-history',
  aliases: ['/laporan-history-pembelian'],
  menu: 'laporan',
  filters: BARIS_BELI_FILTERS,
  period: PERIODE.period,
  columns: {
    tgl: date({}),
    no_faktur_group: total(code({}), 'distinct'),
    status_pembelian: choice(['PEMBELIAN', 'PEMBATALAN'], {
      label: 'field.status',
      optionLabel: 'pilihan.status_pembelian',
    }),
    nama: text({ max: 100, label: 'field.nama_pelanggan' }),
    kode_sales: code({ label: 'laporan.sales' }),
    kode_barcode: code({}),
    nama_barang: text({ max: 100 }),
    kode_group: code({ label: 'laporan.group' }),
    qty: total(integer({}), 'sum'),
    berat: total(weight({}), 'sum'),
    harga_nota: total(money({}), 'sum'),
    harga_beli: total(money({}), 'sum'),
    oleh: code({}),
  },
  tiles: [{ column: 'qty' }, { column: 'berat' }, { column: 'harga_beli' }],
  emptyText: 'laporan.tidak_tersedia',
});
