import { Problem } from '@kilau/contract/core/problem.ts';
import { invariants, truths } from '../app/invariants.ts';
import { grantApproval } from '../engine/approval.ts';
import { reconcile, verifyChain } from '../ledger/reconcile.ts';
import { atRest, verifyShop } from '../ledger/verify.ts';
import type { WorkContext } from '../platform/context.ts';
import type { Db } from '../platform/database/tx.ts';
import { atWork, SHOP } from './shop.ts';

/** The refusal of work that must not succeed. */
export async function refused(work: Promise<unknown>): Promise<Problem> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Problem)) throw new Error(`expected a Problem, got ${String(error)}`);
  return error;
}

/** Where the books of the small shop disagree with what they stand for, or with themselves: empty when all is well. */
export const differences = async (db: Db, tgl = SHOP.tgl_system) =>
  [...(await reconcile(db, SHOP.kode_toko, tgl, invariants)), ...(await verifyChain(db, SHOP.kode_toko))].filter(
    (check) => !check.selisih.isZero(),
  );

/** The same of shops, by everything there is to check; each stands in the database that is named with it. */
export const bedaToko = async (toko: readonly (readonly [Db, string])[]): Promise<string[]> =>
  (
    await Promise.all(
      toko.map(async ([db, kode_toko]) =>
        (await atRest(db, (tx) => verifyShop(tx, kode_toko, truths)))
          .filter(({ selisih }) => !selisih.isZero())
          .map((check) => `${kode_toko} ${JSON.stringify(check)}`),
      ),
    )
  ).flat();

/** Somebody approves on the spot; answers the number of the approval. */
export async function izin(
  db: Db,
  kategori: string,
  dokumen: string,
  nilai: Readonly<Record<string, unknown>>,
  disetujui_oleh = 'SPV1',
  context: WorkContext = atWork(),
): Promise<string> {
  const { id } = await db.tx((tx) =>
    grantApproval(tx, context, { kategori, dokumen, nilai, keterangan: 'uji', disetujui_oleh, saluran: 'MANUAL' }),
  );
  return id;
}
