import { MAKING } from '@kilau/contract/core/kind.ts';
import { deedName } from '../held.ts';
import type { TradeKind } from './figures.ts';

const bookingKey = ({ validation }: TradeKind): string => validation?.deed ?? MAKING;
/** Deeds that another paper causes are taken back with that, by this name. */
const takenBackWith = (deed: string): string => `BATAL ${deedName(deed)}`;
const madeBy = ({ made = {} }: TradeKind): readonly string[] => Object.keys(made);

/** Deeds by which papers of a kind are booked: what validates them, and what another one makes that stands at once. */
export const booking = (kind: TradeKind): string[] => [bookingKey(kind), ...madeBy(kind)].map(deedName);

/** Deeds of a kind that take back one that had booked something, or, with `booked` false, one that had not yet. */
export function undoing(kind: TradeKind, booked: boolean): string[] {
  const { deeds, pays = [] } = kind;
  const key = bookingKey(kind);
  const own = Object.entries(deeds).flatMap(([name, { undoes = [] }]) =>
    undoes.length > 0 && undoes.includes(key) === booked ? [deedName(name)] : [],
  );
  if (!booked) return own;
  // What another paper has caused is taken back with that.
  const caused = [...pays.flatMap(({ deed }) => (deed === key ? [deed] : [])), ...madeBy(kind)];
  return [...own, ...caused.map(takenBackWith)];
}
