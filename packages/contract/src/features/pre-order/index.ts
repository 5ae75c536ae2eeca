import { definePage } from '../../core/page.ts';
import type { Report } from '../../core/report.ts';
import { periodePreOrder } from './periode-pre-order.resource.ts';
import { CLOSING_PO, IMPOR_PO, PENGIMPOR, preOrder } from './pre-order.kind.ts';

export const resources = [periodePreOrder] as const;
export const reports = [] as const satisfies readonly Report[];
export const kinds = [preOrder] as const;
export const pages = [
  definePage({ path: CLOSING_PO, menu: 'pesanan', kind: 'transaction', gate: 'PRE_ORDER_MODULE' }),
  definePage({ path: IMPOR_PO, menu: 'pesanan', kind: 'tool', gate: 'PRE_ORDER_MODULE', levels: PENGIMPOR }),
] as const;
export const reportGroup = 'penjualan';
