import { moduleOn, type Actor } from '@kilau/contract/core/permission.ts';
import { initialValue } from '@kilau/contract/modules.ts';
import type { Setelan } from '@kilau/contract/trade/beli/aturan-beli.ts';

/** The modules and parameters of the login. */
export const setelanOf = (actor: Pick<Actor, 'modules'>): Setelan => ({
  isOn: (key) => moduleOn(actor, key),
  param: (key) => actor.modules.get(key) ?? initialValue(key),
});
