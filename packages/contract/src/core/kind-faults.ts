import type { Fields } from './field.ts';
import { searched, HEAD_FIELDS, headFields } from './kind-fields.ts';
import {
  BEGINNING,
  CHANGING,
  endsOf,
  MAKING,
  OPENING,
  readFields,
  waitsForBooking,
  type Kind,
  type KindDeed,
  type KindTable,
  type LineWords,
} from './kind.ts';

/** What printing is called among the calls of a paper. */
const PRINTING = 'cetak';
/** What the engine does to papers of every kind. */
const ENGINES: readonly string[] = [MAKING, CHANGING, OPENING, BEGINNING, PRINTING];

/** Words that lines are told in, which nothing tells of them. */
const unknownWords = (
  what: string,
  { also, name, words = [], figures = [], amount }: LineWords,
  own: Fields,
): string[] =>
  [...name, ...words, ...figures, amount]
    .filter((word) => !(word in { ...own, ...also }))
    .map((word) => `${what} are told in ${word}, which is none of their columns`);

/** What is wrong with one of its deeds. */
function deedFaults(kind: Kind, name: string, deed: KindDeed): string[] {
  const faults: string[] = [];
  for (const state of [...deed.from, ...endsOf(deed)]) {
    if (!(state in kind.states)) faults.push(`deed ${name} names state ${state}, which is none`);
  }
  if (deed.stays && [...deed.from].toSorted().join() !== [...endsOf(deed)].toSorted().join()) {
    faults.push(`deed ${name} leaves its paper where it is, and yet leads elsewhere`);
  }
  const known = new Set([MAKING, ...(kind.opening ? [OPENING] : []), ...Object.keys(kind.deeds)]);
  for (const undone of deed.undoes ?? []) {
    if (!known.has(undone)) faults.push(`deed ${name} undoes ${undone}, which is none`);
  }
  for (const booked of deed.books ?? []) {
    if (booked !== MAKING && !(booked in kind.deeds)) faults.push(`deed ${name} books ${booked}, which is none`);
  }
  if (deed.aside && (deed.undoes || !deed.stays)) faults.push(`deed ${name} stands aside, and moves the paper on`);
  if (deed.by === 'lines' && !deed.undoes) faults.push(`deed ${name} goes by lines, and takes nothing back`);
  if (deed.by === 'lines' && !Object.values(kind.lines).some(({ key }) => key !== undefined)) {
    faults.push(`deed ${name} goes by lines, and none of them has a name`);
  }
  if (deed.mustAccept && (deed.page !== undefined || deed.approval !== undefined)) {
    faults.push(`deed ${name} must be accepted, and yet is asked for`);
  }
  if (deed.otherwise && (deed.approval === undefined || !(deed.otherwise.column in (kind.stored?.fields ?? {})))) {
    faults.push(`deed ${name} is approved otherwise by ${deed.otherwise.column}, which is none of its columns`);
  }
  for (const { input, lines, rest } of deed.begins ?? []) {
    const field = deed.input?.[input];
    const columns = field?.kind === 'lines' ? field.fields : {};
    const unknown = [...(lines?.columns ?? []), ...(rest === undefined ? [] : [rest])].find((one) => !(one in columns));
    if (unknown !== undefined) {
      faults.push(`deed ${name} begins with ${unknown} in ${input}, which it does not ask for`);
    }
    const named = lines ? [lines.name, ...(lines.told ? [lines.told.by] : [])] : [];
    const none = named.find((one) => !(one in kind.lines));
    if (none !== undefined) faults.push(`deed ${name} begins with lines ${none}, which are none`);
  }
  const { due } = deed;
  if (due?.pays !== undefined && !(due.pays in due.fields)) {
    faults.push(`deed ${name} is paid what is due of ${due.pays}, which is not told`);
  }
  const untold = due && due.call === undefined && Object.keys(due.fields).find((one) => !(one in (kind.also ?? {})));
  if (untold) faults.push(`deed ${name} tells ${untold} as due, which neither a call nor the paper tells`);
  if (deed.approvedOver && (deed.approval === undefined || !kind.accounts?.some(({ rest }) => rest))) {
    faults.push(`deed ${name} is approved over ${deed.approvedOver}, without an approval or a balance`);
  }
  const { atOnce } = deed;
  if (atOnce && !kind.deeds[atOnce.deed]?.books?.includes(name)) {
    faults.push(`deed ${name} goes on by ${atOnce.deed}, which does not book it`);
  }
  if (deed.books && deed.undoes) faults.push(`deed ${name} both books and undoes`);
  if (deed.page === undefined && (deed.batch || deed.levels || deed.approval !== undefined)) {
    faults.push(`deed ${name} has no page, and yet a caller`);
  }
  if (deed.undoes && deed.approval === undefined && !deed.mustAccept) {
    faults.push(`deed ${name} undoes without an approval`);
  }
  if (ENGINES.includes(name)) faults.push(`deed ${name} is the engine's own`);
  return faults;
}

/** What is wrong with its lines. */
function linesFaults(name: string, table: KindTable): string[] {
  const faults: string[] = [];
  if (table.key !== undefined && !(table.key in table.fields)) {
    faults.push(`lines ${name} are named by ${table.key}, which is none of their columns`);
  }
  for (const sum of table.sums ?? []) {
    if (!(sum in readFields(table))) faults.push(`lines ${name} add up ${sum}, which is none of their columns`);
  }
  if (table.told) faults.push(...unknownWords(`lines ${name}`, table.told, readFields(table)));
  return faults;
}

/** Deeds that go on with another paper: their answer has to name it. */
const goingOnFaults = ({ deeds, also = {} }: Kind): string[] =>
  Object.entries(deeds).flatMap(([name, { goesOn }]) =>
    goesOn === undefined || goesOn in also ? [] : [`deed ${name} goes on with ${goesOn}, which no answer tells`],
  );

/** Papers that stand at once, whoever makes them: in states that there are. */
function standingFaults({ states, deeds, opening, begun, made = {}, rows, parts }: Kind): string[] {
  const faults: string[] = [];
  for (const [name, state] of Object.entries(made)) {
    if (states[state]?.tone !== 'stands') faults.push(`${name} makes papers in ${state}, which does not stand`);
    if (name in deeds || ENGINES.includes(name)) faults.push(`${name} makes papers, and is another deed too`);
  }
  if (opening && !(opening.status in states)) {
    faults.push(`papers of before stand in ${opening.status}, which is none`);
  }
  const unknown = opening?.without?.find((name) => !(name in rows) && !(name in parts));
  if (unknown !== undefined) faults.push(`papers of before come without ${unknown}, which is sent with none`);
  if (begun && !(begun.status in states)) faults.push(`papers begin in ${begun.status}, which is none`);
  return faults;
}

/**
 * What is wrong with a kind that compiles: states and deeds that lead nowhere, names of nothing, an undoing without an
 * approval. Empty for a sound one.
 */
export function kindFaults(kind: Kind): string[] {
  const faults = Object.entries(kind.others ?? {}).flatMap(([name, words]) => unknownWords(`rows ${name}`, words, {}));
  const { validation, opening, begun, made: standing = {} } = kind;
  const deeds = Object.entries(kind.deeds);
  if (kind.reprint !== undefined && !kind.prints?.length) faults.push('it is printed again, and has no paper');
  const made = new Set([
    kind.initial,
    ...(opening ? [opening.status] : []),
    ...(begun ? [begun.status] : []),
    ...Object.values(standing),
    ...deeds.flatMap(([, deed]) => endsOf(deed)),
  ]);
  for (const state of Object.keys(kind.states)) {
    if (!made.has(state)) faults.push(`nothing leads to state ${state}`);
  }
  for (const [name, deed] of deeds) faults.push(...deedFaults(kind, name, deed));
  faults.push(...goingOnFaults(kind));
  const ends: Readonly<Record<string, readonly string[]>> = {
    [MAKING]: [kind.initial],
    ...Object.fromEntries(deeds.map(([name, deed]) => [name, endsOf(deed)])),
  };
  for (const [name, to] of Object.entries(ends)) {
    const stands = to.find((state) => kind.states[state] && kind.states[state].tone !== 'waits');
    if (stands !== undefined && waitsForBooking(kind, name)) {
      faults.push(`deed ${name} waits to be booked, and leads to ${stands}, which does not wait`);
    }
  }
  faults.push(...standingFaults(kind));
  if (
    kind.approvedOver !== undefined &&
    (kind.approval === undefined || !(kind.approvedOver in readFields(kind.stored)))
  ) {
    faults.push(`an approval over ${kind.approvedOver}, which is none of its columns, or no approval`);
  }
  if (validation && !kind.deeds[validation.deed]?.from.includes(kind.initial)) {
    faults.push(`a new paper cannot undergo ${validation.deed}`);
  }
  for (const name of Object.keys(kind.names ?? {})) {
    if (!(name in HEAD_FIELDS)) faults.push(`name of ${name}, which is no column of every head`);
  }
  for (const name of kind.columns) {
    if (!(name in headFields(kind))) faults.push(`column ${name} is none of its head`);
  }
  for (const name of kind.sums ?? []) {
    if (!kind.columns.includes(name)) faults.push(`sum of ${name}, which is no column of its list`);
  }
  for (const name of kind.filters) {
    if (!(name in readFields(kind.stored))) faults.push(`filter ${name} is no stored column`);
  }
  if (kind.trade && !(kind.trade.grams in (kind.stored?.fields ?? {}))) {
    faults.push(`grams of its trade in ${kind.trade.grams}, which is no stored column`);
  }
  for (const name of new Set(Object.values(kind.charted ?? {}))) {
    if (!(name in (kind.stored?.fields ?? {}))) faults.push(`a chart of ${name}, which is no stored column`);
  }
  for (const [name, table] of Object.entries(kind.lines)) faults.push(...linesFaults(name, table));
  if (kind.payments) faults.push(...unknownWords('payments', kind.payments, {}));
  if (kind.pages.change !== undefined && !Object.values(kind.states).some(({ edit }) => edit)) {
    faults.push('a page to change papers, which no state lets be changed');
  }
  for (const name of kind.search ?? []) {
    const found = searched(kind, name);
    if (!found || !(found.column in found.fields)) faults.push(`search ${name} is no column of its own`);
  }
  return faults;
}
