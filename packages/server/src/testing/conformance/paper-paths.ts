import { CHANGING, endsOf, MAKING, OPENING, type Kind, type KindDeed } from '@kilau/contract/core/kind.ts';

/** Something done to a paper: what, where it leads, and which deed it takes back. */
export interface Step {
  readonly deed: string;
  readonly to: string;
  readonly undone?: string;
}

/** A paper on its way: its state, and the deeds that stand, the last one first. A booking stands for what it booked. */
export interface Node {
  readonly status: string;
  readonly standing: readonly string[];
}

/** The way that leads to a step, from the making of the paper on. */
export interface Way {
  readonly before: readonly Step[];
  readonly step: Step;
  /** The state in which it is done. */
  readonly from: string;
}

export const stepName = ({ deed, to, undone }: Step): string =>
  `${deed}${undone === undefined ? '' : ` of ${undone}`} → ${to}`;

/** Deeds that a caller may do, by name. */
export const calledDeeds = ({ deeds }: Kind): readonly [string, KindDeed][] =>
  Object.entries(deeds).filter(([, { page }]) => page !== undefined);

/** States in which a paper may be changed. */
export const changedIn = ({ states }: Kind): readonly string[] =>
  Object.entries(states).flatMap(([name, { edit }]) => (edit ? [name] : []));

/** What a step makes of a paper; nothing where it cannot be done. */
function after(kind: Kind, { status, standing }: Node, { deed: key, to, undone }: Step): Node | undefined {
  if (key === CHANGING) return changedIn(kind).includes(status) ? { status, standing } : undefined;
  const deed = kind.deeds[key];
  if (!deed?.from.includes(status) || (deed.stays && to !== status)) return undefined;
  // It settled all there was, and that stands.
  if (deed.refusedAtZero !== undefined && standing.includes(key)) return undefined;
  if (deed.aside) return standing.length === 0 ? undefined : { status, standing };
  const [last] = standing;
  if (undone !== undefined) {
    // Line by line, one is taken back though others stand behind it.
    const place = deed.by ? standing.indexOf(undone) : undone === last ? 0 : -1;
    return place === -1 ? undefined : { status: to, standing: standing.toSpliced(place, 1) };
  }
  if (deed.books) {
    return last !== undefined && deed.books.includes(last)
      ? { status: to, standing: [key, ...standing.slice(1)] }
      : undefined;
  }
  return { status: to, standing: [key, ...standing] };
}

/**
 * Every step that a kind says: each deed to each of its ends, each undoing of each deed that it may take back. Ways
 * begin with the making, so that what undoes the entering of a paper of before is not among them.
 */
export function stepsOf(kind: Kind, changes: boolean): readonly Step[] {
  return [
    ...(changes ? changedIn(kind).map((to): Step => ({ deed: CHANGING, to })) : []),
    ...calledDeeds(kind).flatMap(([deed, said]) =>
      reachedEnds(kind, said).flatMap(
        (to): Step[] =>
          said.undoes?.filter((undone) => undone !== OPENING).map((undone) => ({ deed, to, undone })) ?? [{ deed, to }],
      ),
    ),
  ];
}

/** Where a way from the making on leads. @throws Error for one that cannot be gone. */
export const placeOf = (kind: Kind, way: readonly Step[]): Node =>
  way.reduce<Node>(
    (node, step) => {
      const next = after(kind, node, step);
      if (!next) throw new Error(`no ${stepName(step)} of ${kind.key} in ${node.status}`);
      return next;
    },
    { status: kind.initial, standing: [MAKING] },
  );

/** Steps that can be done in a place. */
export const stepsFrom = (kind: Kind, steps: readonly Step[], node: Node): readonly Step[] =>
  steps.filter((step) => after(kind, node, step) !== undefined);

const LONGEST = 6;

/** The shortest way to every place that the steps reach, the making alone first. */
function* walk(kind: Kind, steps: readonly Step[]): Generator<{ readonly node: Node; readonly way: readonly Step[] }> {
  const seen = new Set<string>();
  let reached: { readonly node: Node; readonly way: readonly Step[] }[] = [
    { node: { status: kind.initial, standing: [MAKING] }, way: [] },
  ];
  for (let length = 0; length < LONGEST; length += 1) {
    const next: typeof reached = [];
    for (const place of reached) {
      const key = JSON.stringify(place.node);
      if (seen.has(key)) continue;
      seen.add(key);
      yield place;
      for (const step of steps) {
        const node = after(kind, place.node, step);
        if (node) next.push({ node, way: [...place.way, step] });
      }
    }
    reached = next;
  }
}

/** The shortest way to a step. @throws Error when none leads there: the definition says what cannot be done. */
export function wayTo(kind: Kind, steps: readonly Step[], step: Step): Way {
  for (const { node, way } of walk(kind, steps)) {
    if (after(kind, node, step)) return { before: way, step, from: node.status };
  }
  throw new Error(`no way of ${kind.key} leads to ${stepName(step)}`);
}

/** The shortest way to where a state lets something be taken back, and another deed was the last one. */
export function wayBehind(
  kind: Kind,
  steps: readonly Step[],
  key: string,
): { readonly way: readonly Step[]; readonly last: string } | undefined {
  const { from = [], undoes = [] } = kind.deeds[key] ?? {};
  for (const { node, way } of walk(kind, steps)) {
    const [last = MAKING] = node.standing;
    if (from.includes(node.status) && !undoes.includes(last)) return { way, last };
  }
  return undefined;
}

/** States that callers bring a paper into; into the others it comes by what is done to other papers. */
export const calledStates = (kind: Kind): readonly string[] =>
  Object.keys(kind.states).filter(
    (status) =>
      status === kind.initial ||
      calledDeeds(kind).some(([, deed]) => deed.stays === undefined && endsOf(deed).includes(status)),
  );

/** The states that a deed is seen to lead to; of one that leaves the paper where it is, those callers bring it into. */
export function reachedEnds(kind: Kind, deed: KindDeed): readonly string[] {
  if (!deed.stays) return endsOf(deed);
  const called = calledStates(kind);
  return endsOf(deed).filter((status) => called.includes(status));
}

/** The shortest way into a state. @throws Error when none leads there. */
export function wayInto(kind: Kind, steps: readonly Step[], status: string): readonly Step[] {
  for (const { node, way } of walk(kind, steps)) if (node.status === status) return way;
  throw new Error(`no way of ${kind.key} leads into ${status}`);
}
