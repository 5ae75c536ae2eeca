import type { SlipTata } from '@kilau/contract/trade/nota/slip-tata.ts';
import { settingOf } from '../../engine/setting.store.ts';
import type { Sql } from '../../platform/database/tx.ts';
import type { NotaContext } from './nota-bagian.ts';

/** The shop's layout of the small receipt. */
export const bacaTataSlip = (sql: Sql, context: Pick<NotaContext, 'shop' | 'param'>): Promise<SlipTata> =>
  settingOf(sql, context, 'setting-nota-slip');
