import { NUMERIC_KINDS, type Field, type FieldKind } from '@kilau/contract/core/field.ts';
import type { Dec } from '@kilau/contract/core/dec.ts';
import type { ReportWire, ReportWireGroup, ReportWireTable } from '@kilau/contract/core/report-wire.ts';
import { filterDefaults } from '@kilau/contract/core/report-filter.ts';
import { levelsOf } from '@kilau/contract/core/report.ts';
import { initialValue } from '@kilau/contract/modules.ts';
import { reports } from '@kilau/contract/registry.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { reportJson } from '../engine/report/json.ts';
import { partsOf, queryOf, type ReportContext } from '../engine/report/query.ts';
import { orderReport } from '../engine/report/make.ts';
import { translatorOf } from '../platform/i18n.ts';
import { testDatabase } from '../testing/database.ts';
import { reportFaults } from '../testing/report-faults.ts';
import { seedAllReports } from '../testing/report-seed.ts';
import { HARI_INI, KEMARIN, SHOP } from '../testing/report-shop.ts';
import { queries } from './queries.ts';

const test = testDatabase();
beforeAll(() => seedAllReports(test.db));

/** PostgreSQL's own types by their fixed identifiers. */
const TYPES: Readonly<Record<number, string>> = {
  16: 'boolean',
  20: 'int8',
  21: 'int2',
  23: 'int4',
  25: 'text',
  1043: 'varchar',
  1082: 'date',
  1184: 'timestamptz',
  1700: 'numeric',
  3802: 'jsonb',
};
const OF_KIND: Partial<Record<FieldKind, readonly string[]>> = {
  date: ['date'],
  datetime: ['timestamptz'],
  boolean: ['boolean'],
  integer: ['int2', 'int4', 'int8'],
  money: ['numeric'],
  weight: ['numeric'],
  kadar: ['numeric'],
  percent: ['numeric'],
  lines: ['jsonb'],
};
const typesOf = (field: Field): readonly string[] => OF_KIND[field.kind] ?? ['text', 'varchar'];

function contextOf(kode_toko: string): ReportContext {
  return {
    db: test.db,
    readings: test.db,
    jobs: test.jobs,
    shop: { ...SHOP, kode_toko },
    lang: 'id',
    t: translatorOf('id'),
    now: () => new Date(),
    actor: { user_id: 'LIANA', level: 'OWN', kode_toko, akses: new Set(), modules: new Map() },
    param: initialValue,
    isOn: () => false,
  };
}

type Row = Record<string, unknown>;

const tablesOf = (answer: ReportWire<Dec>): readonly ReportWireTable<Dec>[] => answer.seksi ?? [answer];
/** Keys and subtotals of the groups that the first row stands in. */
function around(groups: readonly ReportWireGroup<Dec>[] = []): unknown[] {
  const [first] = groups;
  return first ? [{ kunci: first.kunci, subtotal: first.subtotal }, ...around(first.grup)] : [];
}
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

describe.each(reports.map((report) => [report.key, report] as const))('query of %s', (key, report) => {
  const orderOf = (filter: Readonly<Record<string, unknown>>, kode_toko: string = SHOP.kode_toko) =>
    orderReport(report, queryOf(queries, key), contextOf(kode_toko), {
      ...(report.period && { [report.period[0]]: KEMARIN, [report.period[1]]: HARI_INI }),
      ...filter,
    });
  /** Each table of the report with what its statement answers. */
  const read = async (filter: Readonly<Record<string, unknown>> = {}, kode_toko?: string) => {
    const order = orderOf(filter, kode_toko);
    const answers = [];
    for (const { section, statement } of partsOf(order.report, order.statement)) {
      const answer = await test.pool.query<Row>({ text: statement.text, values: [...statement.values] });
      answers.push({ section, ...answer });
    }
    return answers;
  };
  const rows = async (filter?: Readonly<Record<string, unknown>>, kode_toko?: string) =>
    (await read(filter, kode_toko)).flatMap((part) => part.rows);

  const { views } = report;
  const looks = views ? Object.keys(views.of).map((option) => ({ [views.by]: option })) : [{}];

  it('is of a definition without faults', () => {
    expect(reportFaults(report)).toEqual([]);
  });

  it.each(looks)('answers exactly the columns of the definition, in their types, with %j', async (look) => {
    for (const { section, fields, rows: found } of await read(look)) {
      expect(found.length, 'the seeded shop has nothing for this report to show').toBeGreaterThan(0);
      expect(fields.map((field) => field.name)).toEqual(Object.keys(section.columns));
      for (const field of fields) {
        const column = section.columns[field.name];
        if (column) expect(typesOf(column), field.name).toContain(TYPES[field.dataTypeID] ?? String(field.dataTypeID));
      }
    }
  });

  it.each(looks)('sorts by its groups, so that each group comes once, with %j', async (look) => {
    for (const { section, rows: found } of await read(look)) {
      const by = levelsOf(section).map((level) => level.by);
      for (const level of by.keys()) {
        const names = by.slice(0, level + 1).flat();
        const keys = found.map((row) => JSON.stringify(names.map((name) => row[name])));
        const turns = keys.filter((one, index) => one !== keys[index - 1]);
        expect(turns).toEqual([...new Set(turns)]);
      }
    }
  });

  it.each(looks)('is added up by the database as by the outline of all its rows, with %j', async (look) => {
    const order = orderOf(look);
    const [all, cut] = [await reportJson(order), await reportJson(order, 1)];
    for (const [index, table] of tablesOf(all).entries()) {
      const short = tablesOf(cut)[index];
      expect(short?.jumlah_baris).toBe(table.jumlah_baris);
      expect(plain(short?.total)).toEqual(plain(table.total));
      expect(short?.terpotong).toBe(table.jumlah_baris > 1);
      expect(plain(around(short?.grup))).toEqual(plain(around(table.grup)));
    }
  });

  it('shows one shop only', async () => {
    const marks = /1000000[12]|KG-FJ|14356000/;
    expect(JSON.stringify(await rows())).not.toMatch(marks);
    expect(
      JSON.stringify(
        (await read({}, 'TIDAKADA')).flatMap(({ section, rows: found }) =>
          found.flatMap((row) =>
            Object.entries(row)
              .filter(([name]) => NUMERIC_KINDS.has(section.columns[name]?.kind ?? 'text'))
              .map(([, value]) => value ?? 0),
          ),
        ),
      ),
    ).toMatch(/^\[[0,]*\]$/);
  });

  it('lets every filter narrow', async () => {
    const all = (await rows()).length;
    for (const [name, field] of Object.entries(report.filters)) {
      if (field.kind === 'ref') expect((await rows({ [name]: 'TIDAKADA' })).length, name).toBeLessThan(all);
      if (field.kind === 'choice' && name !== views?.by) {
        for (const option of field.options) {
          expect((await rows({ [name]: option })).length, `${name} ${option}`).toBeLessThanOrEqual(all);
        }
      }
    }
    expect(Object.keys(filterDefaults(report.filters, HARI_INI))).toEqual(Object.keys(report.filters));
  });
});
