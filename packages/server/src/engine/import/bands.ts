import type { Dec } from '@kilau/contract/core/dec.ts';

/** The values from one number to another, both included; without end when `to` is absent. */
export interface Band {
  /** Bands meet only others of the same. */
  readonly per: string;
  readonly from: Dec;
  readonly to: Dec | undefined;
}

/** Bands that do not overlap, in their order, so that a new one looks at its two neighbours only. */
export class Bands {
  readonly #sorted = new Map<string, Band[]>();
  readonly #byOwner = new Map<string, Band>();

  /** How many of the sorted bands begin at or before a value. */
  #place(list: readonly Band[], from: Dec): number {
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (list[middle]?.from.lte(from)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  put(owner: string, band: Band): void {
    const list = this.#sorted.get(band.per) ?? [];
    list.splice(this.#place(list, band.from), 0, band);
    this.#sorted.set(band.per, list);
    this.#byOwner.set(owner, band);
  }

  /** Takes an owner's band away, and answers it. */
  take(owner: string): Band | undefined {
    const band = this.#byOwner.get(owner);
    if (!band) return undefined;
    this.#byOwner.delete(owner);
    const list = this.#sorted.get(band.per) ?? [];
    list.splice(list.indexOf(band), 1);
    return band;
  }

  /** The band that covers a value of this one. */
  overlap({ per, from, to }: Band): Band | undefined {
    const list = this.#sorted.get(per) ?? [];
    const place = this.#place(list, from);
    const [before, behind] = [list[place - 1], list[place]];
    if (before && (!before.to || before.to.gte(from))) return before;
    return behind && (!to || behind.from.lte(to)) ? behind : undefined;
  }
}
