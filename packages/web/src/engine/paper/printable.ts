import { BEGINNING, type Kind } from '@kilau/contract/core/kind.ts';
import type { Paper } from './paper-calls.ts';

/** Whether a deed brings the paper that is printed. */
export const bringsPaper = ({ deeds }: Kind, name: string): boolean => deeds[name]?.prints === true;

/** Whether a new paper is printed at once: it has a paper, and no later deed brings it. */
export const makingBringsPaper = (kind: Kind): boolean =>
  kind.prints !== undefined && !Object.keys(kind.deeds).some((name) => bringsPaper(kind, name));

/** What decides about it: what was done to the paper, and with which other one it was made. */
type Printed = Pick<Paper, 'riwayat'> & Readonly<Record<string, unknown>>;

/**
 * Whether there is a paper to print: from the deed on that brings it, of a kind without such a deed at once; none of
 * one that another paper tells of.
 */
export function printable(kind: Kind, paper: Printed): boolean {
  const { riwayat } = paper;
  if (kind.prints === undefined || (kind.printedWith && paper[kind.printedWith])) return false;
  const bringing = Object.keys(kind.deeds).filter((name) => bringsPaper(kind, name));
  // What another paper has made of its kind stands at once.
  return bringing.length === 0 || riwayat.some(({ aksi }) => [...bringing, BEGINNING].includes(aksi.toLowerCase()));
}
