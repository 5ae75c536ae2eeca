import type { Db, Tx } from '../platform/database/tx.ts';
import { reconcileIn, verifyChain, type Check, type Invariant } from './reconcile.ts';

/** One look at everything, however long it takes in an old shop, and whatever its tills do meanwhile. */
export const atRest = <T>(db: Db, look: (tx: Tx) => Promise<T>): Promise<T> =>
  db.tx(
    async (tx) => {
      await tx.query(`set local statement_timeout = 0`);
      return look(tx);
    },
    { isolation: 'repeatable read', readOnly: true },
  );

/**
 * Everything there is to check of a shop on its business date: all invariants, every balance again from the entries,
 * the hash chain link by link. `tx` must be a repeatable read without a limit of time ({@link atRest}).
 */
export const verifyShop = async (
  tx: Tx,
  { kode_toko, tgl_system }: { readonly kode_toko: string; readonly tgl_system: string },
  invariants: readonly Invariant[],
  signal?: AbortSignal,
): Promise<readonly Check[]> => [
  ...(await reconcileIn(tx, kode_toko, tgl_system, invariants, signal)),
  ...(await verifyChain(tx, kode_toko)),
];
