import type { Values } from '@kilau/contract/core/schema.ts';
import type { jamAkses } from '@kilau/contract/features/sistem/hak/jam-akses.resource.ts';
import type { ResourceHooks } from '../../../engine/resource.hooks.ts';
import { RIGHTS_CHANGED } from './akses.ts';

export const jamAksesHooks: ResourceHooks<Values<typeof jamAkses.fields>> = {
  /** Open browsers learn their new end at once. */
  async afterWrite(tx, { shop, realtime }) {
    tx.afterCommit(() => realtime.toShop(shop.kode_toko, RIGHTS_CHANGED, {}));
  },
};
