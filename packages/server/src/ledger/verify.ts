import type { Db, Tx } from '../platform/database/tx.ts';
import {
  reconcile,
  reconcileIn,
  told,
  verifyChain,
  verifyLinks,
  type Check,
  type Looking,
  type Truths,
} from './reconcile.ts';

/** One look at everything, however long it takes in an old shop, and whatever its tills do meanwhile. */
export const atRest = <T>(db: Db, look: (tx: Tx) => Promise<T>): Promise<T> =>
  db.tx(
    async (tx) => {
      await tx.query(`set local statement_timeout = 0`);
      return look(tx);
    },
    { isolation: 'repeatable read', readOnly: true },
  );

/** Days before and after all that a shop has. */
const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/** A place of the chain, and the day on which it was reached: what lies behind them is to be checked. */
export interface Begin {
  readonly urut: number;
  readonly tgl: string;
}
const BEGINNING: Begin = { urut: 0, tgl: FIRST_DAY };

/** The end of the last kept result without differences; the day is the earliest on which anything was posted since. */
const BEGIN_SQL = `select m.sampai as urut, least(m.tgl_system, (select min(b.tgl) from posting b
    where b.kode_toko = m.kode_toko and b.urut > m.sampai)) as tgl
  from pemeriksaan m where m.kode_toko = $1 and m.salah = 0 order by m.ke desc limit 1`;

/** From where on nothing was checked yet and kept. */
export const uncheckedFrom = async (tx: Tx, kode_toko: string): Promise<Begin> =>
  (await tx.maybe<Begin>(BEGIN_SQL, [kode_toko])) ?? BEGINNING;

async function proofsOf(
  tx: Tx,
  kode_toko: string,
  { proofs }: Truths,
  dari: number,
  { signal, most }: Looking,
): Promise<Check[]> {
  const checks: Check[] = [];
  for (const proof of proofs) {
    signal?.throwIfAborted();
    const found = await proof.broken(tx, kode_toko, dari, signal);
    checks.push(
      told(
        proof,
        found.map((di) => ({ di })),
        most,
      ),
    );
  }
  return checks;
}

/**
 * What a shop's chain holds behind a place, and what its documents say of the days since: the meaning by all
 * invariants, each link, each seal. `tx` must be a repeatable read.
 */
export async function verifySince(
  tx: Tx,
  kode_toko: string,
  { urut, tgl }: Begin,
  truths: Truths,
  looking: Looking = {},
): Promise<readonly Check[]> {
  return [
    ...(await reconcileIn(tx, kode_toko, { dari: tgl, sampai: LAST_DAY }, truths.invariants, looking)),
    await verifyLinks(tx, kode_toko, urut, looking.most),
    ...(await proofsOf(tx, kode_toko, truths, urut, looking)),
  ];
}

/**
 * The checks of a shop on a day by its invariants; without a day those of the open day and of all that no kept result
 * covers yet, with its links of the chain and its seals.
 */
export const checksOf = (db: Db, kode_toko: string, tgl: string | null, truths: Truths): Promise<readonly Check[]> =>
  tgl === null
    ? atRest(db, async (tx) => verifySince(tx, kode_toko, await uncheckedFrom(tx, kode_toko), truths))
    : reconcile(db, kode_toko, tgl, truths.invariants);

/**
 * Everything there is to check of a shop: every balance again from the entries, every link of the hash chain, every
 * seal of a document; and all invariants over the days from `tgl` on, over all days unless given. `tx` must be a repeatable
 * read without a limit of time ({@link atRest}).
 */
export async function verifyShop(
  tx: Tx,
  kode_toko: string,
  truths: Truths,
  { tgl = FIRST_DAY, ...looking }: Looking & { readonly tgl?: string } = {},
): Promise<readonly Check[]> {
  return [
    ...(await reconcileIn(tx, kode_toko, { dari: tgl, sampai: LAST_DAY }, truths.invariants, looking)),
    ...(await verifyChain(tx, kode_toko, looking.most)),
    ...(await proofsOf(tx, kode_toko, truths, 0, looking)),
  ];
}
