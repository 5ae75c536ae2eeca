import { gateCloses } from '@kilau/contract/core/module-gate.ts';
import { denial, moduleOn, type Actor, type Requirement } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { FastifyRequest } from 'fastify';
import type { Identities, Identity } from '../session/identity.ts';

export const TOKEN_HEADER = 'x-auth-token';
/** The shop that head office works in, when it is not its own. */
export const SHOP_HEADER = 'x-kode-toko';

export const headerText = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Who is asking. @throws Problem `belum_login` without the token of a living session, `toko_tidak_berhak`. */
export async function identityOf(identities: Identities, request: FastifyRequest): Promise<Identity> {
  const identity = await identities.identify(headerText(request, TOKEN_HEADER), headerText(request, SHOP_HEADER));
  if (!identity) throw new Problem('belum_login', {});
  return identity;
}

/** By which modules a call is closed: those that are off, or one that is on. */
function closed(actor: Actor, { gate }: Requirement): Problem {
  const { off, on } = gateCloses(gate, (term) => moduleOn(actor, term));
  return off.length === 0 && on.length > 0
    ? new Problem('modul_menutup', { modul: on.join(', ') })
    : new Problem('modul_tidak_aktif', { modul: off.join(', ') });
}

/**
 * @throws Problem `modul_tidak_aktif` or `modul_menutup`, `level_tidak_berhak`, `menu_tidak_berhak` or
 * `otorisasi_menu_diperlukan`, asked in that order.
 */
export function assertMay(actor: Actor, need: Requirement): void {
  const reason = denial(actor, need);
  if (reason === 'modul_tidak_aktif') throw closed(actor, need);
  if (reason === 'otorisasi_menu_diperlukan') {
    throw new Problem(reason, { halaman: need.pages?.find((page) => actor.akses.has(page)) ?? '' });
  }
  if (reason) throw new Problem(reason, {});
}

/**
 * What took its time is handed to whom it may be handed now: while it was made, or waited its turn, the login may have
 * ended, and its user's right to it or the module. An approval that opened a page lets through what began under it.
 * @throws Problem as {@link identityOf} and {@link assertMay} do.
 */
export async function assertStillMay(
  identities: Identities,
  request: FastifyRequest,
  need: Requirement,
): Promise<void> {
  const { actor } = await identityOf(identities, request);
  if (denial(actor, need) !== 'otorisasi_menu_diperlukan') assertMay(actor, need);
}
