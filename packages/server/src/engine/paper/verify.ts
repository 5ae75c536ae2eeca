import type { Kind, KindTable } from '@kilau/contract/core/kind.ts';
import { waitingStates } from '@kilau/contract/core/kind-pages.ts';
import type { Proof } from '../../ledger/reconcile.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { Params, quoted } from '../resource.sql.ts';
import { DEED_COLUMNS, FROZEN, PAYMENT_COLUMNS, SEAL_VERSION, sealDeed, sealHead } from './seal.ts';
import { columnsOf, type Row } from './table.ts';

/** Deeds whose rows are read together. */
const BATCH = 500;

interface DeedRead extends Row {
  readonly nomor: string;
  readonly ke: number;
  readonly segel: Buffer;
  /** Seal of the deed before it. */
  readonly sebelum: Buffer | null;
  readonly segel_versi: number;
  readonly segel_kepala: Buffer | null;
  /** Whether the head still says what this deed froze. */
  readonly terbaru: boolean;
}

type ByDeed = ReadonlyMap<string, readonly Row[]>;
const keyOf = ({ nomor, ke }: { readonly nomor?: unknown; readonly ke?: unknown }): string =>
  `${String(nomor)} ${String(ke)}`;

function grouped(rows: readonly Row[]): ByDeed {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** Whether lines are numbered as they came: the seal holds their order, not their numbers. */
const inOrder = (rows: readonly Row[]): boolean => rows.every(({ baris }, index) => baris === index + 1);

/** Rows of the deeds of a batch in a table of the kind. */
async function rowsOf(
  sql: Sql,
  { table, fields }: KindTable,
  kode_toko: string,
  batch: readonly DeedRead[],
  numbered: boolean,
): Promise<ByDeed> {
  return grouped(
    await sql.query<Row>(
      `select r.nomor, r.ke, ${numbered ? 'r.baris, ' : ''}${columnsOf('r', fields)} from ${quoted(table)} r
       where r.kode_toko = $1 and (r.nomor, r.ke) in (select * from unnest($2::text[], $3::integer[]))
       order by r.nomor, r.ke${numbered ? ', r.baris' : ''}`,
      [kode_toko, batch.map(({ nomor }) => nomor), batch.map(({ ke }) => ke)],
    ),
  );
}

const readDeeds = (
  sql: Sql,
  kind: Kind,
  kode_toko: string,
  [nomor, ke]: readonly [string, number],
  dari: number,
): Promise<DeedRead[]> =>
  sql.query<DeedRead>(
    `select p.nomor, p.ke, p.segel, p.segel_versi, p.segel_kepala, (select s.segel from perbuatan s
         where s.kode_toko = p.kode_toko and s.jenis = p.jenis and s.nomor = p.nomor and s.ke = p.ke - 1) as sebelum,
       ${DEED_COLUMNS.map((name) => `p.${name}`).join(', ')},
       p.segel_kepala is not null and p.ke = (select max(i.ke) from perbuatan i where i.kode_toko = p.kode_toko
         and i.jenis = p.jenis and i.nomor = p.nomor and i.segel_kepala is not null) as terbaru
     from perbuatan p where p.kode_toko = $1 and p.jenis = $2 and (p.nomor, p.ke) > ($3, $4)
       and ($5 = 0 or p.nomor in (select b.nomor from posting b
           where b.kode_toko = $1 and b.jenis = $2 and b.urut > $5)
         or p.nomor in (select d.nomor from dokumen d
           where d.kode_toko = $1 and d.jenis = $2 and d.status = any($6::text[])))
     order by p.nomor, p.ke limit ${BATCH}`,
    [kode_toko, kind.key, nomor, ke, dari, waitingStates(kind)],
  );

async function brokenIn(sql: Sql, kind: Kind, kode_toko: string, batch: readonly DeedRead[]): Promise<string[]> {
  const at = [kode_toko, kind.key, batch.map(({ nomor }) => nomor), batch.map(({ ke }) => ke)];
  const stored = kind.stored && (await rowsOf(sql, kind.stored, kode_toko, batch, false));
  const lines: [string, ByDeed][] = [];
  for (const [name, table] of Object.entries(kind.lines)) {
    lines.push([name, await rowsOf(sql, table, kode_toko, batch, true)]);
  }
  const payments = grouped(
    await sql.query<Row>(
      `select nomor, ke, baris, ${PAYMENT_COLUMNS.join(', ')} from pembayaran where kode_toko = $1 and jenis = $2
         and (nomor, ke) in (select * from unnest($3::text[], $4::integer[])) order by nomor, ke, baris`,
      at,
    ),
  );
  const heads = new Map(
    (
      await sql.query<Row>(
        `select nomor, ${FROZEN.join(', ')} from dokumen where kode_toko = $1 and jenis = $2 and nomor = any($3)`,
        at.slice(0, 3),
      )
    ).map((head) => [head['nomor'], head]),
  );
  const isWhole = (deed: DeedRead): boolean => {
    const { nomor, ke, segel, sebelum, segel_kepala: head } = deed;
    const own = keyOf(deed);
    const written = {
      kode_toko,
      nomor,
      ke,
      before: sebelum,
      deed,
      stored: stored?.get(own)?.[0],
      lines: Object.fromEntries(lines.map(([name, rows]) => [name, rows.get(own) ?? []])),
      payments: payments.get(own) ?? [],
      head,
    };
    if (![written.payments, ...Object.values(written.lines)].every(inOrder)) return false;
    if (deed.segel_versi !== SEAL_VERSION || !sealDeed(kind, written).equals(segel)) return false;
    return !deed.terbaru || (head?.equals(sealHead(kode_toko, kind, nomor, heads.get(nomor) ?? {})) ?? false);
  };
  return batch.filter((deed) => !isWhole(deed)).map(keyOf);
}

/**
 * Derives the seals of the papers of a kind anew.
 * @param dari only of papers that wait, or to which something was done behind this place of the chain.
 * @returns numbers of deeds whose rows are no longer what they wrote: `KL-FJ-261121-0001 2`.
 */
async function brokenSeals(sql: Sql, kind: Kind, kode_toko: string, dari = 0, signal?: AbortSignal): Promise<string[]> {
  const broken: string[] = [];
  let after: readonly [string, number] = ['', 0];
  for (;;) {
    signal?.throwIfAborted();
    const batch = await readDeeds(sql, kind, kode_toko, after, dari);
    const last = batch.at(-1);
    if (!last) return broken;
    broken.push(...(await brokenIn(sql, kind, kode_toko, batch)));
    after = [last.nomor, last.ke];
  }
}

/** Rows that no deed wrote, and papers of no kind: a seal tells of what is gone or bent, these of what is too much. */
async function strayRows(sql: Sql, kinds: readonly Kind[], kode_toko: string): Promise<string[]> {
  const known = kinds.map(({ key }) => key);
  const written = kinds.flatMap(({ key, stored, lines }) =>
    [...(stored ? [stored] : []), ...Object.values(lines)].map(({ table }) => ({ key, table })),
  );
  const params = new Params();
  const toko = params.add(kode_toko);
  const noDeed = (row: string, jenisDokumen: string): string => `not exists (select from perbuatan p
    where p.kode_toko = ${row}.kode_toko and p.jenis = ${jenisDokumen} and p.nomor = ${row}.nomor
      and p.ke = ${row}.ke)`;
  const parts = [
    `select 'pembayaran' as tabel, r.nomor, r.ke from pembayaran r
     where r.kode_toko = ${toko} and ${noDeed('r', 'r.jenis')}`,
    `select 'perbuatan', p.nomor, p.ke from perbuatan p
     where p.kode_toko = ${toko} and p.jenis <> all(${params.add(known)}::text[])`,
    `select 'perbuatan', p.nomor, p.ke from perbuatan p
     where p.kode_toko = ${toko} and not exists (select from dokumen d
       where d.kode_toko = p.kode_toko and d.jenis = p.jenis and d.nomor = p.nomor)`,
    ...written.map(
      ({ key, table }) => `select ${params.add(table)}, r.nomor, r.ke from ${quoted(table)} r
         where r.kode_toko = ${toko} and ${noDeed('r', params.add(key))}`,
    ),
  ];
  const rows = await sql.query<{ readonly tabel: string; readonly nomor: string; readonly ke: number }>(
    `${parts.join(' union ')} order by 1, 2, 3`,
    params.values,
  );
  return rows.map(({ tabel, nomor, ke }) => `${nomor} ${ke} ${tabel}`);
}

/** What is proved of the papers of all kinds, deed by deed. */
export const paperProofs = (kinds: readonly Kind[]): readonly Proof[] => [
  {
    kunci: 'perbuatan_tersegel',
    broken: async (tx, kode_toko, dari, signal) => {
      const broken: string[] = [];
      for (const kind of kinds) broken.push(...(await brokenSeals(tx, kind, kode_toko, dari, signal)));
      return broken;
    },
  },
  { kunci: 'baris_milik_perbuatan', broken: (tx, kode_toko) => strayRows(tx, kinds, kode_toko) },
];
