import { definePage } from '../../core/page.ts';
import { STOCK_OPNAME_GLOBAL } from './opname-global.wire.ts';
import { STOCK_OPNAME, STOCK_OPNAME_RFID, TIMBANG_BAKI } from './opname.wire.ts';

export const opnamePages = [
  definePage({ path: TIMBANG_BAKI, menu: 'barang', kind: 'transaction' }),
  definePage({ path: STOCK_OPNAME, menu: 'barang', kind: 'transaction' }),
  definePage({ path: STOCK_OPNAME_RFID, menu: 'barang', kind: 'transaction', gate: 'RFID_MODULE' }),
  definePage({ path: STOCK_OPNAME_GLOBAL, menu: 'barang', kind: 'transaction', gate: 'OPNAME_GLOBAL_DAILY_MODULE' }),
] as const;
