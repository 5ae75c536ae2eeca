import type { QueryClient } from '@tanstack/react-query';
import type { Kind } from '@kilau/contract/core/kind.ts';

/** Call of one paper. */
export const paperPath = ({ base }: Kind, nomor: string): string => `${base}/${encodeURIComponent(nomor)}`;

/** Between the keys of kinds that are read together. */
const SEVERAL = ' ';

/**
 * Everything read of a kind lies below this key, so that one deed makes all of it be read again; so may what a feature
 * reads of the goods that its papers move.
 */
export const papersKey = (...kinds: readonly Kind[]) => ['paper', kinds.map(({ key }) => key).join(SEVERAL)] as const;

/** The call that counts the papers of a kind that wait. */
export const waitingCall = (base: string): string => `${base}/menunggu`;
/** What is counted for the badges lies below this key, by the call that counts it. */
export const pendingKey = (call: string) => ['pending', call] as const;

/** Lists and papers of a kind are read again. */
export const papersStale = (client: QueryClient, kind: Pick<Kind, 'key'>): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [what, keys] }) => what === 'paper' && String(keys).split(SEVERAL).includes(kind.key),
  });

/** After a deed: lists, papers and the badge of what waits are read again. */
export async function papersChanged(client: QueryClient, kind: Kind): Promise<void> {
  await Promise.all([
    papersStale(client, kind),
    client.invalidateQueries({ queryKey: pendingKey(waitingCall(kind.base)) }),
  ]);
}
