import { NUMERIC_KINDS } from '@kilau/contract/core/field.ts';
import type { FilterValues } from '@kilau/contract/core/report.ts';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { SILENT } from '../../platform/http/work.ts';
import { testDatabase } from '../../testing/database.ts';
import { bytesOf } from '../../testing/paper.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { DUA_HARI, reportsOf } from '../../testing/report-asking.ts';
import { bayarPerBank, bayarPerBankQuery, seedPayments } from '../../testing/report-sections.ts';
import { seedReportShop, SHOP } from '../../testing/report-shop.ts';
import { reportJson } from './json.ts';
import { makeReport, orderReport } from './make.ts';

const test = testDatabase();
const { ask } = reportsOf(test);
beforeAll(async () => {
  await seedReportShop(test.db);
  await seedPayments(test.db, SHOP.kode_toko);
});
const order = () =>
  orderReport(
    bayarPerBank,
    (asked, filter) => bayarPerBankQuery(asked, filter as FilterValues<typeof bayarPerBank>),
    ask('penjualan-sales').context,
    DUA_HARI,
  );

type Values = Readonly<Record<string, unknown>>;
interface Group {
  readonly kunci: readonly string[];
  readonly baris: readonly Values[];
  readonly subtotal: Values;
  readonly grup?: readonly Group[];
}
interface Part {
  readonly judul: string;
  readonly kolom: readonly { readonly nama: string; readonly label: string; readonly jenis: string }[];
  readonly grup: readonly Group[];
  readonly total: Values;
}

/** A table line by line as a screen shows it: what the line begins with, and its figures. */
type Line = readonly [start: string, ...figures: number[]];

function linesOf({ kolom, grup, total }: Part): Line[] {
  const numeric = kolom.filter(({ jenis }) => (NUMERIC_KINDS as ReadonlySet<string>).has(jenis));
  const line = (start: unknown, values: Values): Line => [
    String(start),
    ...numeric.map(({ nama }) => Number(values[nama])),
  ];
  const group = ({ kunci, subtotal, baris, grup: within = [] }: Group): Line[] => [
    ...(kunci.length > 0 ? [line(kunci[0] || '(kosong)', subtotal)] : []),
    ...within.flatMap(group),
    ...baris.map((row) => line(row[kolom[0]?.nama ?? ''], row)),
  ];
  return [...grup.flatMap(group), line('TOTAL', total)];
}

/** The lines of a file between the heads of its tables: what each begins with, up to the first dot, and its figures. */
function tablesIn(lines: readonly (readonly unknown[])[], parts: readonly Part[]): Line[][] {
  const heads = parts.map(({ kolom }) =>
    lines.findIndex((cells) => cells.join('|') === kolom.map(({ label }) => label).join('|')),
  );
  return heads.map((head, index) => {
    expect(lines[head - 1]).toEqual([parts[index]?.judul]);
    const next = heads[index + 1];
    return lines
      .slice(head + 1, next === undefined ? undefined : next - 1)
      .filter((cells) => cells.length > 1 && !String(cells[0]).startsWith('Printed By'))
      .map(([start, ...cells]): Line => [
        String(start).split(' · ')[0] ?? '',
        ...cells
          .map((cell) => Number(String(cell).replaceAll(/Rp\. |,/g, '')))
          .filter((figure) => !Number.isNaN(figure)),
      ]);
  });
}

describe('a report of several tables, with groups in groups, says the same', () => {
  const onScreen = async () => (JSON.parse(JSON.stringify(await reportJson(order()))) as { seksi: Part[] }).seksi;

  it('on screen', async () => {
    const [nonTunai, tunai] = (await onScreen()).map(linesOf);
    // Of each line: rows, rupiah, the average, pieces.
    expect(nonTunai).toEqual([
      ['(kosong)', 1, 500_000, 500_000, 1],
      ['KASIR1', 1, 500_000, 500_000, 1],
      ['KL-FJ-261121-0001', 1, 500_000, 500_000, 1],
      ['BCA', 3, 29_000_000, 9_666_666, 3],
      ['KASIR1', 2, 24_000_000, 12_000_000, 2],
      ['KL-FJ-261120-0001', 1, 20_000_000, 20_000_000, 1],
      ['KL-FJ-261120-0001', 1, 4_000_000, 4_000_000, 1],
      ['KASIR2', 1, 5_000_000, 5_000_000, 1],
      ['KL-FJ-261121-0002', 1, 5_000_000, 5_000_000, 1],
      ['BRI', 1, 3_000_000, 3_000_000, 1],
      ['KASIR2', 1, 3_000_000, 3_000_000, 1],
      ['KL-FJ-261121-0002', 1, 3_000_000, 3_000_000, 1],
      ['TOTAL', 5, 32_500_000, 6_500_000, 5],
    ]);
    expect(tunai).toEqual([
      ['KASIR1', 932_500, 932_500],
      ['KASIR1', 341_000, 1_273_500],
      ['KASIR2', 267_500, 1_541_000],
      ['TOTAL', 1_541_000, 1_541_000],
    ]);
  });

  it('on paper', async () => {
    const parts = await onScreen();
    const pages = pdfText(await bytesOf(await makeReport.pdf(order(), SILENT)));
    expect(tablesIn(pages.flat(), parts)).toEqual(parts.map(linesOf));
    expect(pages.flat().map(([start]) => start)).toContain('BCA · BANK BCA · Nota 2');
  });

  it('in a sheet, whose formulas are over the rows of their own group', async () => {
    const parts = await onScreen();
    const {
      sheets: [sheet],
    } = await readXlsx(await bytesOf(await makeReport.xlsx(order(), SILENT)), { readStyles: true });
    const rows = (sheet?.rows ?? []).map((cells) => cells.filter((cell) => cell !== null));
    expect(tablesIn(rows, parts)).toEqual(parts.map(linesOf));
    const nilai = parts[0]?.kolom.findIndex(({ nama }) => nama === 'nilai') ?? -1;
    const formula = (start: string) => {
      const row = rows.findIndex(([cell]) => String(cell).startsWith(start));
      return [row + 1, sheet?.cells?.get(`${row},${nilai}`)?.formula];
    };
    const [bca, all] = [formula('BCA'), formula('TOTAL')];
    expect(bca).toEqual([10, 'SUBTOTAL(9,D11:D15)']);
    expect(all).toEqual([19, 'SUBTOTAL(9,D7:D18)']);
  });

  it('as CSV, with every column, and each subtotal behind its rows', async () => {
    const lines = (await bytesOf(await makeReport.csv(order(), SILENT))).toString('utf8').split('\r\n');
    expect(lines.filter((_, index) => index !== 1)).toEqual([
      '\uFEFFNama Bank',
      ',,KASIR1,KL-FJ-261121-0001,CREDIT,1,500000,500000,1',
      ',,KASIR1,TOTAL,,1,500000,500000,1',
      ',,TOTAL,,,1,500000,500000,1',
      'BCA,BANK BCA,KASIR1,KL-FJ-261120-0001,TRANSFER,1,20000000,20000000,1',
      'BCA,BANK BCA,KASIR1,KL-FJ-261120-0001,DEBET,1,4000000,4000000,1',
      'BCA,BANK BCA,KASIR1,TOTAL,,2,24000000,12000000,2',
      'BCA,BANK BCA,KASIR2,KL-FJ-261121-0002,TRANSFER,1,5000000,5000000,1',
      'BCA,BANK BCA,KASIR2,TOTAL,,1,5000000,5000000,1',
      'BCA,BANK BCA,TOTAL,,,3,29000000,9666666,3',
      'BRI,BANK BRI,KASIR2,KL-FJ-261121-0002,QRIS,1,3000000,3000000,1',
      'BRI,BANK BRI,KASIR2,TOTAL,,1,3000000,3000000,1',
      'BRI,BANK BRI,TOTAL,,,1,3000000,3000000,1',
      'TOTAL,,,,,5,32500000,6500000,5',
      '',
      'Saldo',
      'Kasir,Nilai,Saldo',
      'KASIR1,932500,932500',
      'KASIR1,341000,1273500',
      'KASIR2,267500,1541000',
      'TOTAL,1541000,1541000',
      '',
    ]);
  });
});
