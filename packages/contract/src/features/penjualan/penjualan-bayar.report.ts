import { choice, code, date, money, ref, text } from '../../core/field.ts';
import { defineReport, DIBATALKAN, KEADAAN, PERIODE, total } from '../../core/report.ts';
import { JENIS_BAYAR } from '../../trade/bayar/cara-bayar.ts';
import { KATA_CARA } from '../../trade/bayar/kata-cara.ts';

/**
 * How validated sales were paid, by the way and where its rupiah stand: drawer, account, or the paper that paid. What
 * was given back has come off already, so all rows of a sale come to its total; a card's fee at the shop's cost off
 * that is what the account got.
 */
export const penjualanBayar = defineReport({
  key: 'penjualan-bayar',
  page: '/laporan-penjualan-bayar',
  menu: 'laporan',
  filters: {
    ...PERIODE.filters,
    kode_sales: ref('sales', { all: true, label: 'laporan.sales' }),
    jenis_bayar: choice(JENIS_BAYAR, KATA_CARA),
    no_rekening: ref('rekening', { all: true }),
    valid_by: ref('users', { all: 'ALL', only: { level: 'KASIR' } }),
  },
  period: PERIODE.period,
  columns: {
    jenis_bayar: choice(JENIS_BAYAR, KATA_CARA),
    tempat: code({ label: 'field.kas_rekening' }),
    nama_tempat: text({ max: 100 }),
    tgl: date({}),
    no_faktur_group: total(code({}), 'distinct'),
    nama: text({ max: 100, label: 'field.nama_pelanggan' }),
    kode_sales: code({ label: 'laporan.sales' }),
    no_kartu: text({ max: 30 }),
    jumlah: total(money({}), 'sum'),
    fee_rp: total(money({ label: 'penjualan.fee' }), 'sum'),
    jumlah_bersih: total(money({}), 'sum'),
    ...KEADAAN,
    valid_oleh: code({ label: 'field.valid_by' }),
  },
  cancelled: DIBATALKAN,
  groups: [{ by: ['jenis_bayar'] }, { by: ['tempat'], label: 'nama_tempat' }],
  tiles: [
    { column: 'no_faktur_group', label: 'field.jumlah_nota' },
    { column: 'jumlah' },
    { column: 'fee_rp' },
    { column: 'jumlah_bersih' },
  ],
  emptyText: 'laporan.penjualan_tidak_tersedia',
});
