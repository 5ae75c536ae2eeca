import type { PdfFont } from './pdf-font.ts';

/** The quiet colours of paper: ink, grey text, hairline, shaded band. Values of the design's tokens, 0 to 1. */
export const INK = '0.122 0.106 0.086';
export const GREY = '0.365 0.333 0.290';
export const LINE = '0.886 0.855 0.800';
export const BAND = '0.969 0.957 0.933';

const n = (value: number): string => String(Math.round(value * 100) / 100);

/**
 * The drawing operators of one page, with lengths in points and y counted from the top: pdfkit turns every page's axis
 * over, so its own drawing (pictures, vectors) can be mixed in between. Fonts and colours are named when they change.
 */
export class PdfCanvas {
  readonly #parts: string[] = [];
  readonly #page: PDFKit.PDFPage;
  #font = '';
  #fill = '';
  #outlined = false;

  constructor(page: PDFKit.PDFPage) {
    this.#page = page;
  }

  #use(font: PdfFont, size: number, color: string): void {
    const key = `/${font.id} ${n(size)} Tf`;
    if (key !== this.#font) {
      font.attach(this.#page);
      this.#parts.push(key);
      this.#font = key;
    }
    if (color !== this.#fill) {
      this.#parts.push(font.outlined ? `${color} rg ${color} RG` : `${color} rg`);
      this.#fill = color;
    }
    if (font.outlined !== this.#outlined) {
      this.#outlined = font.outlined;
      // Both strokes and fills, with a line of a thirtieth of the size, look like the next heavier weight.
      this.#parts.push(font.outlined ? `2 Tr ${n(size / 30)} w ${color} RG` : '0 Tr');
    }
  }

  /** Text whose baseline is at `y` and which begins at `x`. */
  text(font: PdfFont, size: number, x: number, y: number, text: string, color: string = INK): void {
    if (text === '') return;
    this.#use(font, size, color);
    this.#parts.push(`BT 1 0 0 -1 ${n(x)} ${n(y)} Tm ${font.show(text)} Tj ET`);
  }

  /** Text that ends at `right`. */
  textRight(font: PdfFont, size: number, right: number, y: number, text: string, color: string = INK): void {
    this.text(font, size, right - font.width(text, size), y, text, color);
  }

  band(x: number, y: number, width: number, height: number, color: string = BAND): void {
    if (color !== this.#fill) this.#parts.push(`${color} rg`);
    this.#fill = color;
    this.#parts.push(`${n(x)} ${n(y)} ${n(width)} ${n(height)} re f`);
  }

  /** Horizontal lines from `x` to `x + width`, one at each height. */
  rules(x: number, width: number, heights: readonly number[], weight = 0.5, color: string = LINE): void {
    if (heights.length === 0) return;
    const lines = heights.map((y) => `${n(x)} ${n(y)} m ${n(x + width)} ${n(y)} l`);
    this.#parts.push(`q ${n(weight)} w ${color} RG ${lines.join(' ')} S Q`);
  }

  /** Hands everything drawn so far to the page. Call it before pdfkit draws something itself, and at the end. */
  flush(): void {
    this.#page.write(['q', ...this.#parts, 'Q'].join('\n'));
    this.#parts.length = 0;
    this.#font = '';
    this.#fill = '';
    this.#outlined = false;
  }
}
