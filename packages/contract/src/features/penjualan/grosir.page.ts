import { definePage } from '../../core/page.ts';

/**
 * The sale of many pieces at a wholesale price a gram where the shop's module for it is on, the way to the shop's own
 * wholesale system where it is not (specification, line 20; decisions 16): so it has no gate.
 */
export const grosirPage = definePage({ path: '/redirect-to-grosir', menu: 'penjualan', kind: 'transaction' });
