import type { DecInput } from '../../core/dec.ts';
import { hargaBaris, type AturanHarga, type HargaBaris } from '../harga/harga-jual.calc.ts';

/** A piece that is ordered, or the one that has come for it. */
export interface BarisPo {
  readonly berat: DecInput;
  /** Rupiah per gram: locked, or the day's. */
  readonly harga_gram: DecInput;
  /** Rupiah per gram. */
  readonly tarif_ongkos: DecInput;
}

/** What it costs (domain guide, part 2, §3): its gold rounded as a sale rounds it, and its making charge by weight. */
export const hargaPo = (
  { berat, harga_gram, tarif_ongkos }: BarisPo,
  aturan: Pick<AturanHarga, 'pembulatan' | 'bulat_turun'>,
): HargaBaris =>
  hargaBaris(
    { berat, harga_gram, tarif_ongkos, persentase: 0, harga_tetap: null, tipe_ongkos: 'PER_GRAM', harga_atribut: 0 },
    { ...aturan, mode_harga: 'GRAM' },
  );
