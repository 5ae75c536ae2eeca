import { keptElsewhere, MODULE_KEYS, TARIF_PPN } from '@kilau/contract/modules.ts';
import type { ResourceHooks } from '../../../engine/resource.hooks.ts';
import { loadModules } from '../../../platform/session/identity.ts';
import { SETTINGS_CHANGED } from './parameter.routes.ts';

const RATES = MODULE_KEYS.filter((key) => keptElsewhere(key) === TARIF_PPN);

export const tarifPpnHooks: ResourceHooks = {
  /** A rate that counts today reaches the tills at once; one that is yet to come does with its day. */
  async afterWrite(tx, context) {
    const { kode_toko } = context.shop;
    const now = await loadModules(tx, kode_toko);
    const changed = RATES.flatMap((key) => {
      const value = now.get(key) ?? '';
      return value === context.param(key) ? [] : [{ key, value }];
    });
    if (changed.length > 0) tx.afterCommit(() => context.realtime.toShop(kode_toko, SETTINGS_CHANGED, changed));
  },
};
