import { NUMERIC_KINDS, type Field, type FieldKind } from '@kilau/contract/core/field.ts';
import { filterDefaults } from '@kilau/contract/core/report-filter.ts';
import { viewOf } from '@kilau/contract/core/report.ts';
import { initialValue } from '@kilau/contract/modules.ts';
import { reports } from '@kilau/contract/registry.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryOf, type ReportContext } from '../engine/report/query.ts';
import { orderReport } from '../engine/report/make.ts';
import { translatorOf } from '../platform/i18n.ts';
import { testDatabase } from '../testing/database.ts';
import { HARI_INI, KEMARIN, seedReportShop, SHOP } from '../testing/report-shop.ts';
import { queries } from './queries.ts';

const test = testDatabase();
beforeAll(() => seedReportShop(test.db));

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
};
const typesOf = (field: Field): readonly string[] => OF_KIND[field.kind] ?? ['text', 'varchar'];

function contextOf(kode_toko: string): ReportContext {
  return {
    db: test.db,
    shop: { ...SHOP, kode_toko },
    lang: 'id',
    t: translatorOf('id'),
    now: () => new Date(),
    actor: { user_id: 'LIANA', level: 'OWN', kode_toko, akses: new Set(), modules: new Map() },
    param: initialValue,
    isOn: () => false,
  };
}

describe.each(reports.map((report) => [report.key, report] as const))('query of %s', (key, report) => {
  const run = async (filter: Readonly<Record<string, unknown>> = {}, kode_toko: string = SHOP.kode_toko) => {
    const { statement } = orderReport(report, queryOf(queries, key), contextOf(kode_toko), {
      ...(report.period && { [report.period[0]]: KEMARIN, [report.period[1]]: HARI_INI }),
      ...filter,
    });
    return test.pool.query({ text: statement.text, values: [...statement.values] });
  };

  const { views } = report;
  const looks = views ? Object.keys(views.of).map((option) => ({ [views.by]: option })) : [{}];

  it.each(looks)('answers exactly the columns of the definition, in their types, with %j', async (look) => {
    const { fields, rows } = await run(look);
    const { columns } = viewOf(report, look);
    expect(rows.length, 'the seeded shop has nothing for this report to show').toBeGreaterThan(0);
    expect(fields.map((field) => field.name)).toEqual(Object.keys(columns));
    for (const field of fields) {
      const column = columns[field.name];
      if (column) expect(typesOf(column), field.name).toContain(TYPES[field.dataTypeID] ?? String(field.dataTypeID));
    }
  });

  it.each(looks)('sorts by its groups, so that each group comes once, with %j', async (look) => {
    const { rows } = await run(look);
    const keys = rows.map((row: Record<string, unknown>) =>
      JSON.stringify((viewOf(report, look).groupBy ?? []).map((name) => row[name])),
    );
    const turns = keys.filter((one, index) => one !== keys[index - 1]);
    expect(turns).toEqual([...new Set(turns)]);
  });

  it('has a view for every option of the filter that chooses one', () => {
    const chosen = views && report.filters[views.by];
    if (!chosen) return;
    expect(chosen).toMatchObject({ kind: 'choice', required: true, options: Object.keys(views.of) });
    for (const { columns, groupBy = [], groupLabel } of Object.values(views.of)) {
      expect(Object.keys(report.columns)).toEqual(expect.arrayContaining([...columns]));
      expect(columns).toEqual(expect.arrayContaining([...groupBy, ...(groupLabel ? [groupLabel] : [])]));
    }
  });

  it('shows one shop only', async () => {
    const marks = /1000000[12]|KG-FJ|14356000/;
    expect(JSON.stringify((await run()).rows)).not.toMatch(marks);
    expect(
      JSON.stringify(
        (await run({}, 'TIDAKADA')).rows.flatMap((row: Record<string, unknown>) =>
          Object.entries(row)
            .filter(([name]) => NUMERIC_KINDS.has(report.columns[name]?.kind ?? 'text'))
            .map(([, value]) => value ?? 0),
        ),
      ),
    ).toMatch(/^\[[0,]*\]$/);
  });

  it('lets every filter narrow', async () => {
    const all = (await run()).rows.length;
    for (const [name, field] of Object.entries(report.filters)) {
      if (field.kind === 'ref') expect((await run({ [name]: 'TIDAKADA' })).rows.length, name).toBeLessThan(all);
      if (field.kind === 'choice' && name !== views?.by) {
        for (const option of field.options) {
          expect((await run({ [name]: option })).rows.length, `${name} ${option}`).toBeLessThanOrEqual(all);
        }
      }
    }
    expect(Object.keys(filterDefaults(report.filters, HARI_INI))).toEqual(Object.keys(report.filters));
  });

  it('sums what its totals name', () => {
    for (const [name, { total, kind }] of Object.entries(report.columns)) {
      if (total === 'sum' || total === 'last') expect(NUMERIC_KINDS, name).toContain(kind);
      if (typeof total === 'object') {
        expect(
          total.ratio.map((one) => report.columns[one]?.total),
          name,
        ).toEqual(['sum', 'sum']);
      }
    }
    for (const { column } of report.tiles ?? []) expect(report.columns[column]?.total, column).toBeDefined();
  });
});
