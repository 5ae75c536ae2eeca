import { Dec } from '@kilau/contract/core/dec.ts';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { SILENT } from '../../platform/http/work.ts';
import { testDatabase } from '../../testing/database.ts';
import { bytesOf } from '../../testing/paper.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { DUA_HARI, reportsOf } from '../../testing/report-asking.ts';
import { seedReportShop } from '../../testing/report-shop.ts';
import { makeReport } from './make.ts';

const test = testDatabase();
const { ask, json } = reportsOf(test);
beforeAll(() => seedReportShop(test.db));

const number = (textOf: string | undefined) => Dec.from((textOf ?? '').replaceAll(/Rp\. |,/g, '')).toJSON();

describe('on paper', () => {
  it('holds the same groups and totals as on screen, with letterhead, filters and page numbers', async () => {
    const answer = await makeReport.pdf(ask('penjualan-sales', DUA_HARI), SILENT);
    expect(answer.options).toEqual({
      type: 'application/pdf',
      fileName: 'laporan-penjualan-sales 20-11-2026 21-11-2026.pdf',
      inline: true,
    });
    const [page = [], ...more] = pdfText(await bytesOf(answer));
    expect(more).toEqual([]);
    const lines = page.map((line) => line.join(' '));
    expect(lines[0]).toBe('Kilau Pasar Baru');
    expect(lines).toContain('JALAN PASAR BARU NO. 128 BLOK C-12 LANTAI DASAR,');
    expect(page.flat().join(' ')).toContain('Tanggal Awal 20/11/2026');
    expect(page.at(-1)).toEqual(['Printed By LIANA / 21/11/2026 14:05', '1 of 1']);
    expect(
      page
        .find((line) => line[0] === 'SL01 · RINA · Nota 1 · Barang 2')
        ?.slice(1)
        .map(number),
    ).toEqual([5.58, 1_437_096, 8_019_000, 279_000, 8_267_500, 0, 8_267_500]);
    const ends = page.slice(
      page.findIndex(([label]) => label?.startsWith('BRUTO')),
      -1,
    );
    expect(ends.map(([label, ...sums]) => [label, ...sums.map(number)])).toEqual([
      ['BRUTO · Nota 3 · Barang 5', 24.7, 1_333_319, 32_933_000, 1_229_000, 34_041_000, 0, 34_041_000],
      ['BATAL · Nota 1 · Barang 2', 18.1, 1_332_486, 24_118_000, 905_000, 24_932_500, 0, 24_932_500],
      ['NETTO · Nota 2 · Barang 3', 6.6, 1_335_606, 8_815_000, 324_000, 9_108_500, 0, 9_108_500],
    ]);
    expect(lines.some((line) => line.includes('=ANTING "TOGE", PUTIH'))).toBe(true);
    expect(page.flat()).toContain('KL-FJ-261121-0002');
  });

  it.each(['jp', 'hk'] as const)('can be read in %s, letters and numbers', async (lang) => {
    const answer = await makeReport.pdf(ask('keuangan-cash', DUA_HARI, { lang }), SILENT);
    const [page = []] = pdfText(await bytesOf(answer));
    expect(page.some((line) => line.includes('Rp. 24,932,500') && line.includes('SALDO AWAL'))).toBe(true);
    expect(page[0]).toContain('Kilau Pasar Baru');
  });
});

describe('as a sheet', () => {
  it('has typed cells, a frozen head, and totals as formulas with their values', async () => {
    const answer = await makeReport.xlsx(ask('penjualan-sales', DUA_HARI), SILENT);
    const {
      sheets: [sheet],
    } = await readXlsx(await bytesOf(answer), { readStyles: true });
    if (!sheet) throw new Error('no sheet');
    const { kolom } = await json('penjualan-sales');
    const labels = kolom.map((one) => one.label);
    // Behind what a screen shows stands, out of sight, what the price per gram is worked out from.
    const head = sheet.rows.findIndex((row) => row.join() === [...labels, 'Rp Emas'].join());
    expect(labels.length).toBe(sheet.columns?.findIndex((column) => column.hidden));
    expect(sheet.freezePane).toMatchObject({ rows: head + 1 });
    const at = (nama: string) => kolom.findIndex((one) => one.nama === nama);
    const rina = sheet.rows.findIndex((row) => row[0] === 'SL01 · RINA · Nota 1 · Barang 2');
    const end = (label: string) => sheet.rows.findIndex((row) => row[0] === label);
    const [gross, gone] = [end('BRUTO · Nota 3 · Barang 5'), end('BATAL · Nota 1 · Barang 2')];
    const total = end('NETTO · Nota 2 · Barang 3');
    expect([gone, total]).toEqual([gross + 1, gross + 2]);
    const first = sheet.rows[rina + 1] ?? [];
    expect(first[at('tgl')]).toEqual(new Date('2026-11-20T00:00:00Z'));
    expect(first[at('kode_barcode')]).toBe('00003310');
    expect(first[at('harga_total')]).toBe(22_632_500);
    expect(sheet.rows[gross - 1]?.[at('nama_barang')]).toBe('=ANTING "TOGE", PUTIH');
    const cell = (row: number, nama: string) => sheet.cells?.get(`${row},${at(nama)}`);
    expect(cell(rina, 'harga_total')).toMatchObject({
      formula: expect.stringMatching(/^SUMIFS\([A-Z]+7:[A-Z]+10,([A-Z]+7:[A-Z]+10),"\?\*",\1,"<>Batal"\)$/) as string,
      formulaResult: 8_267_500,
    });
    expect(cell(gross, 'harga_total')).toMatchObject({ formulaResult: 34_041_000 });
    expect(cell(gone, 'harga_total')).toMatchObject({
      formula: expect.stringMatching(/^SUMIFS\([A-Z]+6:[A-Z]+12,[A-Z]+6:[A-Z]+12,"Batal"\)$/) as string,
      formulaResult: 24_932_500,
    });
    // What was cancelled is struck through, but for the word that says so.
    const struck = (nama: string) =>
      [1, 2, 3, 4].map((line) => cell(rina + line, nama)?.style?.font?.strikethrough === true);
    expect(struck('harga_total')).toEqual([true, true, false, false]);
    expect([first[at('status_kembali')], ...struck('status_kembali')]).toEqual(['Batal', false, false, false, false]);
    expect(cell(total, 'harga_total')).toMatchObject({
      formula: expect.stringMatching(/^SUMIFS\([A-Z]+6:[A-Z]+12,.*"<>Batal"\)$/) as string,
      formulaResult: 9_108_500,
      style: { numFmt: '"Rp. "#,##0' },
    });
    expect(cell(total, 'berat')).toMatchObject({ formulaResult: 6.6, style: { numFmt: '#,##0.000' } });
    expect(cell(total, 'harga_gram')).toMatchObject({
      formula: expect.stringContaining('ROUNDDOWN') as string,
      formulaResult: 1_335_606,
    });
  });

  it('takes the closing balance from the last row', async () => {
    const answer = await makeReport.xlsx(ask('keuangan-cash', DUA_HARI), SILENT);
    const {
      sheets: [sheet],
    } = await readXlsx(await bytesOf(answer), { readStyles: true });
    const total = sheet?.rows.findIndex((row) => row[0] === 'TOTAL') ?? -1;
    const cell = sheet?.cells?.get(`${total},6`);
    expect(cell).toMatchObject({ formula: `G${total}`, formulaResult: 9_108_500 });
  });
});

describe('as CSV', () => {
  it('streams every column, guards against formulas, and ends in the total', async () => {
    const answer = await makeReport.csv(ask('penjualan-sales', DUA_HARI), SILENT);
    const content = (await bytesOf(answer)).toString('utf8');
    const lines = content.split('\r\n');
    expect(content.startsWith('\uFEFF')).toBe(true);
    expect(lines[0]?.split(',').length).toBe(15);
    expect(lines[1]).toBe(
      'SL01,RINA,KL-FJ-261120-0001,2026-11-20,00003310,KALUNG HOLLOW 50CM,700,15.22,1437000,21871500,761000,22632500,0,22632500,Batal',
    );
    expect(lines[5]).toContain(`"'=ANTING ""TOGE"", PUTIH"`);
    expect(lines.slice(-4, -1)).toEqual([
      'BRUTO,,,,,,,24.7,1333319,32933000,1229000,34041000,0,34041000,',
      'BATAL,,,,,,,18.1,1332486,24118000,905000,24932500,0,24932500,',
      'NETTO,,,,,,,6.6,1335606,8815000,324000,9108500,0,9108500,',
    ]);
    expect(lines.at(-1)).toBe('');
  });

  it('tells an error of the database to whoever asks', async () => {
    const wrong = { ...ask('penjualan-sales'), statement: { text: 'select 1 / 0 as kode_sales', values: [] } };
    await expect(makeReport.csv(wrong, SILENT)).rejects.toThrow('division by zero');
  });
});
