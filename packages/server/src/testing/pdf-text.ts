import { inflateSync } from 'node:zlib';

/** One line of a page, its pieces from left to right. */
export type PdfLine = readonly string[];

const OBJECT = /(\d+) 0 obj\n([\s\S]*?)endobj/g;
const SHOWN = /1 0 0 -1 ([\d.-]+) ([\d.-]+) Tm (\((?:\\.|[^\\)])*\)|<[\da-f]*>) Tj/g;

/** WinAnsiEncoding where it differs from Latin-1. */
const UPPER: ReadonlyMap<number, string> = new Map([
  [0x80, '€'],
  [0x82, '‚'],
  [0x83, 'ƒ'],
  [0x84, '„'],
  [0x85, '…'],
  [0x91, '‘'],
  [0x92, '’'],
  [0x93, '“'],
  [0x94, '”'],
  [0x95, '•'],
  [0x96, '–'],
  [0x97, '—'],
  [0x99, '™'],
]);

const letter = (code: number): string => UPPER.get(code) ?? String.fromCharCode(code);

function literal(text: string): string {
  return text
    .slice(1, -1)
    .replace(/\\(\d{3}|.)/g, (_, code: string) => (code.length === 3 ? letter(Number.parseInt(code, 8)) : code));
}

function stream(body: string): string | undefined {
  const start = body.indexOf('stream\n');
  if (start < 0) return undefined;
  const raw = Buffer.from(body.slice(start + 7, body.lastIndexOf('\nendstream')), 'latin1');
  return (body.slice(0, start).includes('FlateDecode') ? inflateSync(raw) : raw).toString('latin1');
}

/** Glyph numbers of an embedded font to text, out of its ToUnicode table. */
function glyphs(streams: readonly string[]): Map<string, string> {
  const map = new Map<string, string>();
  for (const table of streams.filter((one) => one.includes('beginbfrange'))) {
    for (const [, first = '0', codes = ''] of table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/g)) {
      [...codes.matchAll(/<([\da-f ]*)>/g)].forEach(([, hex = ''], index) => {
        const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
        map.set(
          (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
          String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
        );
      });
    }
  }
  return map;
}

/** What is drawn on the pages of a PDF of ours, and whatever else it holds, unpacked. */
export const pdfStreams = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(OBJECT)].flatMap(([, , body = '']) => stream(body) ?? []);

/** Reads the texts of a PDF of ours back, page by page, line by line, as they stand on the paper. */
export function pdfText(pdf: Buffer): PdfLine[][] {
  const streams = pdfStreams(pdf);
  const unicode = glyphs(streams);
  const shown = (operand: string) =>
    operand.startsWith('<')
      ? (operand.slice(1, -1).match(/.{4}/g) ?? []).map((glyph) => unicode.get(glyph) ?? '\uFFFD').join('')
      : literal(operand);
  return streams
    .filter((one) => one.includes(' Tj ET'))
    .map((page) => {
      const lines = new Map<number, { x: number; text: string }[]>();
      for (const [, x = '', y = '', operand = ''] of page.matchAll(SHOWN)) {
        const line = lines.get(Number(y)) ?? [];
        line.push({ x: Number(x), text: shown(operand) });
        lines.set(Number(y), line);
      }
      return [...lines]
        .toSorted(([a], [b]) => a - b)
        .map(([, pieces]) => pieces.toSorted((a, b) => a.x - b.x).map((piece) => piece.text));
    });
}
