import type { Kind } from '@kilau/contract/core/kind.ts';
import type { Paper } from './paper-calls.ts';

/** Whether a deed brings the paper that is printed. */
export const bringsPaper = ({ deeds }: Kind, name: string): boolean => deeds[name]?.prints === true;

/** Whether there is a paper to print: from the deed on that brings it, and of a kind without such a deed at once. */
export function printable(kind: Kind, { riwayat }: Pick<Paper, 'riwayat'>): boolean {
  if (kind.prints === undefined) return false;
  const bringing = Object.keys(kind.deeds).filter((name) => bringsPaper(kind, name));
  return bringing.length === 0 || riwayat.some(({ aksi }) => bringing.includes(aksi.toLowerCase()));
}
