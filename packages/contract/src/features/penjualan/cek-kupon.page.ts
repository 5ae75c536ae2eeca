import { definePage } from '../../core/page.ts';

/** Whether a coupon that somebody holds in his hand still pays. */
export const cekKuponPage = definePage({
  path: '/cek-kupon',
  menu: 'penjualan',
  kind: 'tool',
  gate: 'KUPON_PENJUALAN_MODULE',
});
