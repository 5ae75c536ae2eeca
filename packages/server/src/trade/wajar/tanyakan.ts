import type { Problem } from '@kilau/contract/core/problem.ts';
import type { WorkContext } from '../../platform/context.ts';

/**
 * Asks about something odd before it goes on, unless the caller has looked at exactly this and said so (`konfirmasi` of
 * the body). Work that nobody answers for while it runs, an import or the command line, is not asked.
 * @throws the problem that says what is odd and by how much, with the word that confirms it.
 */
export function tanyakan(
  { konfirmasi }: Pick<WorkContext, 'konfirmasi'>,
  tanda: string,
  problem: (konfirmasi: string) => Problem,
): void {
  if (konfirmasi !== undefined && !konfirmasi.has(tanda)) throw problem(tanda);
}
