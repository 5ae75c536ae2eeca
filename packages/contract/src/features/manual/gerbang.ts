import type { Gate } from '../../core/module-gate.ts';

/** When manual items exist in a shop, for their stock and their trade alike. */
export const GERBANG_MANUAL: Gate = { any: ['MANUAL_ITEMS_TRANSACTION_MODULE', 'app_mode=STOCK_JUAL_MANUAL'] };
