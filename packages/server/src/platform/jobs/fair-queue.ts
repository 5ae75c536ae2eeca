interface Waiting<T> {
  readonly user: string;
  readonly item: T;
}

/**
 * A queue before a few places, fair among users: they take turns, whoever was served longest ago first, so that one
 * who orders ten does not hold up another who orders one. With several places nobody takes the last of them who has
 * one already: a place is always near for whoever comes next.
 */
export class FairQueue<T> {
  readonly #places: number;
  readonly #waiting: Waiting<T>[] = [];
  readonly #working = new Map<string, number>();
  /** When each user was last served; those who never were come first. */
  readonly #served = new Map<string, number>();
  #turn = 0;

  constructor(places: number) {
    this.#places = places;
  }

  add(user: string, item: T): void {
    this.#waiting.push({ user, item });
  }

  /** Takes back what waits; false when it has begun already. */
  remove(item: T): boolean {
    const index = this.#waiting.findIndex((one) => one.item === item);
    if (index >= 0) this.#waiting.splice(index, 1);
    return index >= 0;
  }

  /** What begins now, if there is a place and somebody who may take it. Tell `done` when it is over. */
  next(): T | undefined {
    const working = [...this.#working.values()].reduce((sum, count) => sum + count, 0);
    if (working >= this.#places) return undefined;
    const most = Math.max(1, this.#places - 1);
    const index = first(this.#waiting, this.#served, (user) => (this.#working.get(user) ?? 0) < most);
    const [taken] = index < 0 ? [] : this.#waiting.splice(index, 1);
    if (!taken) return undefined;
    this.#working.set(taken.user, (this.#working.get(taken.user) ?? 0) + 1);
    this.#served.set(taken.user, (this.#turn += 1));
    return taken.item;
  }

  done(user: string): void {
    const left = (this.#working.get(user) ?? 0) - 1;
    if (left > 0) this.#working.set(user, left);
    else this.#working.delete(user);
    // Whoever has nothing here any more is a newcomer next time; the list does not grow with the years.
    if (left <= 0 && !this.#waiting.some((one) => one.user === user)) this.#served.delete(user);
  }

  /** What waits, in the order in which it will begin. */
  inOrder(): T[] {
    const left = [...this.#waiting];
    const served = new Map(this.#served);
    const order: T[] = [];
    for (let turn = this.#turn; left.length > 0;) {
      const [taken] = left.splice(first(left, served), 1);
      if (!taken) break;
      served.set(taken.user, (turn += 1));
      order.push(taken.item);
    }
    return order;
  }
}

/** The first of those whose user was served longest ago; -1 when none may. */
function first(
  waiting: readonly Waiting<unknown>[],
  served: ReadonlyMap<string, number>,
  may: (user: string) => boolean = () => true,
): number {
  let best = -1;
  let since = Infinity;
  for (const [index, { user }] of waiting.entries()) {
    const last = served.get(user) ?? 0;
    if (last < since && may(user)) [best, since] = [index, last];
  }
  return best;
}
