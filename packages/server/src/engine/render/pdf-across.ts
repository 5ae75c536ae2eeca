import type { Language } from '@kilau/contract/locales/index.ts';
import { PdfCanvas } from './pdf-canvas.ts';
import { openFonts, printable, type PdfFont } from './pdf-font.ts';

/** How much of the page the word takes, how plain it is against what lies under it, and its colour. */
const FILLS = 0.92;
const OPACITY = 0.24;
const RED = '0.702 0.149 0.118';

/** Draws the word along the diagonal of a part of the page, as large as it fits. */
function stamp(doc: PDFKit.PDFDocument, font: PdfFont, word: string, width: number, top: number, height: number): void {
  const angle = Math.atan2(height, width);
  const long = font.width(word, 1);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const size = FILLS * Math.min(width / (long * cos + sin), height / (long * sin + cos));
  const canvas = new PdfCanvas(doc.page);
  doc
    .save()
    .translate(width / 2, top + height / 2)
    .rotate((-angle * 180) / Math.PI)
    .opacity(OPACITY);
  canvas.text(font, size, (-long * size) / 2, size * 0.35, word, RED);
  canvas.flush();
  doc.restore();
}

/** Draws a word across every page that the document holds, over what is on it; more than once on a long receipt. */
export function drawAcross(doc: PDFKit.PDFDocument, lang: Language, text: string): void {
  const word = printable(text);
  const { regular, bold } = openFonts(doc, lang, [word]);
  // An outline shows where it lies over its own letter, half seen through.
  const font = bold.outlined ? regular : bold;
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    const { width, height } = doc.switchToPage(index);
    const parts = Math.max(1, Math.round(height / (width * 1.5)));
    for (let part = 0; part < parts; part += 1) {
      stamp(doc, font, word, width, (part * height) / parts, height / parts);
    }
  }
}
