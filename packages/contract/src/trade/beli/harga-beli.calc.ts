import { Dec, type DecInput } from '../../core/dec.ts';
import { bulatkan } from '../harga/harga-jual.calc.ts';

/**
 * The arithmetic of a buy-back (domain guide §3.1, §3.2): a ladder from what the nota says, or from grams at a price,
 * down to what is paid. Run live in the form and again on the server, which decides. Money is whole rupiah, weight
 * grams, percentages percent.
 */

/** Rules of the shop that a buy-back depends on; the line keeps what came of them. */
export interface AturanBeli {
  /** PEMBULATAN. */
  readonly pembulatan: number;
  /** ROUND_DOWN_PURCHASE_MODULE. */
  readonly bulat_turun: boolean;
  /** HARGA_BELI_TANPA_ATRIBUT_ONGKOS: the nota counts without what hung on the piece. */
  readonly tanpa_atribut: boolean;
  /** HARGA_NOTA_DENGAN_ONGKOS_MODULE: the nota counts with its ongkos. */
  readonly dengan_ongkos: boolean;
  /** NOTA_PRORATA_BERAT: a piece that weighs less than its nota says is worth so much less of it. */
  readonly prorata: boolean;
}

/** What a sold line says of its price. */
export interface NotaJual {
  readonly harga_jual: DecInput;
  readonly harga_atribut: DecInput;
  readonly ongkos: DecInput;
  readonly diskon: DecInput;
}

/** How a purchase is cut: by its condition, or by its kategori. */
export interface Potongan {
  readonly jenis_potongan: 'RP' | 'PERSENTASE';
  /** Rupiah per gram. */
  readonly potongan: DecInput;
  readonly persentase: DecInput;
}

/**
 * The least that a customer loses against the nota, by kategori and kadar: percent up to 100, above rupiah per gram.
 */
export interface RugiNota {
  readonly rugi: DecInput;
  readonly rusak: DecInput;
}

/** What the ladder begins with. */
export interface DasarBeli {
  /** What the nota counts for, or grams at the price of the day. */
  readonly dasar: DecInput;
  /** Grams as weighed now. */
  readonly berat: DecInput;
  /** Grams that the nota says; null without one. */
  readonly berat_nota: DecInput | null;
  readonly kondisi: Potongan;
  /** The usual cut of its kategori; null where the shop has none. */
  readonly kategori: Potongan | null;
  /** Rupiah for the line, by hand. */
  readonly potongan_lain: DecInput;
}

/** The ladder, step by step. Each step that takes something off is what it takes, and not negative. */
export interface TanggaBeli {
  readonly dasar: Dec;
  /** What the missing grams are worth; 0 unless the shop counts them. */
  readonly susut_rp: Dec;
  readonly potongan_kondisi: Dec;
  readonly potongan_kategori: Dec;
  readonly potongan_lain: Dec;
  /** What rounding takes off; negative where it adds. */
  readonly pembulatan_rp: Dec;
  /** What is paid unless another price is agreed on. */
  readonly harga_hitung: Dec;
}

/** A condition that takes nothing more than the shop's usual cut: only against the others is a piece damaged. */
export const KONDISI_MULUS = 'MULUS';

/** What the nota of a piece counts for when it is bought back. */
export function hargaNota(nota: NotaJual, { tanpa_atribut, dengan_ongkos }: AturanBeli): Dec {
  const atribut = tanpa_atribut ? Dec.zero : Dec.from(nota.harga_atribut);
  const ongkos = dengan_ongkos ? Dec.from(nota.ongkos) : Dec.zero;
  return Dec.max(0, Dec.from(nota.harga_jual).plus(atribut).plus(ongkos).minus(nota.diskon));
}

const potong = ({ jenis_potongan, potongan, persentase }: Potongan, berat: Dec, dasar: Dec): Dec =>
  jenis_potongan === 'RP'
    ? Dec.from(potongan).times(berat).round(0, 'half-up')
    : dasar.times(persentase).dividedBy(100, 0, 'half-up');

/** The ladder of one line. Percentages are of what the nota counts for, or of the grams at their price. */
export function tanggaBeli(baris: DasarBeli, aturan: AturanBeli): TanggaBeli {
  const dasar = Dec.from(baris.dasar);
  const berat = Dec.from(baris.berat);
  const ringan = aturan.prorata && baris.berat_nota !== null && berat.lt(baris.berat_nota);
  const susut_rp =
    ringan && baris.berat_nota !== null
      ? dasar.minus(dasar.times(berat).dividedBy(baris.berat_nota, 0, 'half-up'))
      : Dec.zero;
  const potongan_kondisi = potong(baris.kondisi, berat, dasar);
  const potongan_kategori = baris.kategori ? potong(baris.kategori, berat, dasar) : Dec.zero;
  const potongan_lain = Dec.from(baris.potongan_lain);
  const bersih = Dec.max(
    0,
    dasar.minus(susut_rp).minus(potongan_kondisi).minus(potongan_kategori).minus(potongan_lain),
  );
  const harga_hitung = bulatkan(bersih, aturan.pembulatan, aturan.bulat_turun);
  return {
    dasar,
    susut_rp,
    potongan_kondisi,
    potongan_kategori,
    potongan_lain,
    pembulatan_rp: bersih.minus(harga_hitung),
    harga_hitung,
  };
}

/** Rupiah per gram that a price comes to, without its fraction (domain guide §3.1). */
export const hargaRataBeli = (harga_beli: DecInput, berat: DecInput): Dec =>
  Dec.from(harga_beli).dividedBy(berat, 0, 'down');

/**
 * The most that is paid for a piece with a nota without asking: the customer loses at least so much (domain guide
 * §3.1).
 */
export function hargaBeliMaks(
  harga_nota: DecInput,
  berat: DecInput,
  kondisi_barang: string,
  rugi: RugiNota | null,
): Dec | undefined {
  if (!rugi) return undefined;
  const nota = Dec.from(harga_nota);
  const kurang = Dec.from(kondisi_barang === KONDISI_MULUS ? rugi.rugi : rugi.rusak);
  const rupiah = kurang.lte(100) ? nota.times(kurang).dividedBy(100, 0, 'half-up') : kurang.times(berat);
  return Dec.max(0, nota.minus(rupiah));
}

/**
 * By how many percent a price paid per gram lies above what the shop asks for a gram today, when that is more than its
 * limit (BATAS_HARGA_PERSEN): a digit too many. Paying less is the trade.
 */
export function beliTerlaluMahal(
  harga_gram: DecInput,
  jual_gram: DecInput,
  { batas_persen }: { readonly batas_persen: DecInput },
): Dec | undefined {
  const dasar = Dec.from(jual_gram);
  if (!dasar.gt(0)) return undefined;
  const lebih = Dec.from(harga_gram).minus(dasar).times(100);
  return lebih.gt(dasar.times(batas_persen)) ? lebih.dividedBy(dasar, 0, 'half-up') : undefined;
}
