import type { Values } from '@kilau/contract/core/schema.ts';
import type { news } from '@kilau/contract/features/sistem/news.resource.ts';
import type { ResourceHooks } from '../../../engine/resource.hooks.ts';

/** What browsers are told when announcements change. */
const NEWS_CHANGED = 'news-berubah';

export const newsHooks: ResourceHooks<Values<typeof news.fields>> = {
  async afterWrite(tx, { shop, realtime }) {
    tx.afterCommit(() => realtime.toShop(shop.kode_toko, NEWS_CHANGED, {}));
  },
};
