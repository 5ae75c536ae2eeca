/**
 * What an RFID reader says, as text: tag numbers (EPC) in hexadecimal digits, with anything between them: line ends,
 * signal strengths, antennas, noise. A shop writes the barcode into the end of the tag, so that a tag needs no list.
 */

/** Digits of the EPCs in use: 64, 96, 128 bits. */
const LENGTHS: ReadonlySet<number> = new Set([16, 24, 32]);
const LONGEST = 32;
const HEX = /[0-9a-f]/i;
const BARCODE = /(\d{8})$/;

/** The barcode that a tag ends in; `undefined` for a tag of somebody else. */
export const barcodeDariEpc = (epc: string): string | undefined =>
  LENGTHS.has(epc.length) ? BARCODE.exec(epc)?.[1] : undefined;

/** The tag for a barcode, 96 bits: what the shop's printer writes. */
export const epcDariBarcode = (kode_barcode: string): string => kode_barcode.padStart(24, '0');

/**
 * Reads a stream of such text. Frames may come in pieces; each tag is answered once, however often the reader sees it.
 */
export class EpcReader {
  readonly #seen = new Set<string>();
  #run = '';
  #tooLong = false;

  /** The tags that this piece of the stream completes and that were not seen before, in capitals. */
  push(chunk: string): string[] {
    const found: string[] = [];
    for (const character of chunk) {
      if (HEX.test(character)) this.#grow(character);
      else this.#end(found);
    }
    return found;
  }

  /** The stream is over, or stands still: what is left counts as a whole frame. */
  flush(): string[] {
    const found: string[] = [];
    this.#end(found);
    return found;
  }

  /** Offers these tags again when the reader sees them: they reached nobody. */
  forget(epc: readonly string[]): void {
    for (const tag of epc) this.#seen.delete(tag);
  }

  #grow(character: string): void {
    if (this.#run.length === LONGEST) this.#tooLong = true;
    else this.#run += character;
  }

  #end(found: string[]): void {
    const epc = this.#run.toUpperCase();
    const whole = !this.#tooLong && LENGTHS.has(epc.length);
    this.#run = '';
    this.#tooLong = false;
    if (!whole || this.#seen.has(epc)) return;
    this.#seen.add(epc);
    found.push(epc);
  }
}

/** Whether a text may end here: its last run of digits is a whole tag, or there is none. */
export function epcUtuh(text: string): boolean {
  const run = /[0-9a-f]*$/i.exec(text)?.[0] ?? '';
  return run === '' || LENGTHS.has(run.length);
}

/** All tags of a text that is there as a whole: pasted, or out of a file. */
export function bacaEpc(text: string): string[] {
  const reader = new EpcReader();
  return [...reader.push(text), ...reader.flush()];
}
