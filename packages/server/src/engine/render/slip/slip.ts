/** One line of a small receipt, before the roll's width is known. */
export type SlipPart =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly align?: 'left' | 'center' | 'right';
      readonly bold?: boolean;
      readonly large?: boolean;
    }
  /** A label and its figure, at both edges. */
  | {
      readonly kind: 'pair';
      readonly left: string;
      readonly right: string;
      readonly bold?: boolean;
      readonly large?: boolean;
    }
  | { readonly kind: 'rule' }
  | { readonly kind: 'space' }
  | { readonly kind: 'qr'; readonly text: string }
  /** CODE128. */
  | { readonly kind: 'barcode'; readonly text: string };

/** A small receipt: its lines, and what the printer does around them. */
export interface Slip {
  readonly title: string;
  /** Characters on a line; those of Chinese and Japanese take two. */
  readonly columns: number;
  /** Width of the roll in millimetres. */
  readonly width: number;
  readonly parts: readonly SlipPart[];
  readonly cut: boolean;
  readonly openDrawer: boolean;
  /** Each copy that is made, by what stands over it: for whom it is; nothing where there is but one kind. */
  readonly copies: readonly string[];
}

/** One printed line: it fits the roll. */
export interface SlipLine {
  readonly left: string;
  readonly right: string;
  readonly align: 'left' | 'center' | 'right';
  readonly bold: boolean;
  readonly large: boolean;
}

/** A printed line, or something that is drawn. */
export type SlipRow = { readonly line: SlipLine } | Extract<SlipPart, { kind: 'rule' | 'space' | 'qr' | 'barcode' }>;

/** Names of goods are cut into lines of so many characters, at most so many (specification, section 8). */
const SEGMENT = 20;
const SEGMENTS = 5;

/** Letters that take two columns of a roll: those of Chinese, Japanese and Korean, their punctuation, and signs. */
const WIDE = new RegExp(
  `[${[
    String.raw`\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F`,
    String.raw`\uFF01-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}`,
  ].join('')}]`,
  'gu',
);

const lettersOf = (text: string): number => Array.from(text).length;

/** Columns that a text takes on a roll. */
export const columnsOf = (text: string): number => lettersOf(text) + (text.match(WIDE)?.length ?? 0);

/**
 * Cuts a name into the segments of a receipt line, never longer than 20 characters nor wider than the roll: at blanks,
 * or within words where these would take more than five, so that a name of 100 characters is written whole.
 * @param columns of the roll; paper that is drawn has none.
 */
export function nameSegments(name: string, columns = Number.POSITIVE_INFINITY): string[] {
  const fits: Fits = (text) => lettersOf(text) <= SEGMENT && columnsOf(text) <= columns;
  const lines = fold(name, fits);
  return (lines.length <= SEGMENTS ? lines : pieces(name, fits)).slice(0, SEGMENTS);
}

/** Whether a text has room on one line. */
type Fits = (text: string) => boolean;

/** Breaks a text into lines of at most `width` columns, at blanks where it has any. */
export const wrap = (text: string, width: number): string[] => fold(text, (line) => columnsOf(line) <= width);

function fold(text: string, fits: Fits): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ').flatMap((one) => pieces(one, fits))) {
      const joined = line === '' ? word : `${line} ${word}`;
      if (fits(joined)) line = joined;
      else {
        lines.push(line);
        line = word;
      }
    }
    lines.push(line);
  }
  return lines;
}

/** A word that is wider than the line, cut. */
function pieces(word: string, fits: Fits): string[] {
  if (fits(word)) return [word];
  const cut: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece === '' || fits(piece + letter)) piece += letter;
    else {
      cut.push(piece);
      piece = letter;
    }
  }
  return [...cut, piece];
}

/** A label and its figure on one line where both fit; the figure below the label otherwise. Figures are never cut. */
function pairRows(
  { left, right, bold = false, large = false }: Extract<SlipPart, { kind: 'pair' }>,
  width: number,
): SlipRow[] {
  const line = (given: Partial<SlipLine>): SlipRow => ({
    line: { left: '', right: '', align: 'left', bold, large, ...given },
  });
  if (columnsOf(left) + 1 + columnsOf(right) <= width) return [line({ left, right })];
  return [
    ...wrap(left, width).map((text) => line({ left: text })),
    ...wrap(right, width).map((text) => line({ right: text })),
  ];
}

/** The receipt as rows that fit the roll: the one layout that paper, printer bytes and plain text share. */
export function slipRows({ parts, columns }: Pick<Slip, 'parts' | 'columns'>): SlipRow[] {
  return parts.flatMap((part): SlipRow[] => {
    if (part.kind !== 'text' && part.kind !== 'pair') return [part];
    const width = part.large ? Math.floor(columns / 2) : columns;
    if (part.kind === 'pair') return pairRows(part, width);
    const { align = 'left', bold = false, large = false } = part;
    return wrap(part.text, width).map((text) => ({ line: { left: text, right: '', align, bold, large } }));
  });
}

/** The rows of each copy, under the words that say for whom it is. */
export const copiesOf = ({ copies, columns, parts }: Pick<Slip, 'copies' | 'columns' | 'parts'>): SlipRow[][] =>
  copies.map((untuk) =>
    slipRows({
      columns,
      parts: untuk === '' ? parts : [{ kind: 'text', text: untuk, align: 'center', bold: true }, ...parts],
    }),
  );

function plainText(rows: readonly SlipRow[], columns: number): string {
  const lines = rows.flatMap((row): string[] => {
    if (!('line' in row)) return row.kind === 'rule' ? ['-'.repeat(columns)] : row.kind === 'space' ? [''] : [row.text];
    const { left, right, align } = row.line;
    const gap = Math.max(0, columns - columnsOf(left) - columnsOf(right));
    if (right !== '' || align === 'left') return [`${left}${' '.repeat(gap)}${right}`.trimEnd()];
    return [`${' '.repeat(align === 'right' ? gap : Math.floor(gap / 2))}${left}`];
  });
  return `${lines.join('\r\n')}\r\n`;
}

/** The receipt as plain text, for printers that take nothing else: every copy, a form feed between them. */
export const slipText = (slip: Slip): string =>
  copiesOf(slip)
    .map((rows) => plainText(rows, slip.columns))
    .join('\f');
