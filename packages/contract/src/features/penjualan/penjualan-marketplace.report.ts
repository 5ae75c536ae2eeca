import { code, date, money, percent, ref, text } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { BARIS_JUAL_BARANG, BARIS_JUAL_FILTERS, STATUS_KEMBALI_COLUMN } from './baris-jual.columns.ts';

/** Pieces that marketplaces brought: who carries them, and what is left when the marketplace has taken its part. */
export const penjualanMarketplace = defineReport({
  key: 'penjualan-marketplace',
  page: '/laporan-penjualan-marketplace',
  menu: 'laporan',
  gate: 'MARKETPLACE_INTEGRATION_MODULE',
  filters: { ...BARIS_JUAL_FILTERS, kode_marketplace: ref('marketplace', { all: true }) },
  period: PERIODE.period,
  columns: {
    kode_marketplace: code({ label: 'field.kode_marketplace' }),
    nama_marketplace: text({ max: 60 }),
    no_faktur_group: total(code({}), 'distinct'),
    tgl: date({}),
    nama: text({ max: 100, label: 'field.nama_pelanggan' }),
    kurir: text({ max: 40 }),
    no_resi: text({ max: 40 }),
    ...BARIS_JUAL_BARANG,
    harga_total: total(money({ label: 'laporan.jumlah' }), 'sum'),
    fee_marketplace: percent({}),
    fee: total(money({ label: 'marketplace.fee' }), 'sum'),
    diterima: total(money({ label: 'marketplace.diterima' }), 'sum'),
    ...STATUS_KEMBALI_COLUMN,
  },
  cancelled: { by: 'status_kembali', is: 'Batal' },
  groupBy: ['kode_marketplace'],
  groupLabel: 'nama_marketplace',
  tiles: [
    { column: 'no_faktur_group', label: 'field.jumlah_nota' },
    { column: 'kode_barcode', label: 'field.jumlah_barang' },
    { column: 'berat' },
    { column: 'harga_total' },
    { column: 'diterima', label: 'marketplace.diterima' },
  ],
  emptyText: 'laporan.penjualan_tidak_tersedia',
});
