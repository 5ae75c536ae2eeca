import type { Dec } from '@kilau/contract/core/dec.ts';
import { toldTo } from '@kilau/contract/core/field.ts';
import type { Actor } from '@kilau/contract/core/permission.ts';
import { BEGINNING, CHANGING, MAKING, type Kind, type KindTable, type ReadOf } from '@kilau/contract/core/kind.ts';
import { searched } from '@kilau/contract/core/kind-fields.ts';
import { standingStates, waitingStates } from '@kilau/contract/core/kind-pages.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { unknownPlace } from '../place.ts';
import { timesPrintedSql } from '../print/log.ts';
import { escapeLike, Params, quoted } from '../resource.sql.ts';
import { offeredNow, standingColumns, type StandingColumns, type Told } from './boleh.ts';
import { aloneSql } from './alone.ts';
import { deedName, NOT_TAKEN_BACK } from './held.ts';
import type { HeldPaper, KindAtWork, Paper } from './kind.ts';
import { PAYMENT_COLUMNS } from './seal.ts';
import { derivedJoin, readColumns, storedJoin } from './table.ts';

/** What is told of every head. */
const HEAD_COLUMNS = [
  'nomor',
  'tgl',
  'status',
  'versi',
  'kode_sales',
  'kode_member',
  'nama',
  'no_hp',
  'alamat',
  'keterangan',
  'total',
  'sisa',
  'dibuat_oleh',
  'dibuat_pada',
] as const satisfies readonly (keyof HeldPaper)[];
const SHARED = HEAD_COLUMNS.map((name) => `d.${name}`).join(', ');

/** What words are looked for in, as the index of heads has it. */
export const WORDS = `(d.nomor || ' ' || d.nama || ' ' || d.no_hp)`;

const joined = ({ stored }: Kind): string => (stored ? storedJoin(stored) : '');
/** What stands beside the shared columns: the kind's own, and how often the paper was printed. */
const storedColumns = ({ key, stored, prints = [] }: Kind): string =>
  [
    ...(stored ? [readColumns('k', stored)] : []),
    ...(prints.length > 0 ? [`${timesPrintedSql(key, 'd.kode_toko', 'd.nomor')} as cetak`] : []),
  ]
    .map((sql) => `, ${sql}`)
    .join('');

// Statements that read one paper take the same parameters: `$1` shop, `$2` number, `$3` kind.

const headSql = (kind: Kind): string => `select ${SHARED}${storedColumns(kind)} from dokumen d ${joined(kind)}
  where d.kode_toko = $1 and d.jenis = $3 and d.nomor = $2`;

const CONTENT = [MAKING, BEGINNING, CHANGING].map((key) => `'${deedName(key)}'`).join(', ');

/** Lines that stand: what the paper says in its last version, and what deeds that were not taken back have added. */
const linesSql = (lines: KindTable): string => `select l.ke, l.baris, ${readColumns('l', lines)}
  from ${quoted(lines.table)} l${derivedJoin('l', lines, ['kode_toko', 'nomor', 'ke', 'baris'])}
  join perbuatan p on p.kode_toko = l.kode_toko and p.jenis = $3 and p.nomor = l.nomor and p.ke = l.ke
  where l.kode_toko = $1 and l.nomor = $2
    and case when p.aksi in (${CONTENT})
      then p.ke = (select max(i.ke) from perbuatan i where i.kode_toko = p.kode_toko and i.jenis = p.jenis
        and i.nomor = p.nomor and i.aksi in (${CONTENT}))
      else ${NOT_TAKEN_BACK} end
  order by l.ke, l.baris`;

/** Payments, but for those that a version of before waited for: another one came, and nothing of them was booked. */
const PAYMENTS_SQL = `select u.ke, u.baris, ${PAYMENT_COLUMNS.map((name) => `u.${name}`).join(', ')} from pembayaran u
  join perbuatan p on p.kode_toko = u.kode_toko and p.jenis = u.jenis and p.nomor = u.nomor and p.ke = u.ke
  where u.kode_toko = $1 and u.jenis = $3 and u.nomor = $2 and not (p.menunggu and p.aksi in (${CONTENT})
    and exists (select from perbuatan i where i.kode_toko = p.kode_toko and i.jenis = p.jenis and i.nomor = p.nomor
      and i.ke > p.ke and i.aksi in (${CONTENT})))
  order by u.ke, u.baris`;
const HISTORY_SQL = `select ke, aksi, tgl, user_id, waktu, dari, status, sisa, membalik, disetujui_oleh, alasan
  from perbuatan where kode_toko = $1 and jenis = $3 and nomor = $2 order by ke`;

const rowsJson = (sql: string): string => `(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (${sql}) r)`;

/** A statement with its parameters. */
interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/**
 * A paper as the API tells it to this reader, of the head `h`: with its lines, payments and history. `$4` what may be
 * done to it.
 */
function toldSql({ kind, shows }: KindAtWork, actor: Actor): string {
  const rows = {
    ...Object.fromEntries(
      Object.entries(kind.lines).map(([name, lines]) => [
        name,
        linesSql({ ...lines, fields: toldTo(lines.fields, actor) }),
      ]),
    ),
    bayar: PAYMENTS_SQL,
  };
  const told = [
    `'${kind.number}', h.nomor`,
    ...Object.entries(kind.names ?? {}).map(([ours, theirs]) => `'${theirs}', h.${quoted(ours)}`),
    ...Object.entries(rows).flatMap(([name, sql]) =>
      shows?.instead.includes(name) ? [] : [`'${name}', ${rowsJson(sql)}`],
    ),
    `'riwayat', ${rowsJson(HISTORY_SQL)}`,
    `'boleh', $4::jsonb`,
  ];
  return `to_jsonb(h) || jsonb_build_object(${told.join(', ')})${shows ? ` || (${shows.sql})` : ''} as kertas`;
}

/**
 * The statement that puts together what a call answers that has done something to a paper: one column. Numbers leave
 * the database as exact JSON.
 */
export const paperStatement = (
  atWork: KindAtWork,
  { shop, actor }: Pick<Context, 'shop' | 'actor'>,
  { nomor, boleh }: Told,
): Statement => ({
  sql: `select ${toldSql(atWork, actor)} from (${headSql(atWork.kind)}) h`,
  values: [shop.kode_toko, nomor, atWork.kind.key, JSON.stringify(boleh)],
});

/** A paper's head once a deed is done. */
export type StandingHead = Pick<HeldPaper, (typeof HEAD_COLUMNS)[number]> & { readonly kepala: object };

/** What a deed answers, of what is at hand: the head as it stands now, and what the caller may do next. */
export function tellHead(kind: Kind, standing: StandingHead, boleh: Told['boleh']): object {
  const { nomor, status, kepala } = standing;
  const shared = Object.fromEntries(HEAD_COLUMNS.map((name) => [name, standing[name]]));
  return { ...named(kind, { ...shared, nomor, status, ...kepala }), boleh };
}

/** A paper as the API tells it. @throws Problem `dokumen_tidak_ditemukan` */
export async function tellPaper(
  sql: Sql,
  context: Pick<Context, 'shop' | 'actor'>,
  atWork: KindAtWork,
  nomor: string,
): Promise<{ readonly boleh: readonly string[] }> {
  const { kind } = atWork;
  const row = await sql.maybe<StandingColumns & { readonly kertas: object }>(
    `select ${toldSql(atWork, context.actor)}, ${standingColumns(kind)} from (${headSql(kind)}) h
     join dokumen d on d.kode_toko = $1 and d.jenis = $3 and d.nomor = $2
     join perbuatan a on a.kode_toko = d.kode_toko and a.jenis = d.jenis and a.nomor = d.nomor and a.ke = d.versi`,
    [context.shop.kode_toko, nomor, kind.key, '[]'],
  );
  if (!row) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  const { kertas, ...standing } = row;
  return { ...kertas, boleh: await offeredNow(sql, context, atWork, standing) };
}

/** A head as it was read. */
export interface Head {
  readonly nomor: string;
  readonly status: string;
}

/** A head with its number, and what else the specification has a name for, under those names too. */
export const named = ({ number, names = {} }: Kind, head: Head & Readonly<Record<string, unknown>>) => ({
  ...head,
  [number]: head.nomor,
  ...Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [theirs, head[ours]])),
});

/** A deed of a paper, as its history tells it; `membalik` is the deed that it takes back. */
interface ShownDeed {
  readonly ke: number;
  readonly aksi: string;
  readonly tgl: string;
  readonly membalik: number | null;
}
/** A payment of a paper, posted by the deed `ke`. */
interface ShownPayment {
  readonly ke: number;
  readonly arah: 'MASUK' | 'KELUAR';
  readonly jumlah: Dec;
}

/** A paper as it is shown and printed. */
export type ShownPaper<K extends Kind> = Omit<Paper<K>, 'isi' | 'kepala' | 'sebab'> & {
  readonly dibuat_oleh: string;
  readonly dibuat_pada: Date;
  readonly bayar: readonly ShownPayment[];
  readonly riwayat: readonly ShownDeed[];
} & ReadOf<K>;

/**
 * A paper with its lines, payments and history as values, for what is printed of it.
 * @throws Problem `dokumen_tidak_ditemukan`
 */
export async function showPaper<K extends Kind>(
  sql: Sql,
  context: Pick<Context, 'shop'>,
  kind: K,
  nomor: string,
): Promise<ShownPaper<K>> {
  const at = [context.shop.kode_toko, nomor, kind.key];
  const head = await sql.maybe<Head & Record<string, unknown>>(headSql(kind), at);
  if (!head) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  const lines: Record<string, readonly object[]> = {};
  for (const [name, table] of Object.entries(kind.lines)) lines[name] = await sql.query<object>(linesSql(table), at);
  const bayar = await sql.query<object>(PAYMENTS_SQL, at);
  const riwayat = await sql.query<object>(HISTORY_SQL, at);
  return { ...named(kind, head), ...lines, bayar, riwayat } as object as ShownPaper<K>;
}

/** What can be asked of a list, beside the kind's own filters. */
export interface ListAsked {
  readonly q: string | null;
  readonly after: string | null;
  readonly limit: number | null;
  readonly tgl_from: string | null;
  readonly tgl_to: string | null;
  readonly status: string | null;
  readonly kode_sales: string | null;
  /** Only those that are neither over nor taken back, unless a state or words say which are looked for. */
  readonly berjalan?: string | null;
  readonly [filter: string]: unknown;
}

const DEFAULT_LIMIT = 100;

/** Statement of the heads of a kind behind `where`, as its list tells them. */
export const headsSql = (kind: Kind): string => `select ${SHARED}${storedColumns(kind)} from dokumen d ${joined(kind)}`;

/** What narrows a list down. */
export function conditions(kind: Kind, kode_toko: string, asked: ListAsked, params: Params): string[] {
  const where = [`d.kode_toko = ${params.add(kode_toko)}`, `d.jenis = ${params.add(kind.key)}`];
  if (asked.tgl_from) where.push(`d.tgl >= ${params.add(asked.tgl_from)}`);
  if (asked.tgl_to) where.push(`d.tgl <= ${params.add(asked.tgl_to)}`);
  if (asked.status) where.push(`d.status = ${params.add(asked.status)}`);
  else if (asked.berjalan && !asked.q) where.push(`d.status = any(${params.add(standingStates(kind))}::text[])`);
  if (asked.kode_sales) where.push(`d.kode_sales = ${params.add(asked.kode_sales)}`);
  for (const name of kind.filters) {
    const from = name in (kind.stored?.fields ?? {}) ? 'k' : 'kh';
    if (asked[name] !== null) where.push(`${from}.${quoted(name)} = ${params.add(asked[name])}`);
  }
  for (const word of (asked.q ?? '').split(/\s+/).filter(Boolean)) where.push(foundBy(kind, kode_toko, word, params));
  return where;
}

/** Numbers of the papers of which a line bears this very code. @param toko and code: places of parameters. */
export const numbersByCode = (table: string, column: string, toko: string, code: string): string =>
  `select l.nomor from ${quoted(table)} l where l.kode_toko = ${toko} and l.${quoted(column)} = ${code}`;

/** Condition on a paper that a word finds: by number and customer, and by what its kind says. */
function foundBy(kind: Kind, kode_toko: string, word: string, params: Params): string {
  const like = params.add(`%${escapeLike(word)}%`);
  const own = (kind.search ?? []).flatMap((name): string[] => {
    const found = searched(kind, name);
    if (!found) return [];
    const { table, fields, column } = found;
    const value = quoted(column);
    if (table === kind.stored?.table) return [`k.${value} ilike ${like}`];
    // By the code first, where there is an index on it; a part of a text is looked for paper by paper.
    return [
      fields[column]?.kind === 'code'
        ? `d.nomor in (${numbersByCode(table, column, params.add(kode_toko), params.add(word))})`
        : `exists (select from ${quoted(table)} l where l.kode_toko = d.kode_toko and l.nomor = d.nomor
            and l.${value} ilike ${like})`,
    ];
  });
  return `(${[`${WORDS} ilike ${like}`, ...own].join(' or ')})`;
}

/** Behind the number of no paper comes nothing, as behind that of the last one. */
async function isPaper(sql: Sql, kind: Kind, kode_toko: string, nomor: string): Promise<boolean> {
  const found = await sql.query(`select 1 from dokumen where kode_toko = $1 and jenis = $2 and nomor = $3`, [
    kode_toko,
    kind.key,
    nomor,
  ]);
  return found.length > 0;
}

/** A page of the papers of a kind, the newest first; `next` is the number of the last one. */
export async function listPapers(
  sql: Sql,
  kind: Kind,
  kode_toko: string,
  asked: ListAsked,
): Promise<{ readonly data: readonly object[]; readonly next: string | null }> {
  const params = new Params();
  const where = conditions(kind, kode_toko, asked, params);
  if (asked.after) {
    const last = params.add(asked.after);
    where.push(`(d.tgl, d.nomor) < (select a.tgl, a.nomor from dokumen a where a.kode_toko = d.kode_toko
      and a.jenis = d.jenis and a.nomor = ${last})`);
  }
  // Who asks for what waits wants to do something about it.
  const alone = asked.status && waitingStates(kind).includes(asked.status) ? aloneSql(kind) : '';
  const limit = asked.limit ?? DEFAULT_LIMIT;
  const rows = await sql.query<Head & Record<string, unknown>>(
    `${headsSql(kind)} where ${where.join(' and ')}
     ${alone} order by d.tgl desc, d.nomor desc limit ${params.add(limit + 1)}`,
    params.values,
  );
  if (asked.after && rows.length === 0 && !(await isPaper(sql, kind, kode_toko, asked.after))) throw unknownPlace();
  const data = rows.slice(0, limit).map((row) => named(kind, row));
  return { data, next: rows.length > limit ? (data.at(-1)?.nomor ?? null) : null };
}

/** How many papers of a kind wait for somebody, in one state or in any: the badge of its menu entry. */
export async function countWaiting(sql: Sql, kind: Kind, kode_toko: string, status: string | null): Promise<number> {
  const { jumlah } = await sql.one<{ jumlah: number }>(
    `select count(*)::int as jumlah from dokumen d
     where d.kode_toko = $1 and d.jenis = $2 and d.status = any($3::text[])${aloneSql(kind)}`,
    [kode_toko, kind.key, waitingStates(kind).filter((name) => status === null || name === status)],
  );
  return jumlah;
}
