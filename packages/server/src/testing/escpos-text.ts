/** How many bytes follow a command of a printer's own language, by its name; what is not here is unknown. */
const FIXED: Readonly<Record<string, number>> = {
  '\x1b@': 0,
  '\x1bt': 1,
  '\x1ba': 1,
  '\x1bE': 1,
  '\x1bM': 1,
  '\x1c.': 0,
  '\x1bd': 1,
  '\x1bp': 3,
  '\x1d!': 1,
  '\x1dh': 1,
  '\x1dw': 1,
  '\x1dH': 1,
  '\x1dB': 1,
};
const CUT = '\x1dV';
const BARCODE = '\x1dk';
const SYMBOL = '\x1d(k';
const RASTER = '\x1dv0\0';
/** What a line that is drawn dot by dot is told as. */
export const DRAWN = '[drawn]';
/** Of a symbol: that its data are stored. */
const STORE = '1P0';
/** Begins a code set of CODE128. */
const CODE_SET = /^\{[ABC]/;

/** A command and all that belongs to it, at the start of what is left. @returns its length and what it prints. */
function command(rest: string): { readonly length: number; readonly prints: string } {
  const byte = (at: number) => rest.charCodeAt(at);
  if (rest.startsWith(SYMBOL)) {
    const data = rest.slice(5, 5 + byte(3) + 256 * byte(4));
    return { length: 5 + data.length, prints: data.startsWith(STORE) ? `${data.slice(STORE.length)}\n` : '' };
  }
  if (rest.startsWith(BARCODE)) {
    const data = rest.slice(4, 4 + byte(3));
    return { length: 4 + data.length, prints: `${data.replace(CODE_SET, '')}\n` };
  }
  if (rest.startsWith(RASTER)) {
    const word = (at: number) => byte(at) + 256 * byte(at + 1);
    return { length: 8 + word(4) * word(6), prints: `${DRAWN}\n` };
  }
  // GS V 65 and 66 feed before they cut, by so many dots.
  if (rest.startsWith(CUT)) return { length: byte(2) >= 65 ? 4 : 3, prints: '\f' };
  const known = FIXED[rest.slice(0, 2)];
  if (known === undefined) throw new Error(`no command of a receipt printer: ${JSON.stringify(rest.slice(0, 6))}`);
  return { length: 2 + known, prints: '' };
}

/**
 * What a receipt printer writes, read off the bytes that it gets: a form feed where it cuts, codes as what they say.
 * @throws Error at a byte that is no letter and begins no known command.
 */
export function escposText(bytes: Buffer): string {
  // The letters beyond ASCII of code page 437 are not needed by what is tested.
  let rest = bytes.toString('latin1');
  let text = '';
  while (rest !== '') {
    const plain = /^[\n\x20-\xff]+/.exec(rest)?.[0];
    const { length, prints } = plain === undefined ? command(rest) : { length: plain.length, prints: plain };
    text += prints;
    rest = rest.slice(length);
  }
  return text;
}
