import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import { copiesOf, type Slip, type SlipRow } from './slip.ts';

/** Letters that no receipt printer has, as plain ones; what is left without one prints as a question mark. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('·', '-')
    .replaceAll('…', '...')
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll('–', '-');

type Encoder = ReceiptPrinterEncoder;

function print(encoder: Encoder, row: SlipRow, columns: number): void {
  if (!('line' in row)) {
    if (row.kind === 'rule') encoder.line('-'.repeat(columns));
    else if (row.kind === 'space') encoder.newline();
    else if (row.kind === 'qr') {
      encoder.align('center').qrcode(row.text, { model: 2, size: 5, errorlevel: 'l' }).align('left');
    } else encoder.align('center').barcode(row.text, 'code128', { height: 60, text: true }).align('left');
    return;
  }
  const { left, right, align, bold, large } = row.line;
  const width = large ? Math.floor(columns / 2) : columns;
  // Filled by what is printed: plain letters, of which each takes one column, also where it is a question mark.
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

/** The receipt as bytes for a raw ESC/POS printer: every copy, the cut after each, the drawer with the first. */
export function slipEscpos(slip: Slip): Buffer {
  const encoder = new ReceiptPrinterEncoder({
    language: 'esc-pos',
    columns: slip.columns,
    feedBeforeCut: 4,
    newline: '\n',
  });
  encoder.initialize().codepage('cp437');
  if (slip.openDrawer) encoder.pulse();
  for (const rows of copiesOf(slip)) {
    for (const row of rows) print(encoder, row, slip.columns);
    if (slip.cut) encoder.cut('partial');
    else encoder.newline().newline().newline().newline();
  }
  return Buffer.from(encoder.encode());
}
