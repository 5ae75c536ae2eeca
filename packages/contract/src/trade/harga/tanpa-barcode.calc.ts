import type { DecInput } from '../../core/dec.ts';
import { kategoriOtorisasi, nilaiBaris, type AturanOtorisasi } from '../otorisasi/otorisasi-baris.calc.ts';
import { hargaBaris, type AturanHarga, type HargaBaris, type HargaSistem } from './harga-jual.calc.ts';

/** Goods without a piece of their own, as far as their price goes by it: grams, and a making charge for all of them. */
export interface BarisTanpaBarcode {
  readonly berat: DecInput;
  /** Rupiah per gram; of pure gold in percentage mode. */
  readonly harga_gram: DecInput;
  /** Rupiah for the line, whatever it weighs. */
  readonly ongkos: DecInput;
  readonly diskon_rp?: DecInput;
}

/** What they come to (domain guide §2.1, §5.2): gold by weight, rounded as in the sale, then ongkos and discount. */
export const hargaTanpaBarcode = (
  { berat, harga_gram, ongkos, diskon_rp = 0 }: BarisTanpaBarcode,
  { persentase }: Pick<HargaSistem, 'persentase'>,
  aturan: AturanHarga,
): HargaBaris =>
  hargaBaris(
    {
      berat,
      harga_gram,
      persentase,
      harga_tetap: null,
      tipe_ongkos: 'TOTAL',
      tarif_ongkos: ongkos,
      harga_atribut: 0,
      diskon_rp,
    },
    aturan,
  );

/** The shop's rules of what is sold, as a line is worked out by them. */
interface AturanBaris {
  readonly harga: AturanHarga;
  readonly otorisasi: AturanOtorisasi;
}

/**
 * The same with the approval that it needs, if it does, and what that one is bound to: a price below today's or far
 * from it, less than the usual making charge, a discount where the shop wants to be asked.
 * @param nama what stands where a barcode would. @param biasa the usual making charge.
 */
export function nilaiTanpaBarcode(
  nama: string,
  baris: BarisTanpaBarcode,
  sistem: HargaSistem,
  aturan: AturanBaris,
  biasa: DecInput = 0,
) {
  const { berat, harga_gram } = baris;
  const hasil = hargaTanpaBarcode(baris, sistem, aturan.harga);
  return {
    hasil,
    kategori: kategoriOtorisasi(
      { berat, tipe_ongkos: 'TOTAL', ongkos: biasa },
      sistem,
      { berat, harga: harga_gram, hasil },
      aturan.otorisasi,
    ),
    nilai: nilaiBaris(nama, berat, harga_gram, hasil),
  };
}
