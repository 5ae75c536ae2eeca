import type { JenisBayar } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import type { BayarDraft } from './bayar-draft.ts';

/** A payment in money as a paper tells it. */
export interface BayarTersimpan {
  /** The deed that said so. */
  readonly ke: number;
  readonly baris: number;
  readonly cara: JenisBayar;
  readonly sub: string;
  readonly jumlah: number;
  readonly no_kartu: string;
  readonly fee_persen: number;
}

/** Payments that a paper tells, as a draft that will change it has them. */
export const bayarDraft = (bayar: readonly Omit<BayarTersimpan, 'ke'>[]): BayarDraft[] =>
  bayar.map((row) => ({
    id: String(row.baris),
    jenis: row.cara,
    jumlah: String(row.jumlah),
    no_rekening: row.cara === 'CASH' ? '' : row.sub,
    nama_rekening: '',
    no_kartu: row.no_kartu.replaceAll(/\D/g, ''),
    fee_persen: row.fee_persen === 0 ? '' : String(row.fee_persen),
  }));

/** The same of what one deed has said: the last version of an OPEN paper. */
export const bayarDibuka = (bayar: readonly BayarTersimpan[], versi: number): BayarDraft[] =>
  bayarDraft(bayar.filter(({ ke }) => ke === versi));
