import type { DecInput } from '../../core/dec.ts';
import { hargaBaris, type AturanHarga, type HargaBaris, type HargaSistem } from '../../trade/harga/harga-jual.calc.ts';

/** A line of an order, as far as its price goes by it. */
export interface BarisPesanan {
  /** Grams: estimated, or as it came out. */
  readonly berat: DecInput;
  /** Rupiah per gram; of pure gold in percentage mode. */
  readonly harga_gram: DecInput;
  /** Rupiah for the line, whatever it weighs in the end. */
  readonly ongkos: DecInput;
}

/** What a line comes to (domain guide §5.2): the gold by weight, rounded as in the sale, and the making. */
export const hargaPesanan = (
  { berat, harga_gram, ongkos }: BarisPesanan,
  { persentase }: Pick<HargaSistem, 'persentase'>,
  aturan: AturanHarga,
): HargaBaris =>
  hargaBaris(
    { berat, harga_gram, persentase, harga_tetap: null, tipe_ongkos: 'TOTAL', tarif_ongkos: ongkos, harga_atribut: 0 },
    aturan,
  );
