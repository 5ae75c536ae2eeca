import { moduleOn, valueOf, type Actor } from '@kilau/contract/core/permission.ts';
import type { Setelan } from '@kilau/contract/trade/beli/aturan-beli.ts';

/** The modules and parameters of the login. */
export const setelanOf = (actor: Pick<Actor, 'modules'>): Setelan => ({
  isOn: (key) => moduleOn(actor, key),
  param: (key) => valueOf(actor, key),
});
