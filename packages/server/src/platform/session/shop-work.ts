import { moduleOn, valueOf } from '@kilau/contract/core/permission.ts';
import type { ModuleKey } from '@kilau/contract/modules.ts';
import type { WorkContext } from '../context.ts';
import type { Sql } from '../database/tx.ts';
import type { Foundation } from '../foundation.ts';
import { loadModules } from './identity.ts';
import { SHOP_SQL, shopOf, type ShopRow } from './session.sql.ts';

/**
 * Somebody of another shop at work in this one, for what that shop has told: he has no session here and no rights.
 * @returns nothing where there is no such shop, or it is out of use.
 */
export async function workIn(
  { db, now }: Pick<Foundation, 'now'> & { readonly db: Sql },
  kode_toko: string,
  user_id: string,
): Promise<WorkContext | undefined> {
  const row = await db.maybe<ShopRow>(SHOP_SQL, [kode_toko]);
  if (!row) return undefined;
  const modules = await loadModules(db, kode_toko);
  const actor = { user_id, level: 'KASIR', kode_toko, akses: new Set<string>(), modules } as const;
  return {
    actor,
    shop: shopOf(row),
    now,
    param: (key: ModuleKey) => valueOf(actor, key),
    isOn: (key: ModuleKey) => moduleOn(actor, key),
  };
}
