import { randomBytes } from 'node:crypto';
import { TryAgain, type Tx } from '../platform/database/tx.ts';
import { drawNumber, type Counter } from './number.ts';

/**
 * Papers of a kind take their numbers one after the other: who draws one holds the counter until commit, and whoever
 * comes next has nothing to write before. So that the next one works out, seals and sends what it writes meanwhile, it
 * is foretold its number, the one behind that of the transaction ahead of it in this program, and waits in the database
 * for that one's end. The counter is moved by the statement that writes the paper, only from the number before: where
 * the one ahead came to nothing, or another program has drawn, nothing is written, and the transaction is run once more
 * with a number that it draws. So there are no gaps and no twins, whatever was foretold.
 */

/** So long one waits within this program for what another transaction says, which may wait for this one's locks. */
const LONGEST_WAIT_MS = 1000;

/** A number that is not drawn yet, and what has to be sent for it. */
export interface Foretold {
  /** Waits until whoever is ahead can be waited for, and has what is sent next wait for it. @throws TryAgain */
  follow(tx: Tx): Promise<void>;
  /** Moves the counter; it has to meet one row. Asked for once, as it is sent. */
  part(add: (value: unknown) => string): string;
}

export interface Taken {
  readonly terakhir: number;
  /** Nothing for one that was drawn, or is sent with another of the same transaction. */
  readonly foretold: Foretold | undefined;
}

/** Something that is said once, to all who wait for it. */
class Word {
  readonly said: Promise<void>;
  say: () => void = () => undefined;

  constructor() {
    this.said = new Promise((resolve) => {
      this.say = resolve;
    });
  }

  /** @throws TryAgain where it is not said in time. */
  async inTime(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<never>((_, reject) => {
      const late = () => reject(new TryAgain('whoever has the number before says nothing'));
      timer = setTimeout(late, LONGEST_WAIT_MS);
    });
    try {
      await Promise.race([this.said, over]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** What tells the places of this program from those of another one on the same database. */
const PROGRAM = BigInt(randomBytes(4).readInt32BE()) << 32n;
let made = 0;

/** Number of a lock that no other place has. */
function newKey(): string {
  made = (made + 1) >>> 0;
  return (PROGRAM | BigInt(made)).toString();
}

/** A transaction's place in the line of a counter. */
class Place implements Foretold {
  /** It has a number, or has ended without. */
  readonly numbered = new Word();
  /** It can be waited for in the database, by its key, or has ended. */
  readonly held = new Word();
  readonly key = newKey();
  /** Its last number. */
  terakhir: number | undefined;
  /** Those behind it have been foretold wrong numbers, and it itself has where somebody ahead has come to nothing. */
  broken = false;
  #behind: Place | undefined;
  /** Number from which it moves the counter, until that is sent. */
  #from: number | undefined;
  readonly #counter: Counter;
  #ahead: Place | undefined;

  constructor(counter: Counter, ahead: Place | undefined) {
    this.#counter = counter;
    this.#ahead = ahead;
    if (ahead) ahead.#behind = this;
  }

  /** Takes the number behind that of whoever is ahead, if there is one. */
  async foretell(): Promise<number | undefined> {
    await this.#ahead?.numbered.inTime();
    this.#from = this.#ahead?.terakhir;
    return this.#from === undefined ? undefined : this.#from + 1;
  }

  /** One more number. @returns nothing where it has to be drawn. */
  another(): number | undefined {
    this.breakBehind();
    return this.#from === undefined || this.terakhir === undefined ? undefined : this.terakhir + 1;
  }

  breakBehind(): void {
    for (let one = this.#behind; one; one = one.#behind) one.broken = true;
    this.#behind = undefined;
  }

  end(stands: boolean): void {
    if (!stands) this.breakBehind();
    this.#ahead = undefined;
    this.numbered.say();
    this.held.say();
  }

  async follow(tx: Tx): Promise<void> {
    await this.#ahead?.held.inTime();
    if (this.broken) throw new TryAgain('whoever has the number before came to nothing');
    if (this.#ahead) tx.along('select pg_advisory_xact_lock($1)', [this.#ahead.key]);
  }

  part(add: (value: unknown) => string): string {
    const from = this.#from;
    this.#from = undefined;
    const { kode_toko, kode, tgl } = this.#counter;
    return `update nomor_dokumen set terakhir = ${add(this.terakhir)} where kode_toko = ${add(kode_toko)}
      and kode = ${add(kode)} and tgl = ${add(tgl)} and terakhir = ${add(from)}`;
  }
}

/** The last place of each counter's line, of the transactions of a database that run just now. */
const lines = new WeakMap<object, Map<string, Place>>();
/** The places of a transaction. */
const places = new WeakMap<Tx, Map<string, Place>>();

function of<K extends object>(all: WeakMap<K, Map<string, Place>>, one: K): Map<string, Place> {
  const found = all.get(one) ?? new Map<string, Place>();
  all.set(one, found);
  return found;
}

/**
 * The next number of a counter, foretold where another transaction of this program is about to use the one before.
 * What is run again draws its number, and whoever comes next follows that.
 * @throws TryAgain where whoever is ahead says nothing for long.
 */
export async function takeNumber(tx: Tx, counter: Counter): Promise<Taken> {
  const name = Object.values(counter).join(' ');
  const mine = of(places, tx);
  const own = mine.get(name);
  if (own) {
    own.terakhir = own.another() ?? (await drawNumber(tx, counter));
    own.breakBehind();
    return { terakhir: own.terakhir, foretold: undefined };
  }
  const line = of(lines, tx.home);
  const last = line.get(name);
  const place = new Place(counter, tx.attempt === 1 && !last?.broken ? last : undefined);
  line.set(name, place);
  mine.set(name, place);
  tx.afterEnd((stands) => {
    place.end(stands);
    const now = line.get(name);
    if (now === place || now?.broken) line.delete(name);
  });
  const foretold = await place.foretell();
  if (foretold === undefined) {
    place.terakhir = await drawNumber(tx, counter, place.key);
    place.numbered.say();
  } else {
    place.terakhir = foretold;
    place.numbered.say();
    await tx.query('select pg_advisory_xact_lock($1)', [place.key]);
  }
  place.held.say();
  return { terakhir: place.terakhir, foretold: foretold === undefined ? undefined : place };
}
