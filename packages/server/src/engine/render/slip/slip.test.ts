import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pdfText } from '../../../testing/pdf-text.ts';
import { pictures, type Picture } from '../../../testing/slip-pictures.ts';
import { slipEscpos } from './slip-escpos.ts';
import { slipPdf } from './slip-pdf.ts';
import { columnsOf, nameSegments, slipRows, slipText, wrap, type Slip } from './slip.ts';

const slip: Slip = {
  title: 'Slip',
  columns: 32,
  width: 58,
  cut: true,
  openDrawer: false,
  copies: [''],
  parts: [
    { kind: 'text', text: 'KILAU', align: 'center', bold: true, large: true },
    { kind: 'rule' },
    { kind: 'pair', left: 'Total', right: 'Rp. 3,192,500', bold: true },
    { kind: 'space' },
    { kind: 'pair', left: 'DEBET ****8812 (gesek 3,030,000)', right: '3,000,000' },
    { kind: 'qr', text: 'KILAU|KL01' },
    { kind: 'barcode', text: 'KL-FJ-261121-0001' },
  ],
};

const ink = ({ dots }: Picture): number => dots.replaceAll(' ', '').length;

/** Columns of the roll in which something is drawn. */
const columnsWithInk = ({ width, dots }: Picture, column = 12): number[] =>
  Array.from({ length: width / column }, (_, at) => at).filter((at) =>
    Array.from({ length: dots.length / width }, (__, row) => row * width + at * column).some(
      (from) => dots.slice(from, from + column).trim() !== '',
    ),
  );

describe('a slip', () => {
  it('fits its roll, figures at the right edge', () => {
    expect(slipText(slip).split('\r\n')).toEqual([
      '             KILAU',
      '-'.repeat(32),
      'Total              Rp. 3,192,500',
      '',
      'DEBET ****8812 (gesek 3,030,000)',
      '                       3,000,000',
      'KILAU|KL01',
      'KL-FJ-261121-0001',
      '',
    ]);
  });

  it('cuts names into at most five segments of 20 characters', () => {
    expect(nameSegments('GELANG KERONCONG UKIR MOTIF BUNGA MAWAR', 32)).toEqual([
      'GELANG KERONCONG',
      'UKIR MOTIF BUNGA',
      'MAWAR',
    ]);
    expect(nameSegments('A'.repeat(130), 48)).toEqual(Array.from({ length: 5 }, () => 'A'.repeat(20)));
  });

  it('gives letters of Chinese and Japanese the two columns that they take', () => {
    expect(columnsOf('合計 Rp. 5·…')).toBe(4 + 8);
    expect(columnsOf('ﾃｽﾄ、「あ」')).toBe(3 + 8);
    // Seventeen letters with their blanks, but 32 columns.
    expect(wrap('お買い上げ ありがとう ございます', 16)).toEqual(['お買い上げ', 'ありがとう', 'ございます']);
    expect(wrap('この伝票は再発行できません', 10)).toEqual(['この伝票は', '再発行でき', 'ません']);
    const rows = [
      { kind: 'pair', left: '合計', right: 'Rp. 3,192,500' },
      { kind: 'pair', left: 'クレジットカード払い 8812', right: '3,000,000' },
      { kind: 'text', text: '領収書', align: 'center' },
    ] as const;
    expect(slipText({ ...slip, parts: rows }).split('\r\n')).toEqual([
      `合計${' '.repeat(15)}Rp. 3,192,500`,
      'クレジットカード払い 8812',
      `${' '.repeat(23)}3,000,000`,
      `${' '.repeat(13)}領収書`,
      '',
    ]);
    expect(nameSegments('金'.repeat(50), 32)).toEqual([16, 16, 16, 2].map((n) => '金'.repeat(n)));
    // Paper that is drawn has no columns: its segments are those of the specification.
    expect(nameSegments('金'.repeat(100))).toEqual(Array.from({ length: 5 }, () => '金'.repeat(20)));
  });

  it('has its figures at the right edge of a raw printer, in letters that it has', async () => {
    const parts = [{ kind: 'pair', left: 'Gelang… é × 2', right: '−3,192,500' }] as const;
    const bytes = await slipEscpos({ ...slip, parts }, 'id');
    expect(pictures(bytes)).toEqual([]);
    const [line = ''] = bytes.toString('latin1').match(/Gelang.*(?=\n)/) ?? [];
    expect(line).toHaveLength(32);
    expect(line).toMatch(/^Gelang\.{3} \x82 x 2 +-3,192,500$/);
  });

  it('draws a line with letters that no printer can be trusted to have, each in its columns', async () => {
    const [left, right] = ['金の K', 'Rp 3,192,500'];
    const parts = [
      { kind: 'pair', left, right },
      { kind: 'pair', left, right, bold: true },
      { kind: 'text', text: left, align: 'right', large: true },
    ] as const;
    const [one, bold, large, ...more] = pictures(await slipEscpos({ ...slip, parts }, 'jp'));
    if (!one || !bold || !large) throw new Error('a line was not drawn');
    expect(more).toEqual([]);
    expect([one, bold, large].map(({ width, height }) => [width, height])).toEqual([
      [384, 32],
      [384, 32],
      [384, 64],
    ]);
    // A blank at the fifth column, and all between the label and the figure.
    expect(columnsWithInk(one)).toEqual([0, 1, 2, 3, 5, 20, 21, 23, 24, 25, 26, 27, 28, 29, 30, 31]);
    expect(columnsWithInk(bold)).toEqual(columnsWithInk(one));
    expect(ink(bold)).toBeGreaterThan(ink(one) * 1.1);
    expect(columnsWithInk(large, 24)).toEqual([10, 11, 12, 13, 15]);
    // Hong Kong writes some of the same letters otherwise.
    const drawn = async (text: string, lang: 'jp' | 'hk') =>
      pictures(await slipEscpos({ ...slip, parts: [{ kind: 'text', text }] }, lang));
    expect(await drawn('直', 'hk')).not.toEqual(await drawn('直', 'jp'));
    expect(await drawn('克', 'hk')).not.toEqual(await drawn('件', 'hk'));
  });

  it('loses no letter and breaks no line longer than the roll', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 4, max: 48 }), (text, width) => {
        const lines = wrap(text, width);
        for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(width);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(/[ \n]/g, ''));
      }),
    );
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.boolean(), (left, right, large) => {
        for (const row of slipRows({ columns: 32, parts: [{ kind: 'pair', left, right, large }] })) {
          if ('line' in row) {
            expect(columnsOf(row.line.left) + columnsOf(row.line.right)).toBeLessThanOrEqual(large ? 16 : 32);
          }
        }
      }),
    );
  });

  it('is bytes for a raw printer: text, code, cut, once per copy', async () => {
    const bytes = await slipEscpos({ ...slip, copies: ['CUSTOMER', 'ARSIP'], openDrawer: true }, 'id');
    const text = bytes.toString('latin1');
    expect(text.startsWith('\x1b@')).toBe(true);
    expect(text.split('Rp. 3,192,500')).toHaveLength(3);
    // GS V: cut; ESC p: drawer; GS ( k: QR code; GS k: barcode.
    expect(text.split('\x1dV')).toHaveLength(3);
    expect(text.split('\x1bp')).toHaveLength(2);
    expect(text).toContain('\x1d(k');
    expect(text).toContain('\x1dk');
    // For whom each copy is stands over it.
    expect(text.indexOf('CUSTOMER')).toBeLessThan(text.indexOf('ARSIP'));
    expect(text.match(/CUSTOMER|ARSIP/g)).toEqual(['CUSTOMER', 'ARSIP']);
    expect(slipText({ ...slip, copies: ['CUSTOMER', 'ARSIP'] }).split('\f')).toEqual([
      `            CUSTOMER\r\n${slipText(slip)}`,
      `             ARSIP\r\n${slipText(slip)}`,
    ]);
    expect((await slipEscpos({ ...slip, cut: false }, 'id')).toString('latin1')).not.toContain('\x1dV');
  });

  it('is a PDF of the roll, as long as it needs to be', async () => {
    const bytes = await slipPdf(
      { ...slip, copies: ['CUSTOMER', 'ARSIP'] },
      { author: 'Kilau', lang: 'id', waktu: new Date(0), across: undefined },
    );
    const pages = pdfText(bytes).map((page) => page.map((line) => line.join(' | ')));
    expect(pages.map(([first]) => first)).toEqual(['CUSTOMER', 'ARSIP']);
    expect(pages[0]).toContain('Total | Rp. 3,192,500');
    expect(pages[0]).toContain('KL-FJ-261121-0001');
    expect(bytes.toString('latin1')).toMatch(/MediaBox \[0 0 164\.4\d* \d/);
  });
});
