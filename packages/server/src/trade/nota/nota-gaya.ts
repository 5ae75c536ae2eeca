import type { NotaTata } from '@kilau/contract/trade/nota/nota-tata.ts';
import type { PdfCanvas } from '../../engine/render/pdf-canvas.ts';
import { printable, type PdfFont, type PdfFonts } from '../../engine/render/pdf-font.ts';
import { wrapText } from '../../engine/render/pdf-grid.ts';

/** A5 lying, in points: the edges of what is written, where the end of the sale begins, and the last line. */
export const KERTAS = { kiri: 26, kanan: 569.3, kaki: 290, dasar: 409 } as const;

export const RED = '#a8261d';

/** The colour of a nota as PDF operands: rules and headings, and the tint behind them. */
export interface Warna {
  readonly aksen: string;
  readonly lembut: string;
}

/** How much of the colour is left in its tint. */
const TINT = 0.16;

/** `#80610D` as operands, each from 0 to 1. */
export function operands(hex: string, part = 1): string {
  return (hex.match(/[\da-f]{2}/gi) ?? [])
    .map((two) => (1 - (1 - Number.parseInt(two, 16) / 255) * part).toFixed(3))
    .join(' ');
}

export const warnaDari = (hex: string): Warna => ({ aksen: operands(hex), lembut: operands(hex, TINT) });

/** What one page of a nota is drawn with, and by which layout. */
export interface Pena {
  readonly doc: PDFKit.PDFDocument;
  readonly canvas: PdfCanvas;
  readonly fonts: PdfFonts;
  readonly warna: Warna;
  readonly tata: NotaTata;
}

const ELLIPSIS = '…';

/** The size, at most the given one, at which a figure fits its column: figures are never cut. */
export function muat(font: PdfFont, size: number, width: number, text: string): number {
  const needed = font.width(text, size);
  return needed <= width ? size : Math.floor((size * width * 10) / needed) / 10;
}

/** The text, cut with an ellipsis to fit a line. */
export function potong(font: PdfFont, size: number, width: number, text: string): string {
  const shown = printable(text);
  if (font.width(shown, size) <= width) return shown;
  const letters = Array.from(shown);
  while (letters.length > 0 && font.width(`${letters.join('')}${ELLIPSIS}`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}${ELLIPSIS}`;
}

/** Breaks a text into lines, at blanks where it has any; what does not fit into `most` lines ends in an ellipsis. */
export function tulisBaris(font: PdfFont, size: number, width: number, text: string, most: number): string[] {
  const lines = wrapText(font, size, width, printable(text).replaceAll(/ +/g, ' ').trim());
  const kept = lines.slice(0, most);
  if (lines.length > most) kept[most - 1] = `${kept[most - 1] ?? ''} ${lines.slice(most).join(' ')}`;
  return kept.map((word) => potong(font, size, width, word));
}
