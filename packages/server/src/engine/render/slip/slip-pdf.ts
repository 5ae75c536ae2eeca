import type { Language } from '@kilau/contract/locales/index.ts';
import { code128, drawCode128 } from '../code128.ts';
import { INK, PdfCanvas } from '../pdf-canvas.ts';
import { createPdf, MM, pdfBytes } from '../pdf-document.ts';
import { openFonts, printable, type PdfFonts } from '../pdf-font.ts';
import { drawQr } from '../qr.ts';
import { copiesOf, type Slip, type SlipLine, type SlipRow } from './slip.ts';

/** Edges of the roll that no printer reaches, and sizes, in points. */
const MARGIN = 4 * MM;
const SIZE = 8;
const LEADING = 11;
const LARGE = 1.6;
const QR = 22 * MM;
const BARCODE = { height: 12 * MM, text: 8 } as const;

function heightOf(row: SlipRow): number {
  if ('line' in row) return LEADING * (row.line.large ? LARGE : 1);
  if (row.kind === 'qr') return QR + 6;
  return row.kind === 'barcode' ? BARCODE.height + BARCODE.text + 6 : LEADING * 0.7;
}

interface Roll {
  readonly canvas: PdfCanvas;
  readonly fonts: PdfFonts;
  readonly left: number;
  readonly width: number;
}

function drawLine({ canvas, fonts, left, width }: Roll, line: SlipLine, top: number): void {
  const font = line.bold ? fonts.bold : fonts.regular;
  const shown = printable(line.left);
  const natural = SIZE * (line.large ? LARGE : 1);
  const needed = font.width(shown, natural) + font.width(printable(line.right), natural) + (line.right === '' ? 0 : 6);
  const size = needed <= width ? natural : (natural * width) / needed;
  const base = top + natural;
  const rest = width - font.width(shown, size);
  canvas.text(
    font,
    size,
    line.align === 'center' ? left + rest / 2 : line.align === 'right' ? left + rest : left,
    base,
    shown,
  );
  if (line.right !== '') canvas.textRight(font, size, left + width, base, printable(line.right));
}

function drawBarcode({ canvas, fonts, left, width }: Roll, text: string, top: number): void {
  const symbol = code128(text);
  const step = Math.min(width / symbol.modules, 0.33 * MM);
  drawCode128(canvas, symbol, left + (width - step * symbol.modules) / 2, top, step, BARCODE.height);
  canvas.text(
    fonts.regular,
    BARCODE.text,
    left + (width - fonts.regular.width(text, BARCODE.text)) / 2,
    top + BARCODE.height + BARCODE.text,
    text,
  );
}

function draw(roll: Roll, row: SlipRow, top: number): void {
  if ('line' in row) drawLine(roll, row.line, top);
  else if (row.kind === 'rule') roll.canvas.rules(roll.left, roll.width, [top + LEADING * 0.35], 0.5, INK);
  else if (row.kind === 'qr') drawQr(roll.canvas, row.text, roll.left + (roll.width - QR) / 2, top, QR);
  else if (row.kind === 'barcode') drawBarcode(roll, row.text, top);
}

/** The receipt as a PDF as long as it needs to be, a page for every copy. */
export async function slipPdf(
  slip: Slip,
  about: {
    readonly author: string;
    readonly lang: Language;
    readonly waktu: Date;
    readonly across: string | undefined;
  },
): Promise<Buffer> {
  const copies = copiesOf(slip);
  const height = Math.max(...copies.map((rows) => rows.reduce((sum, row) => sum + heightOf(row), 2 * MARGIN)));
  const doc = createPdf({ title: slip.title, ...about, size: [slip.width * MM, height], layout: 'portrait' });
  const fonts = openFonts(
    doc,
    about.lang,
    copies.flat().map((row) => ('line' in row ? row.line.left + row.line.right : JSON.stringify(row))),
  );
  for (const rows of copies) {
    const canvas = new PdfCanvas(doc.addPage().page);
    const roll = { canvas, fonts, left: MARGIN, width: slip.width * MM - 2 * MARGIN };
    let top = MARGIN;
    for (const row of rows) {
      draw(roll, row, top);
      top += heightOf(row);
    }
    canvas.flush();
  }
  return pdfBytes(doc);
}
