import { CellReader } from '@kilau/contract/core/cell-text.ts';
import { labelKey, type Field, type Fields } from '@kilau/contract/core/field.ts';
import type { ImportResult } from '@kilau/contract/core/import-wire.ts';
import type { Gate } from '@kilau/contract/core/module-gate.ts';
import type { Actor } from '@kilau/contract/core/permission.ts';
import { isProblem, Problem } from '@kilau/contract/core/problem.ts';
import { fieldBreaks, fieldSchema } from '@kilau/contract/core/schema.ts';
import { LANGUAGES } from '@kilau/contract/locales/index.ts';
import { fingerprintOf } from '../../platform/canonical.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { once } from '../../platform/http/idempotency.ts';
import type { Answer } from '../../platform/http/route.ts';
import type { Work } from '../../platform/http/work.ts';
import { translatorOf } from '../../platform/i18n.ts';
import { HeadReader, type Head } from './head.ts';
import { itemOf, type Item } from './item.ts';
import { refusal, resultOf, takenBack } from './outcome.ts';
import { isEmpty, keyText, shownKey } from './key.ts';
import { readSheet, type SheetFile } from './sheet.ts';

/** Stands for the key of what is taken back anyway. */
const TRIAL = 'coba';
/** Rows looked at between two words to the one who waits. */
const TOLD_EVERY = 250;
/** Class of the advisory lock under which the same rows are looked for: two who send them at once come one by one. */
const FIRST_LOCK = 7287;

/** What rows are taken in with. */
export interface Taking {
  /** Idempotency key; further papers of one import add to it. */
  readonly kunci: string;
  /** The business day, which is held. */
  readonly tgl: string;
  readonly work: Work;
}

/** One row of a file that is no record of a master: its values, and where refusals go. */
export type TakenRow = Item;

/** What a file of rows holds, and what becomes of them. */
export interface RowImport {
  readonly key: string;
  readonly gate?: Gate;
  /** The columns, in the order of the template, for who asks. */
  readonly fields: (actor: Actor) => Fields;
  /** Columns that the first row of a number needs, and none of those after it. */
  readonly first?: readonly string[];
  /** The column that a row is told by. */
  readonly kode: string;
  /** Columns that tell together what a row is about: a file says it once, where it is an amount and not a thing. */
  readonly unik?: readonly string[];
  /** Its rows bear numbers of their own, each of which stands once: one that comes again is told by them. */
  readonly numbered?: true;
  /**
   * Takes rows, in one transaction. What it refuses it says at the rows ({@link takeTogether}, which leaves out those
   * that are wrong already); whoever calls it undoes the rest then.
   */
  readonly take: (tx: Tx, context: Context, rows: readonly TakenRow[], taking: Taking) => Promise<void>;
}

const right = (items: readonly TakenRow[]): readonly TakenRow[] => items.filter((item) => !item.isRefused);

/**
 * Takes a refusal to the rows that it names by their place, `barang.3.berat`; one that names none to the first.
 * @returns whether it named rows.
 * @throws what is no refusal.
 */
function refuseRows(rows: readonly TakenRow[], error: unknown): boolean {
  if (!isProblem(error)) throw error;
  const [first] = rows;
  let named = false;
  for (const [path, broken] of Object.entries(error.fields)) {
    const parts = path.split('.');
    const row = /^\d+$/.test(parts[1] ?? '') ? rows[Number(parts[1])] : undefined;
    named ||= row !== undefined;
    (row ?? first)?.refuse(row ? (parts[2] ?? '') : (parts.at(-1) ?? ''), broken);
  }
  if (Object.keys(error.fields).length === 0 && first) first.problem = error;
  return named;
}

/**
 * Takes rows in together. What is refused of them is said at the rows, and the others are tried without these, so that
 * a trial tells of every one that is wrong, for whatever reason.
 */
export async function takeTogether(
  rows: readonly TakenRow[],
  take: (rows: readonly TakenRow[]) => Promise<unknown>,
): Promise<void> {
  for (let left = right(rows); left.length > 0; left = right(left)) {
    try {
      await take(left);
      return;
    } catch (error) {
      if (!refuseRows(left, error)) return;
    }
  }
}

/** Whether a file must have the column of a field: what has a default needs none. */
export const isAsked = (field: Field): boolean =>
  field.required === true && !('default' in field && field.default !== undefined);

/** What the rows of a file say, however they are ordered and in whatever kind of file. */
export interface RowsSaid {
  readonly sidik: string;
}

interface Source {
  readonly head: Head;
  readonly items: readonly Item[];
  readonly said: RowsSaid;
}

const HASHES = 2n ** 256n;
const hashOf = ({ input, values }: Item): bigint =>
  BigInt(`0x${fingerprintOf({ ...input, ...values }).toString('hex')}`);

/** Refuses rows that say once more what an earlier one says, and tells which. */
function refuseTwice(items: readonly Item[], unik: readonly string[]): void {
  const first = new Map<string, number>();
  for (const item of items) {
    const filled = unik.filter((name) => !isEmpty(item.values[name]));
    const key = unik.some((name) => item.breaks[name]) ? undefined : keyText(unik, item.values);
    if (key === undefined) continue;
    const baris = first.get(key);
    if (baris === undefined) {
      first.set(key, item.baris);
      continue;
    }
    const kode = shownKey(filled, item.values);
    item.refuse(filled[0] ?? '', { rule: 'ganda_di_file', params: { kode, baris } });
  }
}

/** Reads the file, and holds each row against the fields, a few at a time. */
async function sourceOf(
  context: Context,
  { fields: fieldsOf, kode, unik = [] }: RowImport,
  file: SheetFile,
  work: Work,
): Promise<Source> {
  const fields = fieldsOf(context.actor);
  const heads = new HeadReader({ fields, id: kode }, context.lang);
  const table = await readSheet(file, heads.known);
  const head = heads.read(table.head);
  const missing = Object.entries(fields).find(([name, field]) => isAsked(field) && !head.columns.includes(name));
  if (missing) throw new Problem('impor_kolom_tidak_ada', { kolom: context.t(labelKey(...missing)) });
  const cells = new CellReader([head.language, ...LANGUAGES].map((language) => translatorOf(language)));
  const schemas = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)] as const);
  const items: Item[] = [];
  let said = 0n;
  for (const line of table.lines) {
    if (items.length % TOLD_EVERY === 0) {
      await work.step({ tahap: 'baca', selesai: items.length, jumlah: table.lines.length });
    }
    const item = itemOf({ fields }, head, cells, line);
    item.kode = String(item.input[kode] ?? '');
    item.deed = 'baru';
    for (const [name, schema] of schemas) {
      if (item.breaks[name]) continue;
      const result = schema.safeParse(item.input[name] ?? null);
      if (result.success) item.values[name] = result.data;
      else item.refuse(name, Object.values(fieldBreaks(result.error))[0] ?? { rule: 'bukan_data' });
    }
    items.push(item);
    said = (said + hashOf(item)) % HASHES;
  }
  refuseTwice(items, unik);
  return { head, items, said: { sidik: said.toString(16) } };
}

/** What a file as a whole is refused for, by what its rows say; holds the day, and answers it. */
type Before = (tx: Tx, said: RowsSaid) => Promise<string>;

/** Does everything an import does with the rows that are right, tells of every bad one, and takes it back. */
export async function tryRows(
  context: Context,
  rows: RowImport,
  { work, ...file }: SheetFile & { readonly work: Work },
  before: Before,
): Promise<ImportResult> {
  const { head, items, said } = await sourceOf(context, rows, file, work);
  return takenBack(context, async (tx) => {
    const tgl = await before(tx, said);
    await rows.take(tx, context, items, { kunci: TRIAL, tgl, work });
    return resultOf(context, head, items);
  });
}

/**
 * Rows that could come in any number of times are taken in once, whoever sends them and with whatever key: sorted
 * otherwise or saved anew they are the same. Known by the answers of its route, which are not to be forgotten.
 * @throws Problem `impor_sudah_masuk`
 */
export async function assertFirst(tx: Tx, { shop }: Context, route: string, said: RowsSaid): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${FIRST_LOCK}, hashtext($1))`, [`${shop.kode_toko}/${route}`]);
  const before = await tx.query<{ user_id: string; sidik: Buffer }>(
    'select user_id, sidik from idempotensi where kode_toko = $1 and rute = $2 and status = 200',
    [shop.kode_toko, route],
  );
  if (before.some(({ user_id, sidik }) => sidik.equals(fingerprintOf({ route, user_id, body: said })))) {
    throw new Problem('impor_sudah_masuk', {});
  }
}

/**
 * Takes a file in: every row or none, in one transaction, once per idempotency key.
 * @throws Problem `impor_ditolak` with the rows that are wrong.
 */
export async function takeRows(
  context: Context,
  rows: RowImport,
  { work, ...file }: SheetFile & { readonly work: Work },
  asked: { readonly key: string; readonly route: string },
  before: Before,
): Promise<Answer> {
  const { head, items, said } = await sourceOf(context, rows, file, work);
  return once(context, { ...asked, body: said }, async (tx) => {
    const tgl = await before(tx, said);
    if (right(items).length === items.length) await rows.take(tx, context, items, { kunci: asked.key, tgl, work });
    if (items.some((item) => item.isRefused)) throw refusal(context, items);
    return { status: 200, body: resultOf(context, head, items) };
  });
}
