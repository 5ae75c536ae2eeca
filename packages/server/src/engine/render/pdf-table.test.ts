import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paperOf, pdfOf, type SmallTable } from '../../testing/paper.ts';
import { pdfStreams, pdfText } from '../../testing/pdf-text.ts';
import { createPdf, MM } from './pdf-document.ts';
import { fitsWinAnsi, openFonts, printable, type PdfFonts } from './pdf-font.ts';
import { addressLines } from './pdf-head.ts';
import { GridMeasure, wrapText, type Grid } from './pdf-grid.ts';
import type { PaperReport } from './pdf-table.ts';

const WAKTU = new Date('2026-11-21T07:05:00Z');
const paper = (table: SmallTable, more: Partial<PaperReport> = {}): Omit<PaperReport, 'letters'> => ({
  shop: { nama_toko: 'Kilau', alamat_toko: 'JALAN PASAR BARU' },
  title: 'Laporan',
  filters: ['Sales SEMUA'],
  printed: 'Printed By LIANA / 21/11/2026 14:05',
  page: (n, of) => `${n} of ${of}`,
  goesOn: (heading) => `${heading} (lanjutan)`,
  lang: 'id',
  waktu: WAKTU,
  tables: [paperOf(table)],
  ...more,
});
const column = (label: string, numeric = false) => ({ label, numeric, whole: numeric });
const fonts = () =>
  openFonts(
    createPdf({ title: '', author: '', lang: 'id', waktu: WAKTU, size: 'A4', layout: 'landscape', across: undefined }),
    'id',
    [],
  );

function many(count: number, text = 'CINCIN POLOS', groups = 1): SmallTable {
  const rows = (group: number) => Array.from({ length: count }, (_, index) => [`G${group}R${index}`, text, '1,000']);
  return {
    columns: [column('Kode'), column('Nama Barang'), column('Total', true)],
    groups: Array.from({ length: groups }, (_, group) => ({
      heading: `SL0${group} · RINA`,
      rows: rows(group),
      subtotal: ['', '', `${count},000`],
    })),
    total: { label: 'TOTAL', cells: ['', '', `${count * groups},000`] },
  };
}
const wordsOf = (pdf: Buffer) => pdfText(pdf).map((page) => page.flat());

describe('a table on paper', () => {
  it('repeats its head on every page, counts the pages, and says where a group goes on', async () => {
    const pages = wordsOf(await pdfOf(paper(many(60, undefined, 2))));
    expect(pages.length).toBeGreaterThan(3);
    for (const [index, words] of pages.entries()) {
      expect(words).toContain('Nama Barang');
      expect(words).toContain('Kilau');
      expect(words.at(-1)).toBe(`${index + 1} of ${pages.length}`);
    }
    expect(pages[1]).toContain('SL00 · RINA (lanjutan)');
    expect(pages.flat().filter((word) => word === 'SL01 · RINA')).toHaveLength(1);
    expect(pages.at(-1)).toContain('TOTAL');
    expect(pages.flat().filter((word) => /^G\dR/.test(word))).toHaveLength(120);
  });

  it('never leaves a heading alone at the foot of a page', async () => {
    for (let rows = 24; rows < 32; rows += 1) {
      for (const words of wordsOf(await pdfOf(paper(many(rows, undefined, 3))))) {
        const body = words.slice(0, words.indexOf('Printed By LIANA / 21/11/2026 14:05'));
        expect(
          body.findLastIndex((word) => word.startsWith('SL0')) < body.findLastIndex((word) => /^G\dR/.test(word)) ||
            body.includes('TOTAL'),
        ).toBe(true);
      }
    }
  });

  it('keeps the totals at the end of a table together, wherever its page ends', async () => {
    const total = (label: string) => ({ label, cells: ['', '', '1,000'] });
    for (let rows = 20; rows < 40; rows += 1) {
      const table = { ...many(rows), before: [total('BRUTO'), total('BATAL')], total: total('NETTO') };
      const [last = [], ...others] = wordsOf(await pdfOf(paper(table))).toReversed();
      expect(last).toEqual(expect.arrayContaining(['BRUTO', 'BATAL', 'NETTO', 'Nama Barang']));
      expect(others.flat()).not.toContain('BRUTO');
    }
  });

  it.each([
    ['through', undefined, 1],
    ['but not through the word that says so', 1, 2],
  ])('strikes what was taken back %s', async (_how, says, strokes) => {
    const table = {
      columns: [column('Nomor'), column('Status'), column('Total', true)],
      lines: { parts: () => [[{ kind: 'row', level: 0, cells: ['KL-1', 'Batal', '1,000'], struck: true } as const]] },
      ...(says !== undefined && { says }),
    };
    const drawn = pdfStreams(await pdfOf(paper(many(0), { tables: [table] }))).join('\n');
    const through = [...drawn.matchAll(/q 0\.5 w .*? RG ([\d.]+) ([\d.]+) m ([\d.]+) \2 l S Q/g)];
    const [word = 0] = [/1 0 0 -1 ([\d.]+) [\d.]+ Tm \(Batal\)/.exec(drawn)?.[1]].map(Number);
    expect(through).toHaveLength(strokes);
    expect(through.some(([, , , to]) => Number(to) > word + 40)).toBe(true);
    const over = through.filter(([, from, , to]) => Number(from) <= word && word < Number(to));
    expect(over).toHaveLength(says === undefined ? 1 : 0);
  });

  it('puts a heading above its subtotals where the first column has one', async () => {
    const [page = []] = pdfText(
      await pdfOf(
        paper({
          columns: [column('Qty', true), column('Nama')],
          groups: [{ heading: 'SL01 · RINA', rows: [['1', 'CINCIN']], subtotal: ['1', ''] }],
          total: { label: 'TOTAL', cells: ['1', ''] },
        }),
      ),
    );
    expect(page).toContainEqual(['SL01 · RINA']);
    expect(page).toContainEqual(['TOTAL']);
    expect(page.filter((line) => line.length === 1 && line[0] === '1')).toHaveLength(2);
  });

  it('breaks long texts over lines rather than cut them, whatever they are', async () => {
    const word = fc.string({
      minLength: 1,
      maxLength: 60,
      unit: fc.constantFrom('A', 'W', 'i', '1', '(', ')', '\\', 'É', '–', '“'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 40 }), async (words) => {
        const text = words.join(' ');
        const wide: SmallTable = {
          columns: [
            column('Kode'),
            column('Keterangan'),
            ...Array.from({ length: 9 }, (_, index) => column(`Jumlah ${index}`, true)),
          ],
          groups: [
            {
              heading: undefined,
              rows: [['K1', text, ...Array.from({ length: 9 }, () => '1,234,567,890')]],
              subtotal: [],
            },
          ],
          total: { label: 'TOTAL', cells: [] },
        };
        const [page = []] = wordsOf(await pdfOf(paper(wide)));
        expect(
          page
            .filter((piece) => piece !== '1,234,567,890')
            .join('')
            .replaceAll(' ', ''),
        ).toContain(text.replaceAll(' ', ''));
      }),
      { numRuns: 25 },
    );
  });

  it('lets a text that is longer than a page go on over pages', async () => {
    const words = Array.from({ length: 900 }, (_, index) => `KATA${index}`);
    const pages = wordsOf(
      await pdfOf(
        paper({
          columns: [column('Keterangan'), ...Array.from({ length: 12 }, (_, index) => column(`Jumlah ${index}`, true))],
          groups: [
            {
              heading: undefined,
              rows: [[words.join(' '), ...Array.from({ length: 12 }, () => '1,234,567')]],
              subtotal: [],
            },
          ],
          total: { label: 'TOTAL', cells: [] },
        }),
      ),
    );
    expect(pages.length).toBeGreaterThan(1);
    expect(
      pages
        .flat()
        .flatMap((piece) => piece.split(' '))
        .filter((word) => word.startsWith('KATA')),
    ).toEqual(words);
  });

  it('can be read back in any script that its font has', async () => {
    const [page = []] = wordsOf(await pdfOf(paper(many(1, '金の指輪 CINCIN'))));
    expect(page).toContain('金の指輪 CINCIN');
    const [chinese = []] = wordsOf(await pdfOf(paper(many(1, '足金戒指'), { lang: 'hk', title: '銷售報告' })));
    expect(chinese).toEqual(expect.arrayContaining(['足金戒指', '銷售報告', '1,000']));
  });
});

describe('the grid', () => {
  const laidOut = (table: SmallTable, face: PdfFonts, avail: number): Grid => {
    const measure = new GridMeasure(table.columns, face);
    for (const part of paperOf(table).lines.parts()) for (const line of part) measure.add(line);
    return measure.grid(avail);
  };
  const amounts = fc.array(
    fc.tuple(fc.string({ maxLength: 30, unit: 'grapheme-ascii' }), fc.bigInt({ min: 0n, max: 10n ** 15n })),
    { minLength: 1, maxLength: 8 },
  );

  it('keeps every number inside its column and the table inside the paper', async () => {
    const face = fonts();
    await fc.assert(
      fc.asyncProperty(amounts, fc.integer({ min: 1, max: 14 }), async (rows, numbers) => {
        const cells = rows.map(([text, amount]) => [
          printable(text),
          ...Array.from({ length: numbers }, () => amount.toLocaleString('en-US')),
        ]);
        const grid = laidOut(
          {
            columns: [
              column('Nama'),
              ...Array.from({ length: numbers }, (_, index) => column(`Harga Jual ${index}`, true)),
            ],
            groups: [{ heading: undefined, rows: cells, subtotal: [] }],
            total: { label: 'TOTAL', cells: [] },
          },
          face,
          277 * MM,
        );
        expect(grid.width).toBeLessThan(277 * MM + 0.01);
        for (const row of cells) {
          grid.columns.forEach((one, index) => {
            if (one.numeric) {
              expect(face.regular.width(row[index] ?? '', grid.size)).toBeLessThanOrEqual(
                one.width - 2 * grid.pad + 0.01,
              );
            }
          });
        }
      }),
      { numRuns: 60 },
    );
  });

  it('sets columns further apart where there is room, and fills the same width', () => {
    const [roomy, tight] = [277, 36].map((mm) => laidOut(many(1), fonts(), mm * MM));
    if (!roomy || !tight) throw new Error('no grid');
    expect(roomy.pad / roomy.size).toBeGreaterThan(1.5 * (tight.pad / tight.size));
    expect(roomy.width).toBeCloseTo(277 * MM, 5);
  });

  it('is as wide as its totals, which are wider than its rows', () => {
    const face = fonts();
    const grid = laidOut(
      { ...many(1), total: { label: 'TOTAL', cells: ['', '', '999,999,999,999,999'] } },
      face,
      277 * MM,
    );
    expect(grid.columns[2]?.width).toBeGreaterThan(face.bold.width('999,999,999,999,999', grid.size));
  });
});

describe('texts on paper', () => {
  it('splits an address at 48 and 90 characters', () => {
    const alamat = 'x'.repeat(48) + 'y'.repeat(42) + 'z'.repeat(30);
    expect(addressLines(alamat)).toEqual(['x'.repeat(48), 'y'.repeat(42), 'z'.repeat(30)]);
    expect(addressLines('JALAN PENDEK')).toEqual(['JALAN PENDEK']);
    expect(addressLines('')).toEqual([]);
  });

  it('knows which letters need a font of their own', () => {
    expect(['RINA', 'É – “kutip” €', 'baris\nbaru'].map(fitsWinAnsi)).toEqual([true, true, true]);
    expect(['金', 'Ω', '😀'].map(fitsWinAnsi)).toEqual([false, false, false]);
    expect(printable('satu\ndua\u0000')).toBe('satu dua ');
  });

  it('leaves the number of a paper whole beside texts that take several lines', () => {
    const measure = new GridMeasure([column('Dokumen'), column('Nilai')], fonts());
    const [nomor, nilai] = ['KL-KB-261113-0001', 'KALUNG MILANO EMAS '.repeat(40)];
    measure.add({ kind: 'row', level: 0, cells: [nomor, nilai] });
    const { size, pad, columns, wraps } = measure.grid(277 * MM);
    expect(wraps).toBe(true);
    expect(wrapText(fonts().regular, size, (columns[0]?.width ?? 0) - 2 * pad, nomor)).toEqual([nomor]);
  });

  it('wraps at blanks and inside words that are too wide', () => {
    const { regular } = fonts();
    const lines = wrapText(regular, 8, 60, 'KALUNG MILANO EMPATPULUHLIMASENTIMETER');
    expect(lines.join('').replaceAll(' ', '')).toBe('KALUNGMILANOEMPATPULUHLIMASENTIMETER');
    expect(Math.max(...lines.map((line) => regular.width(line, 8)))).toBeLessThanOrEqual(60);
    expect(wrapText(regular, 8, 60, '')).toEqual(['']);
  });
});
