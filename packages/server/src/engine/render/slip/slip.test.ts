import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pdfText } from '../../../testing/pdf-text.ts';
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

  it('has its figures at the right edge of a raw printer, whatever that can print of the label', () => {
    const parts = [{ kind: 'pair', left: '合計… é', right: 'Rp. 3,192,500' }] as const;
    const [line = ''] =
      slipEscpos({ ...slip, parts })
        .toString('latin1')
        .match(/\?\?.*(?=\n)/) ?? [];
    expect(line).toHaveLength(32);
    expect(line).toMatch(/^\?\?\.\.\. . +Rp\. 3,192,500$/);
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

  it('is bytes for a raw printer: text, code, cut, once per copy', () => {
    const bytes = slipEscpos({ ...slip, copies: ['CUSTOMER', 'ARSIP'], openDrawer: true });
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
    expect(slipEscpos({ ...slip, cut: false }).toString('latin1')).not.toContain('\x1dV');
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
