import type { Need } from './expected-need.ts';

const PEMILIK: Need = { levels: ['OWN', 'SU'], pages: ['/pindahan'] };
const GERBANG: readonly (readonly [string, Need])[] = [
  ['barang', {}],
  ['manual', { gate: { any: ['MANUAL_ITEMS_TRANSACTION_MODULE', 'app_mode=STOCK_JUAL_MANUAL'] } }],
  ['uang', {}],
  ['titipan', {}],
  ['pesanan', {}],
  ['cicilan', { gate: 'CICILAN_MODULE' }],
  ['hutang', { gate: 'HUTANG_MODULE' }],
];
const IMPOR_PO: Need = { gate: 'PRE_ORDER_MODULE', pages: ['/import-pre-order'], levels: ['SPV', 'OWN', 'SU', 'MU'] };

/** What each hand-made call asks for that takes files in. */
export const hakPindahan: readonly [string, Need][] = [
  ['GET pindahan', PEMILIK],
  ...GERBANG.flatMap(([key, gate]): [string, Need][] => [
    [`GET pindahan/${key}/import/contoh.xlsx`, { ...PEMILIK, ...gate }],
    [`POST pindahan/${key}/import`, { ...PEMILIK, ...gate }],
  ]),
  ['POST pesanan/saldo-awal', { levels: ['OWN'], pages: ['/transaksi-pesanan'] }],
  ['POST cicilan/saldo-awal', { gate: 'CICILAN_MODULE', levels: ['OWN'], pages: ['/transaksi-cicilan'] }],
  ['POST titipan/saldo-awal', { levels: ['OWN'], pages: ['/transaksi-titipan'] }],
  ['GET pre-order/import/contoh.xlsx', IMPOR_PO],
  ['POST pre-order/import', IMPOR_PO],
];
