/** A code must have been out of sight for so long before it counts as another reading, in milliseconds. */
const AWAY_MS = 2000;
/** Two pictures that show a code so soon after each other do not both err. */
const SURE_MS = 1000;

interface Seen {
  last: number;
  taken: boolean;
}

/** Makes readings of what picture after picture shows: a tag that lies before the camera is read once. */
export class Readings {
  readonly #seen = new Map<string, Seen>();

  /**
   * Notes what a picture shows.
   * @param take hands a reading on; false where nobody takes it now, and it is offered again.
   */
  see(codes: readonly string[], time: number, take: (code: string) => boolean): void {
    for (const code of new Set(codes)) {
      const seen = this.#seen.get(code);
      const known = seen !== undefined && time - seen.last < (seen.taken ? AWAY_MS : SURE_MS);
      const taken = known && (seen.taken || take(code));
      this.#seen.set(code, { last: time, taken });
    }
  }
}
