/** Readers type their characters at most so far apart, in milliseconds; hands are slower. */
const READER_GAP = 50;
/** A machine that is busy tells of a key late; behind a gap longer than this another hand, or another scan, begins. */
const LONGEST_GAP = 100;
/** After so long what was typed before is something else, wherever it was typed. */
export const PAUSE = 300;
/** Shorter bursts are keys that a hand hit together. */
const SHORTEST = 4;
/** So many at a reader's pace, ended by Enter at that pace, are a code though a hand typed up to a moment before. */
const SURE = 6;
/** So many of its gaps must be a reader's: a busy machine stretches a few. */
const MOST = 0.75;
/** The slowest readers there are. */
const SLOWEST_GAP = 130;
/** A slow reader is believed once it was heard so often, and a fast one in its place. */
const HEARD = 3;

/** Where the keys land: in a field for codes, in another field, or in none, where a hand has nothing to type. */
export type ScanPlace = 'box' | 'field' | 'nowhere';

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Whether gaps are as even as only a machine's are. */
const isEven = (gaps: readonly number[]): boolean => Math.max(...gaps) <= 1.5 * middle(gaps);

/** A code that was scanned, and with which of the characters heard it began. */
export interface Scanned {
  readonly code: string;
  readonly begin: number;
}

/**
 * Tells a keyboard-wedge scanner from a hand by its pace. Feed it every character with its time; at Enter or Tab it
 * answers the code, if what came before was a scan. It learns the pace of a slow reader where its codes are certain.
 */
export class ScanDetector {
  #text = '';
  #times: number[] = [];
  /** Codes of a slow reader in a row; below zero those of a fast one. */
  #heard = 0;
  #slow = 0;

  /** @param slow gap of the slow reader that was heard before, in milliseconds. */
  constructor(slow = 0) {
    this.#slow = slow;
  }

  /** Gap of the slow reader of this till, in milliseconds; 0 as long as none was heard. */
  get slow(): number {
    return this.#slow;
  }

  /** Whether the last characters came as fast as a reader types. */
  get fast(): boolean {
    const gaps = this.#gaps(0).slice(1 - SHORTEST);
    return gaps.length >= SHORTEST - 1 && gaps.every((gap) => gap <= READER_GAP);
  }

  /** True when the next character stands apart from those before. */
  startsAt(time: number): boolean {
    return time - (this.#times.at(-1) ?? Number.NEGATIVE_INFINITY) > this.#longest;
  }

  /** @returns how many characters are heard now; 1 where something else has begun. */
  press(character: string, time: number): number {
    if (time - (this.#times.at(-1) ?? time) > PAUSE) this.reset();
    this.#text += character;
    return this.#times.push(time);
  }

  /** The code that Enter or Tab ends; nothing when a hand has typed. All is forgotten. */
  end(time: number, place: ScanPlace): Scanned | undefined {
    const scanned = this.#scanned(time, place);
    this.reset();
    return scanned;
  }

  reset(): void {
    this.#text = '';
    this.#times = [];
  }

  get #longest(): number {
    return Math.max(LONGEST_GAP, this.#slow);
  }

  #gaps(begin: number): number[] {
    return this.#times.slice(begin + 1).map((at, index) => at - (this.#times[begin + index] ?? at));
  }

  #scanned(time: number, place: ScanPlace): Scanned | undefined {
    const last = this.#times.at(-1);
    if (last === undefined || time - last > (place === 'field' ? this.#longest : PAUSE)) return undefined;
    const begin = place === 'field' ? this.#beginInField(time) : 0;
    const code = this.#text.slice(begin);
    if (code.trim().length < SHORTEST) return undefined;
    const gaps = [...this.#gaps(begin), time - last];
    if (place !== 'field') this.#learn(gaps);
    return place === 'nowhere' || this.#isReader(gaps) ? { code, begin } : undefined;
  }

  /** In a field a hand may have typed before the scan, even right before it. */
  #beginInField(time: number): number {
    const gaps = [...this.#gaps(0), time - (this.#times.at(-1) ?? time)];
    const begin = gaps.findLastIndex((gap) => gap > this.#longest) + 1;
    const sure = gaps.findLastIndex((gap) => gap > READER_GAP) + 1;
    if (gaps.length - sure < SURE) return begin;
    // A hand that typed up to here typed these as well: one key of it came later than the others, the next as ever.
    const byHand = begin > 0 && gaps.slice(begin, sure).every((gap) => gap > READER_GAP);
    return byHand || !this.#isReader(gaps.slice(begin)) ? sure : begin;
  }

  #isReader(gaps: readonly number[]): boolean {
    const fast = gaps.filter((gap) => gap <= READER_GAP).length;
    return fast >= MOST * gaps.length || (this.#slow > 0 && isEven(gaps) && middle(gaps) <= this.#slow);
  }

  /** What was a hand that types evenly, or a reader of before, is forgotten where a fast one is heard. */
  #learn(gaps: readonly number[]): void {
    const pace = middle(gaps);
    if (gaps.length < 2 * SHORTEST) return;
    if (pace <= READER_GAP) {
      this.#heard = Math.min(0, this.#heard) - 1;
      if (this.#heard <= -HEARD) this.#slow = 0;
    } else if (pace <= SLOWEST_GAP && isEven(gaps)) {
      this.#heard = Math.max(0, this.#heard) + 1;
      if (this.#heard >= HEARD) this.#slow = Math.max(this.#slow, Math.round(1.2 * pace));
    }
  }
}
