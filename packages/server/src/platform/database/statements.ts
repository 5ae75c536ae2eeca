import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Each name is a plan kept by every connection; beyond this many the memory outweighs the gain. */
const MOST_NAMES = 400;
const MOST_SEEN = 4000;

/** A statement for the driver. The extended protocol takes one command per text, so that none can be smuggled in. */
export interface Statement extends pg.QueryConfig<unknown[]> {
  readonly queryMode: 'extended';
}

/**
 * Gives statements a name by their text, so that PostgreSQL parses and plans each once per connection instead of every
 * time; that halves its work. Only a text that comes a second time gets one: what is put together for one occasion
 * must not fill the list.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  #seen = new Set<string>();

  prepare(text: string, values: readonly unknown[] = []): Statement {
    return { name: this.#nameOf(text), text, values: [...values], queryMode: 'extended' };
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_NAMES) return known;
    if (!this.#seen.has(text)) {
      if (this.#seen.size >= MOST_SEEN) this.#seen = new Set();
      this.#seen.add(text);
      return undefined;
    }
    this.#seen.delete(text);
    const name = `k${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
    this.#names.set(text, name);
    return name;
  }
}
