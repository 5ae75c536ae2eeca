import { Problem } from '@kilau/contract/core/problem.ts';
import type { Services } from '../../../platform/context.ts';

/** Without an address in the configuration a finger is asked on the machine itself alone. */
const MESIN_INI = 'localhost';

/** What devices of the chain answer to: the name of the configured address. */
export const rpId = ({ origin }: Pick<Services, 'origin'>): string =>
  origin === undefined ? MESIN_INI : new URL(origin).hostname;

/** What a browser says of what was signed: above all, on which page. */
function originOf(clientDataJSON: string): string {
  try {
    const said = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as { readonly origin?: unknown };
    if (typeof said.origin === 'string' && URL.canParse(said.origin)) return said.origin;
  } catch {
    // Not even JSON: no page of ours.
  }
  throw new Problem('sidik_ditolak', {});
}

/**
 * The page on which something must have been signed. It is never taken from what a request says of itself: another page
 * could hand a signature on.
 * @throws Problem `sidik_ditolak` for a page that is none of ours.
 */
export function pageOf({ origin }: Pick<Services, 'origin'>, clientDataJSON: string): string {
  const said = originOf(clientDataJSON);
  // Any port: the pages of who develops stand on another one.
  const ours = origin === undefined ? new URL(said).hostname === MESIN_INI : said === origin;
  if (!ours) throw new Problem('sidik_ditolak', {});
  return said;
}
