/** Most entries kept; a chain has far fewer shops and users at work. */
const MOST = 5000;

interface Entry<T> {
  readonly version: number;
  readonly value: Promise<T>;
}

/**
 * Values kept in memory for as long as their version in the database stays the same. Whoever asks brings the version
 * he has just read, so that a change made by any server is seen at the next request, without messages between servers.
 */
export class Versioned<T> {
  readonly #entries = new Map<string, Entry<T>>();

  /** The value of that version; loaded once, however many ask at the same time. */
  get(key: string, version: number, load: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key);
    if (known?.version === version) return known.value;
    const entry: Entry<T> = { version, value: load() };
    // What could not be loaded is asked for again.
    entry.value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    this.#makeRoom();
    return entry.value;
  }

  #makeRoom(): void {
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MOST && oldest !== undefined) this.#entries.delete(oldest);
  }
}
