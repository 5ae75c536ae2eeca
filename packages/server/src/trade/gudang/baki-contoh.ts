import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import type { Place } from '../../ledger/entry.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { bakiPertama } from './baki-pertama.ts';

/** The tray for pieces that lie with the goldsmith as samples: the first of gudang CONTOH. */
export const bakiContoh = (tx: Tx, kode_toko: string, at: string): Promise<Place> =>
  bakiPertama(tx, kode_toko, GUDANG_BAWAAN.contoh, at);
