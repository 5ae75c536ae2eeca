import { definePage } from '../../core/page.ts';

const source = (view: string) => ({ type: 'document', key: 'penjualan', view }) as const;

export const penjualanPages = [
  definePage({ path: '/transaksi-penjualan', menu: 'penjualan', kind: 'transaction', source: source('create') }),
  definePage({ path: '/lihat-penjualan', menu: 'penjualan', kind: 'view', source: source('list') }),
  definePage({ path: '/batal-penjualan', menu: 'penjualan', kind: 'cancel', source: source('batal') }),
  definePage({ path: '/validasi-penjualan', menu: 'validasi', kind: 'validation', source: source('validasi') }),
] as const;
