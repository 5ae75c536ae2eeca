import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import type { Place } from '../../ledger/entry.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { bakiPertama } from './baki-pertama.ts';

/** The tray for goods that are kept back for a customer: the first of gudang TITIP. */
export const bakiTitip = (tx: Tx, kode_toko: string, at: string): Promise<Place> =>
  bakiPertama(tx, kode_toko, GUDANG_BAWAAN.titipan, at);

/** The tray for goods that stay until their instalments are paid: the first of gudang CICIL. */
export const bakiCicil = (tx: Tx, kode_toko: string, at: string): Promise<Place> =>
  bakiPertama(tx, kode_toko, GUDANG_BAWAAN.cicilan, at);
