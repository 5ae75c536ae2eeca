import type { Language } from '@kilau/contract/locales/index.ts';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import { notoFile, pickNoto, type Script } from '../noto.ts';
import { columnsOf, type SlipLine } from './slip.ts';

/** Dots of one column of a receipt printer's own letters, and of one of its lines. */
const COLUMN = 12;
const LINE = 32;
/** A letter of two columns, whose foot is so far below the top of the line. */
const LETTER = 24;
const BASE = 25;
/** How much wider a stroke becomes where the letters are bold, in dots. */
const BOLD = 1.2;

const fonts = new Map<Script, Font>();

function openNoto(script: Script): Font {
  const known = fonts.get(script);
  if (known) return known;
  const font = create(notoFile(script));
  // A collection would have others inside; Noto's files are one each.
  if (!('unitsPerEm' in font)) throw new Error(`the file of ${script} is no single font`);
  fonts.set(script, font);
  return font;
}

/** The letters of a text from that dot on, each in its own columns, as a printer sets them. */
function letters(font: Font, text: string, from: number): string {
  const scale = LETTER / font.unitsPerEm;
  let at = from;
  let paths = '';
  for (const letter of text) {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    const room = columnsOf(letter) * COLUMN;
    const width = glyph.advanceWidth * scale;
    const narrow = Math.min(1, room / width);
    const x = at + (room - width * narrow) / 2;
    paths += `<path transform="translate(${x} ${BASE}) scale(${scale * narrow} ${-scale})" d="${glyph.path.toSVG()}"/>`;
    at += room;
  }
  return paths;
}

const START = { left: 0, center: 0.5, right: 1 } as const;

/** A drawn line: red, green, blue and cover of each dot. */
export interface DrawnLine {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number };
}

/**
 * Draws a line of a receipt dot by dot, as wide as the roll, for letters that a printer does not have: what stands in
 * it takes the very columns that it would take among the printer's own letters.
 */
export async function drawLine(line: SlipLine, columns: number, lang: Language): Promise<DrawnLine> {
  const [left, right] = [line.left.normalize('NFC'), line.right.normalize('NFC')];
  const font = pickNoto(lang, new Set(left + right), (script) => {
    const opened = openNoto(script);
    return { font: opened, has: (codePoint) => opened.hasGlyphForCodePoint(codePoint) };
  });
  const size = line.large ? 2 : 1;
  const [width, height] = [columns * COLUMN, LINE * size];
  const room = width / size;
  const edge = (text: string): number => room - columnsOf(text) * COLUMN;
  const drawn =
    right === ''
      ? letters(font, left, Math.floor(edge(left) * START[line.align]))
      : letters(font, left, 0) + letters(font, right, edge(right));
  const stroke = line.bold ? ` stroke="#000" stroke-width="${(BOLD * font.unitsPerEm) / LETTER}"` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#fff"/><g transform="scale(${size})"${stroke}>${drawn}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, info };
}
