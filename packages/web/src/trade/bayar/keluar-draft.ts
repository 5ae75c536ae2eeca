import type { CaraBeli } from '@kilau/contract/trade/beli/cara-beli.ts';
import { KOSONG, type Rusak } from '../dokumen/salah.ts';

/** How somebody is paid, as it is typed: out of the drawer of who validates, or from one of the shop's accounts. */
export interface KeluarDraft {
  readonly cara: CaraBeli;
  readonly no_rekening: string;
  readonly no_rekening_customer: string;
}

export const KELUAR_KOSONG: KeluarDraft = { cara: 'CASH', no_rekening: '', no_rekening_customer: '' };

/** What a transfer lacks. */
export const periksaKeluar = ({ cara, no_rekening }: KeluarDraft): Rusak =>
  cara === 'TRANSFER' && no_rekening === '' ? { no_rekening: KOSONG } : {};
