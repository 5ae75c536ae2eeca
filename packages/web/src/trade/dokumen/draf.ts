import type { HasilBayar } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import type { BayarDraft } from '../bayar/bayar-draft.ts';
import { bayarKirim } from '../bayar/bayar-kirim.ts';
import { PELANGGAN_KOSONG, pelangganKirim, type Niaga } from '../pelanggan/pelanggan-draft.ts';
import { KOSONG, type Rusak } from './salah.ts';

/** A paper that is not saved yet, as every page of entry begins it: who trades, the goods, and what is paid. */
export interface Draf<B> extends Niaga {
  readonly barang: readonly B[];
  readonly bayar: readonly BayarDraft[];
}

/** Nothing entered yet; the next one is most likely sold by the same person. */
export const drafKosong = ({ kode_sales = '' }: { readonly kode_sales?: string } = {}) => ({
  kode_sales,
  pelanggan: PELANGGAN_KOSONG,
  barang: [],
  bayar: [],
});

/** Nothing worth keeping has been entered yet. */
export const drafHampa = ({
  barang,
  bayar = [],
  pelanggan,
}: Pick<Draf<unknown>, 'barang' | 'pelanggan'> & Partial<Draf<unknown>>): boolean =>
  barang.length === 0 && bayar.length === 0 && pelanggan.nama === '' && pelanggan.kode_member === '';

/** What is sent of who trades. */
export const siapaKirim = ({ kode_sales, pelanggan }: Niaga) => ({ kode_sales, pelanggan: pelangganKirim(pelanggan) });

/** The same with what is paid. */
export const drafKirim = ({ bayar, ...siapa }: Omit<Draf<unknown>, 'barang'>) => ({
  ...siapaKirim(siapa),
  bayar: bayar.map(bayarKirim),
});

/** What is left first for a promise: at least some money, and no more than it comes to. */
export function periksaUangMuka(bayar: readonly BayarDraft[], { kembali, lebih_non_tunai }: HasilBayar): Rusak {
  if (bayar.length === 0) return { bayar: KOSONG };
  return kembali.gt(0) || lebih_non_tunai.gt(0) ? { bayar: { rule: 'melebihi_tagihan' } } : {};
}
