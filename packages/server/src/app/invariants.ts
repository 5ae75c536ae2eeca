import { restInvariants } from '../engine/paper/accounts.ts';
import { dailyInvariants } from '../engine/paper/home/daily.ts';
import { paperInvariants } from '../engine/paper/invariants.ts';
import { paperProofs } from '../engine/paper/verify.ts';
import { aksesorisInvariants } from '../features/aksesoris/invariants.ts';
import { hutangInvariants } from '../features/hutang/invariants.ts';
import { memberInvariants } from '../features/member/invariants.ts';
import { barangInvariants } from '../features/barang/invariants.ts';
import { kertasBarangInvariants } from '../features/barang/kertas/invariants.ts';
import { jualBeliInvariants } from '../features/manual/jual-beli/invariants.ts';
import { kirimBarangInvariants } from '../features/kirim-barang/invariants.ts';
import { manualInvariants } from '../features/manual/stok/invariants.ts';
import { opnameGlobalInvariants } from '../features/opname/global.invariants.ts';
import { opnameInvariants } from '../features/opname/invariants.ts';
import { pembelianInvariants } from '../features/pembelian/invariants.ts';
import { penerimaanInvariants } from '../features/penerimaan/invariants.ts';
import { penjualanInvariants } from '../features/penjualan/invariants.ts';
import { sepuhanInvariants } from '../features/sepuhan/invariants.ts';
import { serviceInvariants } from '../features/service/invariants.ts';
import { preOrderInvariants } from '../features/pre-order/invariants.ts';
import { pesananInvariants } from '../features/pesanan/invariants.ts';
import { cicilanInvariants } from '../features/cicilan/invariants.ts';
import { titipanInvariants } from '../features/titipan/invariants.ts';
import { tutupInvariants } from '../features/tutup/invariants.ts';
import { uangInvariants } from '../features/uang/invariants.ts';
import { akuntansiInvariants } from '../features/uang/akuntansi/invariants.ts';
import type { Invariant, Truths } from '../ledger/reconcile.ts';
import { bayarInvariants } from '../trade/bayar/invariants.ts';
import { poinInvariants } from '../trade/poin/invariants.ts';
import { papers } from './papers.ts';

const kinds = papers.map(({ kind }) => kind);

/** What must hold in a shop beside the ledger's own truths: one list for screen, command line and tests. */
export const invariants: readonly Invariant[] = [
  ...paperInvariants,
  ...restInvariants(kinds),
  ...dailyInvariants(kinds),
  ...bayarInvariants,
  ...poinInvariants,
  ...memberInvariants,
  ...barangInvariants,
  ...manualInvariants,
  ...jualBeliInvariants,
  ...opnameInvariants,
  ...opnameGlobalInvariants,
  ...aksesorisInvariants,
  ...kertasBarangInvariants,
  ...kirimBarangInvariants,
  ...penerimaanInvariants,
  ...penjualanInvariants,
  ...pembelianInvariants,
  ...titipanInvariants,
  ...sepuhanInvariants,
  ...serviceInvariants,
  ...preOrderInvariants,
  ...hutangInvariants,
  ...pesananInvariants,
  ...cicilanInvariants,
  ...tutupInvariants,
  ...uangInvariants,
  ...akuntansiInvariants,
];

/** And with what no SQL can derive: the seals of all papers. */
export const truths: Truths = { invariants, proofs: paperProofs(kinds) };
