import { kindApprovals, type ApprovalCategory } from './core/approval.ts';
import * as barang from './features/barang/approvals.ts';
import * as manual from './features/manual/approvals.ts';
import * as opname from './features/opname/approvals.ts';
import * as pembelian from './features/pembelian/approvals.ts';
import * as penjualan from './features/penjualan/approvals.ts';
import * as sistem from './features/sistem/approvals.ts';
import * as tutup from './features/tutup/approvals.ts';
import { kinds } from './registry.ts';

/**
 * Everything that may be approved, with the values that an approval of it binds. It stands apart from the registry,
 * which the browser's first load holds.
 */
export const approvals: readonly ApprovalCategory[] = [
  ...kinds.flatMap(kindApprovals),
  ...[penjualan, pembelian, manual, barang, opname, sistem, tutup].flatMap((feature) => feature.approvals),
];
