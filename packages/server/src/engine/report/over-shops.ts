import { NUMERIC_KINDS } from '@kilau/contract/core/field.ts';
import type { ReportColumn, ReportColumns } from '@kilau/contract/core/report.ts';
import type { ReportRow } from '@kilau/contract/core/table-model.ts';
import { z } from 'zod';
import { sebar, type JawabanCabang } from '../../platform/antar/sebar.ts';
import type { Context } from '../../platform/context.ts';
import type { Order } from './make.ts';
import type { Statement, Statements } from './query.ts';

const GROUP = z.object({
  baris: z.array(z.record(z.string(), z.unknown())),
  get grup() {
    return z.array(GROUP).optional();
  },
});
/** What of another server's answer is needed: all of its rows. */
const ANSWER = z.object({ grup: z.array(GROUP), terpotong: z.literal(false) });
type Group = z.infer<typeof GROUP>;

const rowsIn = (groups: readonly Group[]): readonly ReportRow[] =>
  groups.flatMap(({ baris, grup = [] }) => [...baris, ...rowsIn(grup)]);

/** What a column is read as here, from JSON. */
function sqlType({ kind }: ReportColumn): 'integer' | 'numeric' | 'text' {
  if (kind === 'integer') return 'integer';
  return NUMERIC_KINDS.has(kind) ? 'numeric' : 'text';
}

const VALUES = { integer: z.int32(), numeric: z.number(), text: z.string() } as const;
const rowSchema = (columns: ReportColumns) =>
  z.array(
    z.object(
      Object.fromEntries(Object.entries(columns).map(([name, field]) => [name, VALUES[sqlType(field)].nullable()])),
    ),
  );

/**
 * A branch's own rows, named as they are named here.
 * @returns nothing where it has not told all of them, or something that is none.
 */
function rowsOf(
  { kode_toko, nama_toko, isi }: JawabanCabang,
  columns: ReportColumns,
): readonly ReportRow[] | undefined {
  const answer = ANSWER.safeParse(isi);
  const rows = answer.success ? rowSchema(columns).safeParse(rowsIn(answer.data.grup)) : undefined;
  return rows?.data?.filter((row) => row['kode_toko'] === kode_toko).map((row) => ({ ...row, nama_toko }));
}

/** The rows of this database, and between them those that others have told. */
function joined(
  { text, values }: Statement,
  columns: ReportColumns,
  luar: readonly string[],
  rows: readonly ReportRow[],
) {
  const names = Object.keys(columns)
    .map((name) => `"${name}"`)
    .join(', ');
  const typed = Object.entries(columns).map(([name, field]) => `"${name}" ${sqlType(field)}`);
  const [toko, isi] = [`$${values.length + 1}`, `$${values.length + 2}`];
  return {
    text: `select ${names} from (
        select ${names}, row_number() over () as "~urut" from (${text}) sini where kode_toko <> all(${toko}::text[])
        union all
        select ${names}, "~urut" from rows from (jsonb_to_recordset(${isi}::jsonb) as (${typed.join(', ')}))
          with ordinality as sana(${names}, "~urut")
      ) semua order by kode_toko, "~urut"`,
    values: [...values, luar, JSON.stringify(rows)],
  };
}

/** The filters as they were understood here: an open day is the asker's, wherever it is asked. */
const asked = (path: string, filter: Order['filter']): string => {
  const told = Object.entries(filter).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return told.length === 0 ? path : `${path}?${new URLSearchParams(told).toString()}`;
};

const isStatement = (made: Statements): made is Statement => typeof made['text'] === 'string';

/**
 * A report over shops as head office asks for it: with the rows of the shops on servers of their own, each of which is
 * asked for the same report. One that does not answer in time stands there by its name, with nothing.
 */
export async function overShops(wanted: Order, context: Context): Promise<Order> {
  const { report, filter, statement } = wanted;
  const { t } = context;
  if (!report.overShops || !isStatement(statement)) return wanted;
  const luar = await sebar(context, asked(`laporan/${report.key}`, filter));
  if (luar.length === 0) return wanted;
  const told = luar
    .toSorted((a, b) => (a.kode_toko < b.kode_toko ? -1 : 1))
    .map((cabang) => {
      const { kode_toko, nama_toko } = cabang;
      return { kode_toko, nama_toko, rows: rowsOf(cabang, report.columns) };
    });
  const rows = told.flatMap(({ kode_toko, nama_toko, rows: own }) => {
    return own ?? [{ kode_toko, nama_toko: `${nama_toko} – ${t('umum.gagal_dimuat')}` }];
  });
  const codes = told.map(({ kode_toko }) => kode_toko);
  return {
    ...wanted,
    statement: joined(statement, report.columns, codes, rows),
    gagal: told.flatMap(({ kode_toko, nama_toko, rows: own }) => (own ? [] : [{ kode_toko, nama_toko }])),
  };
}
