import { choice, date, integer, money, percent, ref, weight } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { PAJAK_COLUMNS } from '../../trade/harga/pajak.columns.ts';

/**
 * Base and PPN of each day by the rate that was charged, of all that is sold: pieces and manual items. A cancel takes
 * off on the day it was made, not on that of its sale: the tax of a day that was told the office never changes, and
 * each day comes to what its books say.
 */
export const penjualanRekap = defineReport({
  key: 'penjualan-rekap',
  page: '/laporan-penjualan-rekap',
  aliases: ['/laporan-rekap-penjualan', '/laporan-penjualan-rekap-pajak'],
  menu: 'laporan',
  filters: { ...PERIODE.filters, kode_group: ref('group', { all: true, label: 'laporan.group' }) },
  period: PERIODE.period,
  columns: {
    tgl: date({}),
    ppn_tarif: percent({}),
    status_penjualan: choice(['PENJUALAN', 'PEMBATALAN'], {
      label: 'field.status',
      optionLabel: 'pilihan.status_penjualan',
    }),
    jumlah_nota: integer({}),
    qty: total(integer({}), 'sum'),
    berat: total(weight({}), 'sum'),
    ...PAJAK_COLUMNS,
    harga_total: total(money({ label: 'laporan.jumlah' }), 'sum'),
  },
  groupBy: ['tgl'],
  tiles: [{ column: 'qty' }, { column: 'berat' }, { column: 'dpp' }, { column: 'ppn' }, { column: 'harga_total' }],
  emptyText: 'laporan.penjualan_tidak_tersedia',
});
