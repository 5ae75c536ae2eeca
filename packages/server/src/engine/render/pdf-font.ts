import type { Language } from '@kilau/contract/locales/index.ts';
import { notoFile, pickNoto } from './noto.ts';

/** One weight of a typeface in a PDF that is being written. */
export interface PdfFont {
  /** Its name among the resources of a page. */
  readonly id: string;
  /** Drawn with an outline, because its file has one weight only. */
  readonly outlined: boolean;
  /** Width in points. */
  width(text: string, size: number): number;
  /** The text as the operand of `Tj`. */
  show(text: string): string;
  /** Makes the font known to a page; needed once for every page that uses it. */
  attach(page: PDFKit.PDFPage): void;
}

export interface PdfFonts {
  readonly regular: PdfFont;
  readonly bold: PdfFont;
}

/**
 * What pdfkit's own `text()` uses of a font. It is much faster to write the operators ourselves (20,000 rows: 1 s, not
 * 8).
 */
interface KitFont {
  readonly id: string;
  readonly font: { hasGlyphForCodePoint?(codePoint: number): boolean };
  ref(): unknown;
  encode(text: string): readonly [readonly string[], unknown];
  widthOfString(text: string, size: number): number;
}

const ASCII = /^[\x20-\x7e]*$/;
const ESCAPED = /[()\\]/g;

/** Codes 128 to 159 of WinAnsiEncoding; the others are those of Latin-1. A blank is a code without a character. */
const UPPER = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Characters of WinAnsiEncoding, which PDF's own fonts know, with their codes. */
const WIN_ANSI: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 224 }, (_, index): [string, number] => {
    const code = index + 32;
    const char = code >= 128 && code < 160 ? (UPPER[code - 128] ?? ' ') : String.fromCharCode(code);
    return [char, char === ' ' ? 32 : code];
  }),
);

/** Composed letters, and blanks for line breaks and other control characters, which have no glyph. */
export function printable(text: string): string {
  return ASCII.test(text) ? text : text.normalize('NFC').replace(/[\p{Cc}\u2028\u2029]/gu, ' ');
}

/** Whether PDF's own fonts can write the text; otherwise one with more letters must be embedded. */
export function fitsWinAnsi(text: string): boolean {
  return foreignLetters(printable(text)).length === 0;
}

function pick(doc: PDFKit.PDFDocument, name: string): KitFont {
  doc.font(name);
  return (doc as PDFKit.PDFDocument & { readonly _font: KitFont })._font;
}

/** Measures character by character, without kerning, which is also how the characters are then set. */
function measurer(font: KitFont): PdfFont['width'] {
  const ascii = new Float64Array(128).fill(Number.NaN);
  const others = new Map<string, number>();
  const measure = (char: string): number => {
    const code = char.length === 1 ? char.charCodeAt(0) : 128;
    const known = code < 128 ? ascii[code] : others.get(char);
    if (known !== undefined && !Number.isNaN(known)) return known;
    const width = font.widthOfString(char, 1000);
    if (code < 128) ascii[code] = width;
    else others.set(char, width);
    return width;
  };
  return (text, size) => {
    let width = 0;
    for (const char of text) width += measure(char);
    return (width * size) / 1000;
  };
}

const attacher =
  (font: KitFont): PdfFont['attach'] =>
  (page) => {
    (page.fonts as Record<string, unknown>)[font.id] ??= font.ref();
  };

const octal = (char: string): string => `\\${(WIN_ANSI.get(char) ?? 63).toString(8).padStart(3, '0')}`;

function standardFont(doc: PDFKit.PDFDocument, name: string): PdfFont {
  const font = pick(doc, name);
  return {
    id: font.id,
    outlined: false,
    width: measurer(font),
    attach: attacher(font),
    show: (text) => `(${text.replace(ESCAPED, '\\$&').replace(/[^\x20-\x7e]/gu, octal)})`,
  };
}

function embeddedFonts(font: KitFont): PdfFonts {
  const glyphs = new Map<string, string>();
  const show = (text: string): string => {
    let hex = '';
    for (const char of text) {
      let one = glyphs.get(char);
      if (one === undefined) glyphs.set(char, (one = font.encode(char)[0].join('')));
      hex += one;
    }
    return `<${hex}>`;
  };
  const regular = { id: font.id, outlined: false, width: measurer(font), attach: attacher(font), show };
  return { regular, bold: { ...regular, outlined: true } };
}

/** Letters of a printable text that PDF's own fonts do not know. */
export function foreignLetters(text: string): string[] {
  if (ASCII.test(text)) return [];
  return Array.from(text).filter((char) => !WIN_ANSI.has(char));
}

/**
 * The fonts for a PDF that holds these texts: PDF's own, which cost nothing, as long as they know every letter;
 * otherwise Noto Sans ({@link pickNoto}).
 */
export function openFonts(doc: PDFKit.PDFDocument, lang: Language, texts: Iterable<string>): PdfFonts {
  const foreign = new Set<string>();
  for (const text of texts) for (const letter of foreignLetters(printable(text))) foreign.add(letter);
  if (foreign.size === 0 && lang !== 'jp' && lang !== 'hk') {
    return { regular: standardFont(doc, 'Helvetica'), bold: standardFont(doc, 'Helvetica-Bold') };
  }
  const noto = pickNoto(lang, foreign, (script) => {
    doc.registerFont(`noto-${script}`, notoFile(script));
    const font = pick(doc, `noto-${script}`);
    return { font, has: (codePoint) => font.font.hasGlyphForCodePoint?.(codePoint) === true };
  });
  return embeddedFonts(noto);
}
