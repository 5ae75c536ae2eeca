import type { PdfCanvas } from './pdf-canvas.ts';
import { GREY } from './pdf-canvas.ts';
import { printable, type PdfFonts } from './pdf-font.ts';

/** Who prints: stands on every paper of a shop. */
export interface Letterhead {
  readonly nama_toko: string;
  readonly alamat_toko: string;
}

/** The address in the lines of a paper's head, split at 48 and 90 characters (specification, section 8). */
export function addressLines(alamat: string): string[] {
  const text = printable(alamat);
  return [text.slice(0, 48), text.slice(48, 90), text.slice(90)]
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const NAME_SIZE = 11;
const SMALL = 7.5;
const SMALL_STEP = 9.5;

/** Shop name and address, from `top` down. Answers the height it took. */
export function drawLetterhead(canvas: PdfCanvas, fonts: PdfFonts, shop: Letterhead, x: number, top: number): number {
  canvas.text(fonts.bold, NAME_SIZE, x, top + NAME_SIZE, printable(shop.nama_toko));
  const lines = addressLines(shop.alamat_toko);
  lines.forEach((line, index) =>
    canvas.text(fonts.regular, SMALL, x, top + NAME_SIZE + SMALL_STEP * (index + 1) + 1, line, GREY),
  );
  return NAME_SIZE + SMALL_STEP * lines.length + 4;
}

/** The last line of every page: who printed it and when, and which page of how many. */
export function drawFoot(
  canvas: PdfCanvas,
  fonts: PdfFonts,
  at: { readonly left: number; readonly right: number; readonly y: number },
  printed: string,
  page: string,
): void {
  canvas.text(fonts.regular, SMALL, at.left, at.y, printable(printed), GREY);
  canvas.textRight(fonts.regular, SMALL, at.right, at.y, printable(page), GREY);
}
