/**
 * When a page or call exists in a shop, told in module keys. A plain key is by far the commonest case;
 * the others cover rows such as "SEPUHAN_MODULE and not SEPUHAN_TERPUSAT_MODULE" of the route list.
 * `key=value` asks for one value of a parameter: `app_mode=STOCK_JUAL_MANUAL`; `key@toko` for the shop in a parameter
 * that lists shops.
 */
export type Gate<Key extends string = string> =
  | Key
  | { readonly all?: readonly Key[]; readonly any?: readonly Key[]; readonly none?: readonly Key[] };

/** Whether a gate is open, given which modules are on. An absent gate is always open. */
export function gateOpen(gate: Gate | undefined, isOn: (key: string) => boolean): boolean {
  if (gate === undefined) return true;
  if (typeof gate === 'string') return isOn(gate);
  return (
    (gate.all ?? []).every(isOn) && (gate.any === undefined || gate.any.some(isOn)) && !(gate.none ?? []).some(isOn)
  );
}

const LISTED = '@toko';

/** A condition of a gate: a module key, and the value it must have, if one is named, or that it lists the shop. */
export function gateTerm(term: string): { readonly key: string; readonly value?: string; readonly listed?: true } {
  if (term.endsWith(LISTED)) return { key: term.slice(0, -LISTED.length), listed: true };
  const at = term.indexOf('=');
  return at < 0 ? { key: term } : { key: term.slice(0, at), value: term.slice(at + 1) };
}

const keysOf = (terms: readonly string[] = []): string[] => terms.map((term) => gateTerm(term).key);

/** The module keys that a gate asks for, all or one of them. */
export function gateAsks(gate: Gate | undefined): readonly string[] {
  if (gate === undefined) return [];
  return typeof gate === 'string' ? keysOf([gate]) : [...keysOf(gate.all), ...keysOf(gate.any)];
}

/** The module keys that close a gate when they are on. */
export const gateBars = (gate: Gate | undefined): readonly string[] =>
  typeof gate === 'string' ? [] : keysOf(gate?.none);

/** Every module key that a gate names. */
export const gateKeys = (gate: Gate | undefined): readonly string[] => [...gateAsks(gate), ...gateBars(gate)];

/** Why a gate is closed: what it asks for and is off, or else what is on and closes it. */
export function gateCloses(
  gate: Gate | undefined,
  isOn: (key: string) => boolean,
): { readonly off: readonly string[]; readonly on: readonly string[] } {
  if (gate === undefined || typeof gate === 'string') return { off: gateAsks(gate), on: [] };
  const any = gate.any ?? [];
  return {
    off: keysOf([...(gate.all ?? []).filter((term) => !isOn(term)), ...(any.some(isOn) ? [] : any)]),
    on: keysOf((gate.none ?? []).filter(isOn)),
  };
}
