import { Problem } from '@kilau/contract/core/problem.ts';

const originOf = (url: unknown): string | undefined =>
  typeof url === 'string' && url !== '' ? new URL(url).origin : undefined;

/**
 * Asks for the token anew where the service that it is sent to becomes another one: otherwise whoever may change the
 * address could have it sent to himself.
 * @throws Problem `token_lagi` at `token`.
 */
export function assertTokenAgain(
  address: { readonly was: unknown; readonly becomes: unknown },
  before: { readonly token: boolean },
  changes: Readonly<Record<string, unknown>>,
): void {
  const origin = originOf(address.becomes);
  if (origin === undefined || origin === originOf(address.was)) return;
  if (before.token && changes['token'] === undefined) {
    throw new Problem('data_tidak_valid', {}, { token: { rule: 'token_lagi' } });
  }
}
