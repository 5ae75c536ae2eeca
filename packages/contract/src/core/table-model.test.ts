import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dec } from './dec.ts';
import { code, money, text, weight } from './field.ts';
import { defineReport, total } from './report.ts';
import { Adder, buildTable, visibleColumns, type ReportRow } from './table-model.ts';

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
