import { demoValue, MODULE_KEYS, type ModuleKey } from '@kilau/contract/modules.ts';
import { moduleOn, type Level } from '@kilau/contract/core/permission.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Shop } from '../../platform/shop.ts';

/** Somebody at work in a shop of the demo chain, at a moment of its past. */
export function demoContext(shop: Shop, user_id: string, level: Level, clock: () => Date): WorkContext {
  const modules = new Map<string, string>(MODULE_KEYS.map((key) => [key, demoValue(key)]));
  const actor = { user_id, level, kode_toko: shop.kode_toko, akses: new Set<string>(), modules };
  return {
    actor,
    shop,
    now: clock,
    param: (key: ModuleKey) => modules.get(key) ?? '',
    isOn: (key: ModuleKey) => moduleOn(actor, key),
  };
}
