import { definePage } from '../../core/page.ts';
import { closingBarangPo } from './closing-barang-po.report.ts';
import { outstandPo } from './outstand-po.report.ts';
import { penjualanPo } from './penjualan-po.report.ts';
import { periodePreOrder } from './periode-pre-order.resource.ts';
import { CLOSING_PO, IMPOR_PO, PENGIMPOR, preOrder } from './pre-order.kind.ts';
import { transaksiPo } from './transaksi-po.report.ts';

export const resources = [periodePreOrder] as const;
export const reports = [transaksiPo, outstandPo, closingBarangPo, penjualanPo] as const;
export const kinds = [preOrder] as const;
export const pages = [
  definePage({ path: CLOSING_PO, menu: 'pesanan', kind: 'transaction', gate: 'PRE_ORDER_MODULE' }),
  definePage({ path: IMPOR_PO, menu: 'pesanan', kind: 'tool', gate: 'PRE_ORDER_MODULE', levels: PENGIMPOR }),
] as const;
export const reportGroup = 'janji';
