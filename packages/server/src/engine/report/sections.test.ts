import { code, text } from '@kilau/contract/core/field.ts';
import {
  defineReport,
  sectionsOf,
  type FilterValues,
  type Report,
  type ReportSection,
} from '@kilau/contract/core/report.ts';
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { DUA_HARI, reportsOf } from '../../testing/report-asking.ts';
import { reportFaults } from '../../testing/report-faults.ts';
import { bayarPerBank, bayarPerBankQuery, seedPayments } from '../../testing/report-sections.ts';
import { seedReportShop, SHOP } from '../../testing/report-shop.ts';
import { reportJson } from './json.ts';
import { orderReport } from './make.ts';
import { partsOf, type AnyQuery, type QueryFor, type Statement } from './query.ts';

const test = testDatabase();
beforeAll(async () => {
  await seedReportShop(test.db);
  await seedPayments(test.db, SHOP.kode_toko);
});

const { ask } = reportsOf(test);
const query: AnyQuery = (asked, filter) => bayarPerBankQuery(asked, filter as FilterValues<typeof bayarPerBank>);
const order = () => orderReport(bayarPerBank, query, ask('penjualan-sales').context, DUA_HARI);

interface Group {
  readonly kunci: readonly string[];
  readonly label: string;
  readonly baris: readonly unknown[];
  readonly subtotal: Readonly<Record<string, number>>;
  readonly grup?: readonly Group[];
}
interface Told {
  readonly seksi: readonly {
    readonly seksi: string;
    readonly judul: string;
    readonly kolom: readonly { readonly nama: string }[];
    readonly grup: readonly Group[];
    readonly total: Readonly<Record<string, number>>;
    readonly jumlah_baris: number;
    readonly terpotong: boolean;
  }[];
}
const told = async (most?: number) => JSON.parse(JSON.stringify(await reportJson(order(), most))) as Told;
/** `BCA BANK BCA 29000000 [KASIR1 24000000 ×2] …`. */
const outline = (group: Group): string =>
  [
    ...group.kunci,
    group.label,
    group.subtotal['nilai'],
    ...(group.grup ? group.grup.map((one) => `[${outline(one)}]`) : [`×${group.baris.length}`]),
  ]
    .filter((part) => part !== '')
    .join(' ');

describe('a report of several tables', () => {
  it('answers each with its own columns, groups and totals, and none beside them', async () => {
    const answer = await told();
    expect(answer).toMatchObject({ kolom: [], grup: [], total: {}, jumlah_baris: 8, terpotong: false });
    expect(
      answer.seksi.map(({ seksi, judul, kolom, jumlah_baris }) => [
        seksi,
        judul,
        kolom.map(({ nama }) => nama),
        jumlah_baris,
      ]),
    ).toEqual([
      ['non_tunai', 'Nama Bank', ['no_faktur_group', 'jenis', 'baris', 'nilai', 'rata', 'lembar'], 5],
      ['tunai', 'Saldo', ['kasir', 'nilai', 'saldo'], 3],
    ]);
    // Three invoices, though four groups have one each: the totals of a bank count an invoice of two drawers once.
    expect(answer.seksi.map(({ total }) => total)).toEqual([
      { no_faktur_group: 3, baris: 5, nilai: 32_500_000, rata: 6_500_000, lembar: 5 },
      { nilai: 1_541_000, saldo: 1_541_000 },
    ]);
  });

  it('puts groups in groups, with a subtotal on each level', async () => {
    const { seksi } = await told();
    expect(seksi[0]?.grup.map(outline)).toEqual([
      '500000 [KASIR1 500000 ×1]',
      'BCA BANK BCA 29000000 [KASIR1 24000000 ×2] [KASIR2 5000000 ×1]',
      'BRI BANK BRI 3000000 [KASIR2 3000000 ×1]',
    ]);
    expect(seksi[0]?.grup[1]?.subtotal).toEqual({
      no_faktur_group: 2,
      baris: 3,
      nilai: 29_000_000,
      rata: 9_666_666,
      lembar: 3,
    });
    expect(seksi[1]?.grup).toMatchObject([{ kunci: [], label: '', subtotal: { nilai: 1_541_000 } }]);
  });

  it('cuts each table by itself, in the middle of a group, and still adds up what is not shown', async () => {
    const { seksi } = await told(2);
    expect(seksi.map((one) => [one.jumlah_baris, one.terpotong])).toEqual([
      [5, true],
      [3, true],
    ]);
    expect(seksi[0]?.grup.map(outline)).toEqual([
      '500000 [KASIR1 500000 ×1]',
      'BCA BANK BCA 29000000 [KASIR1 24000000 ×1]',
    ]);
    const whole = await told();
    expect(seksi.map(({ total }) => total)).toEqual(whole.seksi.map(({ total }) => total));
    // The rows that were cut off end with the balance.
    expect(seksi[1]?.grup[0]).toMatchObject({ baris: [{}, {}], subtotal: { nilai: 1_541_000, saldo: 1_541_000 } });
  });

  it('has a statement for each table', () => {
    const { report, statement } = order();
    expect(partsOf(report, statement).map((part) => part.section.key)).toEqual(['non_tunai', 'tunai']);
    expect(() => partsOf(report, {})).toThrow('section non_tunai of report bayar-per-bank has no query');
    type Made = ReturnType<QueryFor<typeof bayarPerBank>>;
    expectTypeOf<Made>().toEqualTypeOf<{ readonly non_tunai: Statement; readonly tunai: Statement }>();
    expectTypeOf<{ readonly non_tunai: Statement }>().not.toExtend<Made>();
    expectTypeOf<Statement>().not.toExtend<Made>();
    expectTypeOf<ReturnType<QueryFor<typeof plain>>>().toEqualTypeOf<Statement>();
  });
});

const plain = defineReport({
  key: 'contoh',
  page: '/laporan-contoh',
  menu: 'laporan',
  filters: {},
  columns: { kode: code({}), nama: text({ max: 9 }) },
});

describe('a definition', () => {
  it.each<readonly [string, Partial<Report>]>([
    ['no columns', { columns: {} }],
    ['every column makes a group', { groupBy: ['kode', 'nama'] }],
    ['groups beside groupBy', { groupBy: ['kode'], groups: [{ by: ['kode'] }] }],
    ['groupLabel without groupBy', { groupLabel: 'nama' }],
    ['groups without a level', { groups: [] }],
    ['level 1 is made by no column', { groups: [{ by: ['kode'] }, { by: [] }] }],
    ['level 0 names no column: laci', { groups: [{ by: ['laci'] }] }],
    ['level 0 names no column: laci', { groups: [{ by: ['kode'], label: 'laci' }] }],
    ['kode makes groups twice', { groups: [{ by: ['kode'] }, { by: ['kode'] }] }],
    ['the tile of nama has no total', { tiles: [{ column: 'nama' }] }],
    ['nama is no number to add up', { columns: { nama: { ...text({ max: 9 }), total: 'sum' } } }],
    ['no sections', { columns: {}, sections: {} }],
    ['a table beside its sections', { sections: { bank: { title: 'x', columns: plain.columns } } }],
    ['bank: no columns', { columns: {}, sections: { bank: { title: 'x', columns: {} } } }],
  ])('is told: %s', (fault, wrong) => {
    expect(reportFaults({ ...plain, ...wrong })).toEqual([fault]);
  });

  it('is right for one table and for several', () => {
    expect([...reportFaults(plain), ...reportFaults(bayarPerBank)]).toEqual([]);
    expect(sectionsOf(plain).map(({ key, columns }) => [key, Object.keys(columns)])).toEqual([
      ['contoh', ['kode', 'nama']],
    ]);
  });

  it('names only columns that its table has', () => {
    type Levels = NonNullable<ReportSection<{ readonly kasir: ReturnType<typeof code> }>['groups']>;
    expectTypeOf<[{ by: ['kasir'] }]>().toExtend<Levels>();
    expectTypeOf<[{ by: ['kode_bank'] }]>().not.toExtend<Levels>();
    expectTypeOf<[{ by: ['kasir']; label: 'kode_bank' }]>().not.toExtend<Levels>();
  });
});
