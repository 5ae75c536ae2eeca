import type { Language } from '@kilau/contract/locales/index.ts';
import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import { drawLine, type DrawnLine } from './slip-dots.ts';
import { copiesOf, type Slip, type SlipLine, type SlipRow } from './slip.ts';

/** Signs that no receipt printer has, as plain ones. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('·', '-')
    .replaceAll('…', '...')
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[–−]/g, '-')
    .replaceAll('×', 'x');

/** All letters that code page 437 has: every receipt printer begins with it. */
const OWN = /^[\x20-\x7eÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿¡«»°±÷²½¼]*$/u;

type Encoder = ReceiptPrinterEncoder;

/** Draws a row, where it has letters that the printer may not have. */
const drawnOf = async (row: SlipRow, columns: number, lang: Language): Promise<DrawnLine | undefined> =>
  'line' in row && !OWN.test(plain(row.line.left) + plain(row.line.right))
    ? drawLine(row.line, columns, lang)
    : undefined;

function printDrawn(encoder: Encoder, { data, info }: DrawnLine): void {
  const { width, height } = info;
  encoder.image({ data, info }, { width, height, algorithm: 'threshold', threshold: 128, mode: 'raster' });
}

function printLine(encoder: Encoder, { left, right, align, bold, large }: SlipLine, columns: number): void {
  const width = large ? Math.floor(columns / 2) : columns;
  // Filled by what is printed: plain letters, of which each takes one column.
  const [label, figure] = [plain(left), plain(right)];
  const gap = Math.max(0, width - label.length - figure.length);
  const text = figure === '' ? label : `${label}${' '.repeat(gap)}${figure}`;
  encoder
    .align(align)
    .bold(bold)
    .size(large ? 2 : 1, large ? 2 : 1)
    .line(text)
    .size(1, 1)
    .bold(false)
    .align('left');
}

function print(encoder: Encoder, row: SlipRow, columns: number): void {
  if ('line' in row) printLine(encoder, row.line, columns);
  else if (row.kind === 'rule') encoder.line('-'.repeat(columns));
  else if (row.kind === 'space') encoder.newline();
  else if (row.kind === 'qr') {
    encoder.align('center').qrcode(row.text, { model: 2, size: 5, errorlevel: 'l' }).align('left');
  } else encoder.align('center').barcode(row.text, 'code128', { height: 60, text: true }).align('left');
}

/**
 * The receipt as bytes for a raw ESC/POS printer: every copy, the cut after each, the drawer with the first. A line
 * with letters that not every printer has, those of Chinese and Japanese above all, goes as a picture of itself.
 */
export async function slipEscpos(slip: Slip, lang: Language): Promise<Buffer> {
  const { columns } = slip;
  const encoder = new ReceiptPrinterEncoder({ language: 'esc-pos', columns, feedBeforeCut: 4, newline: '\n' });
  encoder.initialize().codepage('cp437');
  if (slip.openDrawer) encoder.pulse();
  for (const rows of copiesOf(slip)) {
    const drawn = await Promise.all(rows.map((row) => drawnOf(row, columns, lang)));
    for (const [index, row] of rows.entries()) {
      const picture = drawn[index];
      if (picture) printDrawn(encoder, picture);
      else print(encoder, row, columns);
    }
    if (slip.cut) encoder.cut('partial');
    else encoder.newline().newline().newline().newline();
  }
  return Buffer.from(encoder.encode());
}
