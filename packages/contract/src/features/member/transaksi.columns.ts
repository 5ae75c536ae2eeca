import { choice, money } from '../../core/field.ts';
import { total } from '../../core/report.ts';

/** The papers of a member that reports tell: what he bought, and what he brought back. */
export const JENIS_TRANSAKSI = ['penjualan', 'pembelian', 'penjualan-manual', 'pembelian-manual'] as const;
export const JENIS_TRANSAKSI_FIELD = {
  jenis: choice(JENIS_TRANSAKSI, { label: 'field.jenis_transaksi', optionLabel: 'laporan.transaksi_member' }),
} as const;

/** What came to the shop for it, and what left it. */
export const UANG_TRANSAKSI = {
  masuk: total(money({}), 'sum'),
  keluar: total(money({}), 'sum'),
} as const;
