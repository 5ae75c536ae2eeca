import { barangInvariants } from '../features/barang/invariants.ts';
import { pindahInvariants } from '../features/barang/pindah.invariants.ts';
import { opnameInvariants } from '../features/opname/invariants.ts';
import { penjualanInvariants } from '../features/penjualan/invariants.ts';
import type { Invariant } from '../ledger/reconcile.ts';

/** What must hold in a shop beside the ledger's own truths: one list for screen, command line and tests. */
export const invariants: readonly Invariant[] = [...barangInvariants, ...opnameInvariants, ...pindahInvariants, ...penjualanInvariants];
