import { setTimeout as sleep } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { code, money, text } from '@kilau/contract/core/field.ts';
import { section, total, type Section } from '@kilau/contract/core/report.ts';
import { STEPS_TYPE, type Ending, type Step } from '@kilau/contract/core/work-wire.ts';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { People } from '../../../testing/people.ts';
import { HARI_INI, KEMARIN, seedReportShop, SHOP } from '../../../testing/report-shop.ts';
import type { FileForm, FileOrder, FilePart } from './order.ts';

const server = testApp();
const people = new People(server);
beforeAll(() => seedReportShop(server.db));

const PERIODE = `tgl_from=${KEMARIN}&tgl_to=${HARI_INI}`;
const NEVER = new AbortController().signal;

const order = (form: FileForm, parts: readonly FilePart[]): FileOrder => ({
  form,
  parts,
  lang: 'id',
  zona_waktu: SHOP.zona_waktu,
  shop: SHOP,
  title: 'Laporan Bank',
  filters: ['Bank SEMUA'],
  printed: 'Printed By LIANA / 21/11/2026 14:05',
  waktu: new Date('2026-11-21T07:05:00Z'),
});
const run = (wanted: FileOrder, signal = NEVER, steps: Step[] = []) =>
  server.services.jobs.run(wanted, { user: 'KL01/LIANA', signal, onStep: (step) => steps.push(step) });
const made = async (form: FileForm, parts: readonly FilePart[]) => buffer(await run(order(form, parts)));

const masuk: Section = {
  key: 'masuk',
  ...section({
    title: 'field.masuk',
    columns: {
      kode_bank: code({}),
      laci: code({}),
      kode_barcode: code({}),
      nilai: total(money({}), 'sum'),
      saldo: total(money({}), 'last'),
    },
    groups: [{ by: ['kode_bank'] }, { by: ['laci'] }],
  }),
};
const keluar: Section = {
  key: 'keluar',
  ...section({ title: 'field.keluar', columns: { keterangan: text({ max: 100 }), nilai: total(money({}), 'sum') } }),
};
const TWO: readonly FilePart[] = [
  {
    section: masuk,
    statement: {
      text: `select * from (values ('BCA', 'L1', 'A', 100::numeric, 1::numeric), ('BCA', 'L1', 'B', 200, null),
        ('BCA', 'L2', 'C', 50, 7), ('BRI', 'L1', 'D', 7, null)) v (kode_bank, laci, kode_barcode, nilai, saldo)`,
      values: [],
    },
  },
  {
    section: keluar,
    statement: { text: `select $1::text as keterangan, 12.5::numeric as nilai`, values: ['=SEWA & "LISTRIK" <1>'] },
  },
];

describe('a report of several tables with groups in groups', () => {
  it('is one sheet, one table below the other, whose formulas know their rows', async () => {
    const {
      sheets: [sheet],
    } = await readXlsx(await made('xlsx', TWO), { readStyles: true });
    expect(sheet?.rows.map((row) => row.filter((cell) => cell !== null && cell !== ''))).toEqual([
      ['Laporan Bank'],
      [SHOP.nama_toko],
      ['Bank SEMUA'],
      [],
      ['Masuk'],
      ['Barcode', 'Nilai', 'Saldo'],
      ['BCA', 350, 7],
      ['L1', 300, 1],
      ['A', 100, 1],
      ['B', 200],
      ['L2', 50, 7],
      ['C', 50, 7],
      ['BRI', 7],
      ['L1', 7],
      ['D', 7],
      ['TOTAL', 357, 7],
      [],
      ['Keluar'],
      ['Keterangan', 'Nilai'],
      ['=SEWA & "LISTRIK" <1>', 12.5],
      ['TOTAL', 12.5],
    ]);
    const formula = (ref: string) => sheet?.cells?.get(ref)?.formula;
    expect([
      formula('6,1'),
      formula('7,1'),
      formula('10,1'),
      formula('12,1'),
      formula('15,1'),
      formula('20,1'),
    ]).toEqual([
      'SUBTOTAL(9,B8:B12)',
      'SUBTOTAL(9,B9:B10)',
      'SUBTOTAL(9,B12:B12)',
      'SUBTOTAL(9,B14:B15)',
      'SUBTOTAL(9,B7:B15)',
      'SUBTOTAL(9,B20:B20)',
    ]);
    expect([formula('6,2'), formula('7,2'), formula('15,2')]).toEqual(['C12', 'C9', 'C12']);
    expect(sheet?.rowDefs?.get(8)?.outlineLevel).toBe(2);
  });

  it('is one paper with the head of each table', async () => {
    const [page = []] = pdfText(await made('pdf', TWO));
    const lines = page.map((line) => line.join(' '));
    const at = (start: string) => lines.findIndex((line) => line.startsWith(start));
    expect([at('Masuk'), at('Barcode'), at('BCA Rp. 350'), at('L1 Rp. 300'), at('A Rp. 100')]).toEqual(
      [at('Masuk'), at('Barcode'), at('BCA Rp. 350'), at('L1 Rp. 300'), at('A Rp. 100')].toSorted((a, b) => a - b),
    );
    expect(at('Masuk')).toBeGreaterThan(0);
    expect(lines.slice(at('Keluar')).slice(0, 4)).toEqual([
      'Keluar',
      'Keterangan Nilai',
      '=SEWA & "LISTRIK" <1> Rp. 13',
      'TOTAL Rp. 13',
    ]);
  });

  it('is CSV one after the other', async () => {
    const lines = (await made('csv', TWO)).toString('utf8').slice(1).split('\r\n');
    expect(lines[0]).toBe('Masuk');
    expect(lines.slice(-6)).toEqual([
      '',
      'Keluar',
      'Keterangan,Nilai',
      `"'=SEWA & ""LISTRIK"" <1>",12.5`,
      'TOTAL,12.5',
      '',
    ]);
  });
});

/** Rows that the database makes up. */
const manyRows = (count: number): FilePart => ({
  section: keluar,
  statement: {
    text: `select 'BARIS ' || n as keterangan, n::numeric as nilai from generate_series(1, ${count}) n`,
    values: [],
  },
});

describe('a large report', () => {
  it('is refused before its first byte when it has more rows than a paper may have', async () => {
    await expect(run(order('pdf', [manyRows(60_000), manyRows(60_000)]))).rejects.toMatchObject({
      code: 'laporan_terlalu_besar',
      params: { baris: 100_000 },
    });
  });

  it('tells how many rows are read, and how far the file is', async () => {
    const steps: Step[] = [];
    const bytes = await buffer(await run(order('xlsx', [manyRows(30_000)]), NEVER, steps));
    expect(steps.map(({ tahap }) => tahap)).toEqual(expect.arrayContaining(['baca', 'tulis']));
    expect(steps.at(-1)?.jumlah).toBe(30_000);
    const {
      sheets: [sheet],
    } = await readXlsx(bytes);
    expect(sheet?.rows.slice(-2)).toEqual([
      ['BARIS 30000', 30_000],
      ['TOTAL', 450_015_000],
    ]);
  });

  it('ends its statement as soon as nobody waits for it', async () => {
    const running = async () =>
      server.db.query(`select pid from pg_stat_activity
        where query like 'fetch % from laporan' and state = 'active' and datname = current_database()`);
    const stop = new AbortController();
    const slow = { text: `select 'X' as keterangan, 1::numeric as nilai from pg_sleep(61)`, values: [] };
    const given = run(order('csv', [{ section: keluar, statement: slow }]), stop.signal);
    const over = given.catch((error: unknown) => error);
    while ((await running()).length === 0) await sleep(20);
    const begun = performance.now();
    stop.abort();
    expect(await over).toBeInstanceOf(Error);
    while ((await running()).length > 0) await sleep(20);
    expect(performance.now() - begun).toBeLessThan(3000);
    // The thread serves on.
    expect((await made('csv', [manyRows(2)])).toString('utf8')).toContain('BARIS 2');
  });
});

describe('the answer to who wants to hear the steps', () => {
  const asked = async (path: string, accept: string) => {
    const { token } = await people.person({ level: 'OWN' });
    const { rawPayload } = await server.app.inject({
      method: 'GET',
      url: `/api/v1/laporan/${path}?${PERIODE}`,
      headers: { 'x-auth-token': token, accept },
    });
    return rawPayload;
  };

  /** Takes lines and parts apart. */
  function heard(answer: Buffer): { file: Buffer; steps: Step[]; ending: Ending | undefined } {
    const [parts, steps]: [Buffer[], Step[]] = [[], []];
    let ending: Ending | undefined;
    for (let from = 0; from < answer.length;) {
      const end = answer.indexOf('\n', from);
      const line = JSON.parse(answer.toString('utf8', from, end)) as Step | Ending | { bagian: number };
      from = end + 1;
      if ('bagian' in line) {
        parts.push(answer.subarray(from, from + line.bagian));
        from += line.bagian;
      } else if ('status' in line) ending = line;
      else steps.push(line);
    }
    return { file: Buffer.concat(parts), steps, ending };
  }

  it('holds the file in parts between its lines, and names it at the end', async () => {
    const { file, steps, ending } = heard(await asked('penjualan-sales.csv', STEPS_TYPE));
    expect(file.equals(await asked('penjualan-sales.csv', '*/*'))).toBe(true);
    expect(steps.length).toBeGreaterThan(0);
    expect(ending).toEqual({
      status: 200,
      jawaban: null,
      berkas: { jenis: 'text/csv; charset=utf-8', nama: 'laporan-penjualan-sales 20-11-2026 21-11-2026.csv' },
    });
  });

  it('is a refusal as its last line', async () => {
    const { file, ending } = heard(await asked('penjualan-sales.pdf', STEPS_TYPE));
    expect([file.subarray(0, 5).toString(), ending?.status]).toEqual(['%PDF-', 200]);
    const { token } = await people.person({ level: 'OWN' });
    const { rawPayload } = await server.app.inject({
      method: 'GET',
      url: `/api/v1/laporan/penjualan-sales.pdf?tgl_from=${HARI_INI}&tgl_to=${KEMARIN}`,
      headers: { 'x-auth-token': token, accept: STEPS_TYPE },
    });
    expect(heard(rawPayload).ending).toMatchObject({ status: 422, jawaban: { code: 'rentang_tanggal_terbalik' } });
  });
});
