import { Dec } from '@kilau/contract/core/dec.ts';
import type { KuponCek } from '@kilau/contract/trade/kupon/kupon.wire.ts';
import type { TitipanSiap } from '@kilau/contract/trade/titip/titipan.wire.ts';
import { CARA_BAYAR, type JenisBayar } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import { idBerikut } from '../dokumen/id-berikut.ts';

/** Numbers of a draft are texts, exactly as typed: a draft goes through JSON and back unchanged. */
type Angka = string;

/** One payment as it is filled in. */
export interface IsiBayar {
  readonly jenis: JenisBayar;
  readonly jumlah: Angka;
  readonly no_rekening: string;
  /** The account's name and bank, for the eye. */
  readonly nama_rekening: string;
  /** Last digits only: a whole card number is never kept. */
  readonly no_kartu: string;
  readonly fee_persen: Angka;
  /** The deposit that pays, as it was when it was chosen: its pieces come with it. */
  readonly titipan?: TitipanSiap | undefined;
  /** The coupon that pays, as it was when it was chosen. */
  readonly kupon?: KuponCek | undefined;
  /** Points that pay. */
  readonly poin?: Angka | undefined;
  /** What the member had when they were chosen. */
  readonly poin_ada?: number | undefined;
}
export interface BayarDraft extends IsiBayar {
  readonly id: string;
}

/** Cash lies in one heap, however often the customer reaches into his pocket; every other payment is its own. */
export function tambahBayar(bayar: readonly BayarDraft[], baru: IsiBayar): readonly BayarDraft[] {
  const setumpuk =
    CARA_BAYAR[baru.jenis].baris === 'tumpuk' ? bayar.find((pembayaran) => pembayaran.jenis === baru.jenis) : undefined;
  if (!setumpuk) return [...bayar, { ...baru, id: idBerikut(bayar) }];
  const jumlah = Dec.from(setumpuk.jumlah).plus(baru.jumlah).toString();
  return bayar.map((pembayaran) => (pembayaran === setumpuk ? { ...pembayaran, jumlah } : pembayaran));
}

export const gantiBayar = (bayar: readonly BayarDraft[], id: string, isi: IsiBayar): readonly BayarDraft[] =>
  bayar.map((pembayaran) => (pembayaran.id === id ? { ...isi, id } : pembayaran));

export const hapusBayar = (bayar: readonly BayarDraft[], id: string): readonly BayarDraft[] =>
  bayar.filter((pembayaran) => pembayaran.id !== id);
