import { Dec } from '@kilau/contract/core/dec.ts';
import type { Context } from '../../../platform/context.ts';
import { csvLine } from '../../../engine/csv.ts';
import type { Row } from '../../../engine/resource.hooks.ts';
import { readAll, type ListQuery } from '../../../engine/resource.list.ts';
import { KEPT_COLUMNS, Params, quoted, type Master } from '../../../engine/resource.sql.ts';
import type { TabelEkspor } from './tabel.ts';

/**
 * Rows of one statement: what an export holds in memory, whatever its length, and so few that a till does not feel the
 * writing of them.
 */
const BATCH = 400;

export interface Rentang {
  readonly tgl_from: string | null;
  readonly tgl_to: string | null;
}

/** What a file is made of: its head, and its rows a part at a time. */
export interface Isi {
  readonly kolom: readonly string[];
  readonly bagian: () => AsyncGenerator<readonly Row[]>;
}

const SEMUA: ListQuery = { status_aktif: 'semua', limit: null, after: null, q: null, sort: null, count: 'false' };

/** A master with all its records, in use or not. Passwords have no column and secrets stay where they are. */
export function isiMaster(context: Context, master: Master): Isi {
  const shown = [...master.stored].filter(([, field]) => field.kind !== 'secret').map(([name]) => name);
  return { kolom: [...shown, ...KEPT_COLUMNS], bagian: () => readAll(context.db, context, master, SEMUA) };
}

/** Rows of the range. An instant belongs to the day it had by the shop's clock. */
function inRange({ tgl }: TabelEkspor, { tgl_from, tgl_to }: Rentang, zona: string, params: Params): string[] {
  if (!tgl) return [];
  const day = (value: string, days: number) => {
    const date = `(${params.add(value)}::date + ${days})`;
    return tgl.instant ? `${date}::timestamp at time zone ${params.add(zona)}` : date;
  };
  return [
    ...(tgl_from === null ? [] : [`${tgl.sql} >= ${day(tgl_from, 0)}`]),
    ...(tgl_to === null ? [] : [`${tgl.sql} < ${day(tgl_to, 1)}`]),
  ];
}

/** Rows behind the last one, so told that the index is entered where they begin. */
function behind({ urut, indeks }: TabelEkspor, last: readonly string[], params: Params): string[] {
  const row = (count: number) => `(${urut.slice(0, count).join(', ')})`;
  const values = last.map((value) => params.add(value));
  const rest = `${row(urut.length)} > (${values.join(', ')})`;
  return indeks === urut.length ? [rest] : [`${row(indeks)} >= (${values.slice(0, indeks).join(', ')})`, rest];
}

async function readPart(
  context: Context,
  tabel: TabelEkspor,
  rentang: Rentang,
  last: readonly string[] | undefined,
): Promise<Record<string, unknown>[]> {
  const params = new Params();
  const where = [
    `p.kode_toko = ${params.add(context.shop.kode_toko)}`,
    ...inRange(tabel, rentang, context.shop.zona_waktu, params),
  ];
  if (last) where.push(...behind(tabel, last, params));
  const columns = Object.entries(tabel.kolom).map(([name, sql]) => `${sql} as ${quoted(name)}`);
  // As text, because an instant is finer than what JavaScript keeps of it.
  const keys = tabel.urut.map((sql, index) => `${sql}::text as "~${index}"`);
  return context.db.query<Record<string, unknown>>(
    `select ${[...columns, ...keys].join(', ')} from ${tabel.from} where ${where.join(' and ')}
      order by ${tabel.urut.join(', ')} limit ${params.add(BATCH)}`,
    params.values,
  );
}

/** A table of documents, along its index. */
export function isiDokumen(context: Context, tabel: TabelEkspor, rentang: Rentang): Isi {
  async function* bagian(): AsyncGenerator<readonly Row[]> {
    let last: readonly string[] | undefined;
    for (;;) {
      const rows = await readPart(context, tabel, rentang, last);
      yield rows;
      const end = rows.at(-1);
      if (!end || rows.length < BATCH) return;
      last = tabel.urut.map((_, index) => String(end[`~${index}`]));
    }
  }
  return { kolom: Object.keys(tabel.kolom), bagian };
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Dec) return value.toString();
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** One record of the file: plain digits, dates as they are stored, instants in UTC, lists as JSON. */
export const barisCsv = (kolom: readonly string[], row: Row): string => csvLine(kolom.map((name) => cell(row[name])));
