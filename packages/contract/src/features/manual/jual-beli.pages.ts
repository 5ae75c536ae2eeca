import { definePage } from '../../core/page.ts';
import { GERBANG_MANUAL } from './gerbang.ts';
import { TRANSAKSI_MANUAL, VALIDASI_MANUAL } from './jual-manual.document.ts';

const source = (key: string, view: string) => ({ type: 'document', key, view }) as const;
const manual = { menu: 'manual', gate: GERBANG_MANUAL } as const;

/** Pages of the trade in manual items. Both kinds share the form and the validation. */
export const jualBeliPages = [
  definePage({ path: TRANSAKSI_MANUAL, ...manual, kind: 'transaction', source: source('penjualan-manual', 'create') }),
  definePage({ path: '/lihat-penjualan-manual', ...manual, kind: 'view', source: source('penjualan-manual', 'list') }),
  definePage({ path: '/lihat-pembelian-manual', ...manual, kind: 'view', source: source('pembelian-manual', 'list') }),
  definePage({
    path: '/batal-penjualan-manual',
    ...manual,
    kind: 'cancel',
    source: source('penjualan-manual', 'batal'),
  }),
  definePage({
    path: '/batal-pembelian-manual',
    ...manual,
    kind: 'cancel',
    source: source('pembelian-manual', 'batal'),
  }),
  definePage({
    path: VALIDASI_MANUAL.page,
    menu: 'validasi',
    gate: VALIDASI_MANUAL.gate,
    kind: 'validation',
    source: source('penjualan-manual', 'validasi'),
  }),
] as const;
