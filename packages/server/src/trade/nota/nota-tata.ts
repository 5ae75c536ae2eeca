import type { NotaTata } from '@kilau/contract/trade/nota/nota-tata.ts';
import { settingOf } from '../../engine/setting.store.ts';
import type { Sql } from '../../platform/database/tx.ts';
import type { NotaContext } from './nota-bagian.ts';

/** The shop's layout of the nota. */
export const bacaTata = (sql: Sql, context: Pick<NotaContext, 'shop' | 'param'>): Promise<NotaTata> =>
  settingOf(sql, context, 'setting-nota');
