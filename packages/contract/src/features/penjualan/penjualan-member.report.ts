import { choice, code, date, money, ref, text } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { HARGA_RATA_COLUMNS } from '../../trade/harga/harga-rata.columns.ts';
import { JENIS_PELANGGAN } from '../../trade/pelanggan/pelanggan.fields.ts';
import { PAJAK_COLUMNS } from '../../trade/harga/pajak.columns.ts';
import {
  BARIS_JUAL_BARANG,
  BARIS_JUAL_FILTERS,
  BARIS_JUAL_TILES,
  STATUS_KEMBALI_COLUMN,
} from './baris-jual.columns.ts';

/** What each member bought: the pieces of laporan-penjualan-transaksi, of those who are members, below who they are. */
export const penjualanMember = defineReport({
  key: 'penjualan-member',
  page: '/laporan-penjualan-member',
  menu: 'laporan',
  gate: 'MEMBER_MODULE',
  filters: { ...BARIS_JUAL_FILTERS, kode_member: ref('member', { all: true }) },
  period: PERIODE.period,
  columns: {
    kode_member: code({}),
    nama_member: text({ max: 100 }),
    jenis_pelanggan: choice(JENIS_PELANGGAN, { optionLabel: 'penjualan.jenis_pelanggan' }),
    no_faktur_group: total(code({}), 'distinct'),
    tgl: date({}),
    kode_sales: code({ label: 'laporan.sales' }),
    ...BARIS_JUAL_BARANG,
    ...HARGA_RATA_COLUMNS,
    ongkos: total(money({}), 'sum'),
    ...PAJAK_COLUMNS,
    harga_total: total(money({ label: 'laporan.jumlah' }), 'sum'),
    ...STATUS_KEMBALI_COLUMN,
  },
  cancelled: { by: 'status_kembali', is: 'Batal' },
  groupBy: ['kode_member'],
  groupLabel: 'nama_member',
  tiles: BARIS_JUAL_TILES,
  emptyText: 'laporan.penjualan_tidak_tersedia',
});
