import { Problem } from '@kilau/contract/core/problem.ts';
import { fingerprintOf } from '../canonical.ts';
import type { Context, Services } from '../context.ts';
import type { Tx } from '../database/tx.ts';
import { Answer } from './route.ts';

/** The request, as far as it must be the same to be the same. */
export interface OnceInput {
  readonly key: string;
  /** Method and path, `POST penjualan`. */
  readonly route: string;
  readonly body: unknown;
  /** The work is dated: the shop's business day is held with the key, in one round trip. */
  readonly dated?: true;
}

export type OnceResult = {
  readonly status: number;
} & (
  | { readonly body: unknown }
  /** A statement whose one column is the answer as JSON: it is put together and kept in one round trip. */
  | { readonly statement: { readonly sql: string; readonly values: readonly unknown[] } }
);

/** An answer that the work keeps itself, within a statement of its own, instead of leaving that to {@link once}. */
export class Kept {
  readonly #at: readonly [string, string];
  #answer: { readonly status: number; readonly jawaban: string } | undefined;

  constructor(kode_toko: string, key: string) {
    this.#at = [kode_toko, key];
  }

  /** What keeps an answer, as a part of a statement: an UPDATE without RETURNING. */
  part(status: number, body: unknown): (add: (value: unknown) => string) => string {
    const jawaban = JSON.stringify(body);
    this.#answer = { status, jawaban };
    return (add) => {
      const [kode_toko, kunci] = this.#at.map(add);
      return `update idempotensi set jawaban = ${add(jawaban)}, status = ${add(status)}
        where kode_toko = ${kode_toko} and kunci = ${kunci}`;
    };
  }

  /** Whether the work has kept one. */
  get done(): boolean {
    return this.#answer !== undefined;
  }

  /** @throws Error when nothing was kept. */
  get answer(): { readonly status: number; readonly jawaban: string } {
    if (!this.#answer) throw new Error(`no answer was kept with ${this.#at.join(' ')}`);
    return this.#answer;
  }
}

interface Stored {
  readonly rute: string;
  readonly user_id: string;
  readonly sidik: Buffer;
  readonly status: number;
  readonly jawaban: string;
}

/** What tells a request from another one. */
type Asked = Pick<Stored, 'rute' | 'user_id' | 'sidik'>;

const JSON_TYPE = 'application/json; charset=utf-8';
const KEPT_DAYS = 14;

const TAKE_DATED_SQL = 'select kunci_dan_hari($1, $2, $3, $4, $5, $6) as tgl';

// Who finds the key taken waits here until the transaction that took it is through, and takes it if that one failed.
const TAKE_SQL = `insert into idempotensi (kode_toko, kunci, rute, user_id, sidik, dibuat)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (kode_toko, kunci) do nothing returning 1`;

/**
 * One business transaction at most once per `Idempotency-Key` of the shop: the key, the deed and its answer are
 * written in the same transaction. The same request again gets the first answer, word for word; one that runs at the
 * same moment waits for it. What failed leaves no trace and may be tried again with the same key.
 * @param run is told the business date of work that is dated. It may keep its answer itself, and answers with that
 * then.
 * @throws Problem `kunci_dipakai_isi_lain` when the key came with another request before.
 */
export function once(
  context: Pick<Context, 'db' | 'actor' | 'shop' | 'now'>,
  input: OnceInput,
  run: (tx: Tx, tgl: string, kept: Kept) => Promise<OnceResult | Kept>,
): Promise<Answer> {
  const { kode_toko } = context.shop;
  const { user_id } = context.actor;
  const sidik = fingerprintOf({ route: input.route, user_id, body: input.body });
  return context.db.tx(async (tx) => {
    const taken = await takeKey(tx, input.dated, [kode_toko, input.key, input.route, user_id, sidik, context.now()]);
    if (taken === undefined) return storedAnswer(tx, kode_toko, input.key, { rute: input.route, user_id, sidik });
    const result = await run(tx, taken, new Kept(kode_toko, input.key));
    const { status, jawaban } = await keepAnswer(tx, kode_toko, input.key, result);
    return new Answer(jawaban, { status, type: JSON_TYPE });
  });
}

/** Takes a key. @returns the business date where it is held, `YYYY-MM-DD`; nothing when the key is taken already. */
async function takeKey(tx: Tx, dated: true | undefined, values: readonly unknown[]): Promise<string | undefined> {
  if (dated) return (await tx.one<{ tgl: string | null }>(TAKE_DATED_SQL, values)).tgl ?? undefined;
  return (await tx.maybe(TAKE_SQL, values)) && '';
}

/** Keeps an answer with its key, if that is not done yet. @returns it as it will be told, now and again. */
async function keepAnswer(
  tx: Tx,
  kode_toko: string,
  key: string,
  result: OnceResult | Kept,
): Promise<{ readonly status: number; readonly jawaban: string }> {
  if (result instanceof Kept) return result.answer;
  const { sql, values } =
    'statement' in result ? result.statement : { sql: 'select $1', values: [JSON.stringify(result.body ?? null)] };
  const own = [kode_toko, key, result.status].map((_, index) => `$${values.length + index + 1}`);
  const { jawaban } = await tx.one<{ jawaban: string }>(
    `update idempotensi set jawaban = (${sql})::text, status = ${own[2]}
     where kode_toko = ${own[0]} and kunci = ${own[1]} returning jawaban`,
    [...values, kode_toko, key, result.status],
  );
  return { status: result.status, jawaban };
}

/** Number of the paper that a key has made before, for the user who made it; empty where it was something else. */
function madeBefore({ rute, user_id, jawaban }: Stored, asked: Asked): string {
  if (rute !== asked.rute || user_id !== asked.user_id) return '';
  const made = JSON.parse(jawaban) as { readonly nomor?: unknown } | null;
  return typeof made?.nomor === 'string' ? made.nomor : '';
}

/** As the last of its transaction: the deed may have been done a moment ago, and the disk is waited for here too. */
async function storedAnswer(tx: Tx, kode_toko: string, key: string, asked: Asked): Promise<Answer> {
  const stored = await tx.last<Stored>(
    `select rute, user_id, sidik, status, jawaban from idempotensi where kode_toko = $1 and kunci = $2`,
    [kode_toko, key],
  );
  if (!stored) throw new Error(`the answer of ${key} is gone`);
  if (!stored.sidik.equals(asked.sidik)) {
    throw new Problem('kunci_dipakai_isi_lain', { nomor: madeBefore(stored, asked) });
  }
  return new Answer(stored.jawaban, {
    status: stored.status,
    type: JSON_TYPE,
    headers: { 'idempotent-replay': 'true' },
  });
}

/**
 * Forgets answers that nobody will ask for again.
 * @param kept routes whose answers stay: by them is told what came in before.
 * @returns how many.
 */
export async function forgetOldAnswers(
  { db, now }: Pick<Services, 'db' | 'now'>,
  kept: readonly string[] = [],
): Promise<number> {
  const { jumlah } = await db.one<{ jumlah: number }>(
    `with lama as (delete from idempotensi where dibuat < $1 and rute <> all($2::text[]) returning 1)
     select count(*) as jumlah from lama`,
    [new Date(now().getTime() - KEPT_DAYS * 86_400_000), kept],
  );
  return jumlah;
}
