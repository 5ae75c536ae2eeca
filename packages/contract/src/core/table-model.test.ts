import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dec } from './dec.ts';
import { code, money, text, weight } from './field.ts';
import { defineReport, hidden, total, type TableShape } from './report.ts';
import { Adder, buildTable, Outline, visibleColumns, type ReportRow, type TableLine } from './table-model.ts';

const report = defineReport({
  key: 'contoh',
  page: '/laporan-contoh',
  menu: 'laporan',
  filters: {},
  columns: {
    kode_sales: code({}),
    nama_sales: text({ max: 40 }),
    nomor: total(code({}), 'distinct'),
    kode_barcode: total(code({}), 'count'),
    berat: total(weight({}), 'sum'),
    harga: total(money({}), 'sum'),
    rata: total(money({}), { ratio: ['harga', 'berat'] }),
    saldo: total(money({}), 'last'),
  },
  groupBy: ['kode_sales'],
  groupLabel: 'nama_sales',
});
const flat = defineReport({ ...report, key: 'datar', groupBy: undefined, groupLabel: undefined });

const row = (
  kode_sales: string,
  nomor: string,
  berat: string,
  harga: number,
  saldo: number | null = null,
): ReportRow => ({
  kode_sales,
  nama_sales: `NAMA ${kode_sales}`,
  nomor,
  kode_barcode: `B${berat}`,
  berat: Dec.from(berat),
  harga: Dec.from(harga),
  saldo: saldo === null ? null : Dec.from(saldo),
});
const plain = (totals: Readonly<Record<string, Dec>>) =>
  Object.fromEntries(Object.entries(totals).map(([name, value]) => [name, value.toString()]));

describe('rows that were taken back', () => {
  const some = defineReport({ ...report, key: 'batal', cancelled: { by: 'nomor', is: 'X' } });
  const rows = [
    row('SL01', 'A', '2.130', 3_061_000, 10),
    row('SL01', 'X', '3.450', 5_485_500, 20),
    row('SL02', 'X', '0.2', 200),
  ];

  it('are in no total of their group and of the table, and stand beside it with the gross', () => {
    const { groups, total: net, cancelled, rowCount } = buildTable(some, rows);
    expect(rowCount).toBe(3);
    expect(groups.map(({ rows: inside }) => inside.length)).toEqual([2, 1]);
    const figures = (totals: Readonly<Record<string, Dec>> = {}) =>
      ['kode_barcode', 'nomor', 'berat', 'harga', 'rata'].map((name) => totals[name]?.toString());
    expect(groups.map(({ subtotal }) => figures(subtotal))).toEqual([
      ['1', '1', '2.13', '3061000', '1437089'],
      ['0', '0', '0', '0', '0'],
    ]);
    expect(figures(net)).toEqual(['1', '1', '2.13', '3061000', '1437089']);
    expect(cancelled?.rows).toBe(2);
    expect(figures(cancelled?.totals)).toEqual(['2', '1', '3.65', '5485700', '1502931']);
    expect(figures(cancelled?.gross)).toEqual(['3', '2', '5.78', '8546700', '1478667']);
  });

  it('are told of only where there are any', () => {
    expect(buildTable(some, rows.slice(0, 1)).cancelled).toBeUndefined();
    expect(buildTable(report, rows).cancelled).toBeUndefined();
  });
});

describe('buildTable', () => {
  const rows = [
    row('SL01', 'A', '2.130', 3_061_000, 10),
    row('SL01', 'A', '3.450', 5_485_500, 20),
    row('SL02', 'B', '0.1', 100, 30),
    row('SL02', 'C', '0.2', 200),
  ];

  it('groups rows as they come, with subtotals and a grand total', () => {
    const table = buildTable(report, rows);
    expect(table.groups.map(({ keys, label, rows: inside }) => [keys, label, inside.length])).toEqual([
      [['SL01'], 'NAMA SL01', 2],
      [['SL02'], 'NAMA SL02', 2],
    ]);
    expect(plain(table.groups[0]?.subtotal ?? {})).toEqual({
      nomor: '1',
      kode_barcode: '2',
      berat: '5.58',
      harga: '8546500',
      rata: '1531630',
      saldo: '20',
    });
    expect(plain(table.groups[1]?.subtotal ?? {})).toEqual({
      nomor: '2',
      kode_barcode: '2',
      berat: '0.3',
      harga: '300',
      rata: '1000',
      saldo: '30',
    });
    expect(plain(table.total)).toEqual({
      nomor: '3',
      kode_barcode: '4',
      berat: '5.88',
      harga: '8546800',
      rata: '1453537',
      saldo: '30',
    });
    expect(table.rowCount).toBe(4);
  });

  it('makes one group without keys of an ungrouped report, and none of no rows', () => {
    expect(buildTable(flat, rows).groups).toHaveLength(1);
    expect(buildTable(flat, rows).groups[0]?.keys).toEqual([]);
    const none = buildTable(report, []);
    expect(none.groups).toEqual([]);
    expect(plain(none.total)).toEqual({ nomor: '0', kode_barcode: '0', berat: '0', harga: '0', rata: '0' });
  });

  it('hides the columns that make the heading', () => {
    expect(visibleColumns(report)).toEqual(['nomor', 'kode_barcode', 'berat', 'harga', 'rata', 'saldo']);
    expect(visibleColumns(flat)[0]).toBe('kode_sales');
  });
});

const nested = defineReport({
  key: 'bank',
  page: '/laporan-bank',
  menu: 'laporan',
  filters: {},
  columns: {
    kode_bank: code({}),
    nama_bank: text({ max: 40 }),
    laci: code({}),
    nomor: total(code({}), 'distinct'),
    nilai: total(money({}), 'sum'),
    saldo: total(money({}), 'last'),
  },
  groups: [{ by: ['kode_bank'], label: 'nama_bank' }, { by: ['laci'] }],
});
const paid = (kode_bank: string, laci: string, nomor: string, nilai: number): ReportRow => ({
  kode_bank,
  nama_bank: `BANK ${kode_bank}`,
  laci,
  nomor,
  nilai,
  saldo: nilai * 2,
});
const PAID = [
  paid('BCA', 'L1', 'A', 100),
  paid('BCA', 'L1', 'B', 200),
  paid('BCA', 'L2', 'B', 50),
  paid('BRI', 'L2', 'C', 7),
  paid('BRI', 'L3', 'C', 8),
];

describe('Outline', () => {
  /** `0 BCA 3 rows, 350`, `- 100`, `= 365`. */
  const written = (lines: Iterable<TableLine>) =>
    [...lines].map((line) => {
      if (line.kind === 'row') return `${'-'.repeat(line.level)} ${String(line.row['nilai'])}`;
      if (line.kind === 'total') return `= ${line.rowCount}: ${Object.values(plain(line.totals)).join(' ')}`;
      const name = [...line.keys, line.label].filter((part) => part !== '').join(' ');
      return `${line.level} ${name} ${line.rows}: ${Object.values(plain(line.subtotal)).join(' ')}`;
    });
  function* tell(outline: Outline, rows: readonly ReportRow[]): Generator<TableLine> {
    for (const one of rows) yield* outline.lines(one);
    yield outline.end();
  }
  const outlineOf = (table: TableShape, rows: readonly ReportRow[]) => {
    const outline = new Outline(table);
    for (const one of rows) outline.add(one);
    return outline;
  };

  it('tells headings with their subtotals before their rows, on each level, and the grand total last', () => {
    // nilai, nomor (different), saldo (last): the parent counts B once, though both its drawers have it.
    expect(written(tell(outlineOf(nested, PAID), PAID))).toEqual([
      '0 BCA BANK BCA 3: 350 2 100',
      '1 L1 2: 300 2 400',
      '-- 100',
      '-- 200',
      '1 L2 1: 50 1 100',
      '-- 50',
      '0 BRI BANK BRI 2: 15 1 16',
      '1 L2 1: 7 1 14',
      '-- 7',
      '1 L3 1: 8 1 16',
      '-- 8',
      '= 5: 365 3 16',
    ]);
  });

  it('tells a plain list, one composite level, and nothing', () => {
    const plainList = { columns: nested.columns };
    expect(written(tell(outlineOf(plainList, PAID.slice(0, 2)), PAID.slice(0, 2)))).toEqual([
      ' 100',
      ' 200',
      '= 2: 300 2 400',
    ]);
    const composite = { columns: nested.columns, groupBy: ['kode_bank', 'laci'], groupLabel: 'nama_bank' };
    expect(written(tell(outlineOf(composite, PAID), PAID)).filter((line) => line.startsWith('0'))).toEqual([
      '0 BCA L1 BANK BCA 2: 300 2 400',
      '0 BCA L2 BANK BCA 1: 50 1 100',
      '0 BRI L2 BANK BRI 1: 7 1 14',
      '0 BRI L3 BANK BRI 1: 8 1 16',
    ]);
    expect(written(tell(outlineOf(nested, []), []))).toEqual(['= 0: 0 0']);
  });

  it('refuses other rows the second time, and any after the headings are out', () => {
    expect(() => [...tell(outlineOf(nested, PAID), PAID.slice(1))]).toThrow('others than those');
    expect(() => [...tell(outlineOf(nested, PAID.slice(0, 3)), PAID)]).toThrow('others than those');
    const outline = outlineOf(nested, PAID);
    outline.end();
    expect(() => outline.add(paid('BNI', 'L1', 'D', 1))).toThrow('takes no more rows');
  });

  it('puts rows in groups of groups', () => {
    const { groups, rowCount } = buildTable(nested, PAID);
    expect(rowCount).toBe(5);
    const told = groups.map(({ keys, label, rows, subtotal, groups: inside = [] }) => [
      [...keys, label, rows.length, plain(subtotal)['nilai']],
      ...inside.map((one) => [...one.keys, one.rows.length, plain(one.subtotal)['nilai']]),
    ]);
    expect(told).toEqual([
      [
        ['BCA', 'BANK BCA', 0, '350'],
        ['L1', 2, '300'],
        ['L2', 1, '50'],
      ],
      [
        ['BRI', 'BANK BRI', 0, '15'],
        ['L2', 1, '7'],
        ['L3', 1, '8'],
      ],
    ]);
    expect(groups[0]?.groups?.[0]).not.toHaveProperty('groups');
  });

  it('shows no column that makes a heading on any level', () => {
    expect(visibleColumns(nested)).toEqual(['nomor', 'nilai', 'saldo']);
  });
});

describe('a hidden column', () => {
  const emas = defineReport({
    ...report,
    key: 'emas',
    columns: {
      ...report.columns,
      emas: hidden(total(money({}), 'sum')),
      rata: total(money({}), { ratio: ['emas', 'berat'] }),
    },
  });

  it('is not shown, and what is worked out from it is right', () => {
    const rows = [
      { ...row('SL01', 'A', '2', 3_000), emas: Dec.from(3_000) },
      { ...row('SL01', 'A', '0', 500), emas: Dec.zero },
    ];
    expect(visibleColumns(emas)).toEqual(visibleColumns(report));
    const { groups, total: grand } = buildTable(emas, rows);
    expect([grand['harga'], grand['rata'], groups[0]?.subtotal['rata']].map(String)).toEqual(['3500', '1500', '1500']);
  });
});

const anyRow = fc
  .record({
    sales: fc.constantFrom('SL01', 'SL02', 'SL03'),
    nomor: fc.integer({ min: 0, max: 9 }),
    milligram: fc.integer({ min: 0, max: 1_000_000_000 }),
    harga: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
    saldo: fc.option(fc.integer({ min: 0, max: 10 })),
  })
  .map(({ sales, nomor, milligram, harga, saldo }) =>
    row(sales, String(nomor), Dec.from(milligram).dividedBy(1000, 3, 'down').toString(), harga, saldo),
  );

describe('totals', () => {
  it('are the sum of the subtotals, exactly, for any rows in any order', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 60 }), (rows) => {
        const { groups, total: grand, rowCount } = buildTable(report, rows);
        for (const name of ['berat', 'harga', 'kode_barcode']) {
          expect(Dec.sum(groups.map((group) => group.subtotal[name] ?? 0)).eq(grand[name] ?? 0)).toBe(true);
        }
        const exact = (name: string) =>
          rows.reduce((sum, one) => sum + BigInt((one[name] as Dec).times(1000).toString()), 0n);
        for (const name of ['berat', 'harga']) expect(grand[name]?.times(1000).toString()).toBe(exact(name).toString());
        expect(grand['nomor']?.toString()).toBe(String(new Set(rows.map((one) => one['nomor'])).size));
        expect(groups.reduce((count, group) => count + group.rows.length, 0)).toBe(rowCount);
      }),
    );
  });

  it('of a group are those of the groups within it, on every level', () => {
    const bank = fc.constantFrom('BCA', 'BRI');
    const laci = fc.constantFrom('L1', 'L2', 'L3');
    const amounts = fc.array(fc.tuple(bank, laci, fc.integer({ min: -999, max: 999 })), { maxLength: 50 });
    fc.assert(
      fc.property(amounts, (drawn) => {
        const sorted = drawn.toSorted((a, b) => `${a[0]}${a[1]}`.localeCompare(`${b[0]}${b[1]}`));
        const rows = sorted.map(([kode, drawer, nilai]) => paid(kode, drawer, String(nilai % 5), nilai));
        const { groups, total: grand } = buildTable(nested, rows);
        for (const group of groups) {
          const inside = group.groups ?? [];
          const mine = rows.filter((one) => one['kode_bank'] === group.keys[0]);
          expect(inside.flatMap((one) => one.rows)).toEqual(mine);
          expect(group.subtotal['nilai']?.toString()).toBe(
            Dec.sum(inside.map((one) => one.subtotal['nilai'] ?? 0)).toString(),
          );
          expect(group.subtotal['nomor']?.toString()).toBe(String(new Set(mine.map((one) => one['nomor'])).size));
        }
        expect(grand['nilai']?.toString()).toBe(String(sorted.reduce((sum, one) => sum + one[2], 0)));
      }),
    );
  });

  it('come out the same whether rows are added one by one or in parts', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 40 }), fc.nat(40), (rows, cut) => {
        const whole = new Adder(report.columns);
        for (const one of rows) whole.add(one);
        const [left, right] = [new Adder(report.columns), new Adder(report.columns)];
        for (const one of rows.slice(0, cut)) left.add(one);
        for (const one of rows.slice(cut)) right.add(one);
        left.merge(right);
        expect(plain(left.totals())).toEqual(plain(whole.totals()));
      }),
    );
  });
});
