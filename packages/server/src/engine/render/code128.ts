import bwip from 'bwip-js/node';
import { INK, type PdfCanvas } from './pdf-canvas.ts';

/** A CODE128 symbol: widths of bars and spaces in turn, beginning with a bar, in modules. */
export interface Code128 {
  readonly widths: readonly number[];
  /** Their sum: how many modules wide the symbol is, without its quiet zones. */
  readonly modules: number;
}

/** Encodes a text; digits in pairs where that is shorter. @throws Error for letters that CODE128 does not have. */
export function code128(text: string): Code128 {
  const [symbol] = bwip.raw('code128', text, {});
  if (!symbol || !('sbs' in symbol)) throw new Error(`no bars for ${text}`);
  return { widths: symbol.sbs, modules: symbol.sbs.reduce((sum, width) => sum + width, 0) };
}

/** Draws the symbol with modules of `step` points. */
export function drawCode128(
  canvas: PdfCanvas,
  { widths }: Code128,
  left: number,
  top: number,
  step: number,
  height: number,
): void {
  let x = left;
  widths.forEach((width, index) => {
    if (index % 2 === 0) canvas.band(x, top, width * step, height, INK);
    x += width * step;
  });
}
