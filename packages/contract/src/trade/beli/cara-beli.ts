import type { JenisBayar } from '../bayar/cara-bayar.ts';

/** How a seller is paid: out of the drawer of who validates, or from one of the shop's accounts. */
export const CARA_BELI = ['CASH', 'TRANSFER'] as const satisfies readonly JenisBayar[];
export type CaraBeli = (typeof CARA_BELI)[number];

/** Category of the approval of what leaves for somebody's account. */
export const OTORISASI_TRANSFER = 'PEMBAYARAN TRANSFER';
