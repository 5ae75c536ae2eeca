import { Dec, type DecInput } from '../../core/dec.ts';
import { hargaJauh } from '../harga/harga-gram.calc.ts';
import { ongkosBaris, type HargaBaris, type HargaSistem, type TipeOngkos } from '../harga/harga-jual.calc.ts';

/** Categories of the approvals that a line of a sale may need (domain guide §2.4). */
export const OTORISASI_HARGA = 'EDIT HARGA / BERAT DI TRANSAKSI PENJUALAN';
export const OTORISASI_DISKON = 'OTORISASI DISKON';
export const OTORISASI_ONGKOS = 'ONGKOS TURUN PENJUALAN';
/** Only the server knows what a piece cost, and so whether a line needs this one. */
export const OTORISASI_BERLIAN = 'BERLIAN DI BAWAH HARGA MODAL';

/** Rules of the shop that decide whether a line needs an approval. */
export interface AturanOtorisasi {
  /** Rupiah below today's price that may be given without asking, TOLERANSI_HARGA_JUAL. */
  readonly toleransi: DecInput;
  /** BATAS_HARGA_PERSEN. */
  readonly batas_persen: DecInput;
  /** OTORISASI_ONGKOS_TURUN_PENJUALAN. */
  readonly ongkos_turun: boolean;
  /** PENJUALAN_DISCOUNT_AUTHORIZATION_MODULE. */
  readonly diskon: boolean;
}

/** What of a piece an approval depends on. */
export interface BarangDinilai {
  readonly berat: DecInput;
  readonly tipe_ongkos: TipeOngkos;
  readonly ongkos: DecInput;
  /** Percent of discount that its customer gets without an approval. */
  readonly diskon_bebas?: DecInput;
}

/** A line as it is to be sold. */
export interface BarisDinilai {
  readonly berat: DecInput;
  /** Rupiah per gram, or of the whole piece when it carries its own price. */
  readonly harga: DecInput;
  readonly hasil: Pick<HargaBaris, 'ongkos' | 'diskon' | 'harga_total'>;
}

/** Whether a price asks for an approval: below today's by more than the tolerance, or far from it. */
export function hargaPerluOtorisasi(harga: DecInput, sistem: HargaSistem, aturan: AturanOtorisasi): boolean {
  const dasar = sistem.harga_tetap ?? sistem.harga_gram;
  const turun = Dec.from(harga).lt(Dec.from(dasar).minus(aturan.toleransi));
  // A piece with its own price, markis or not, is held to it from below only.
  if (sistem.harga_tetap !== null) return turun;
  return turun || hargaJauh(dasar, harga, aturan.batas_persen);
}

/** Category of the approval that a line needs, if it needs one; the first that applies covers the whole line. */
export function kategoriOtorisasi(
  barang: BarangDinilai,
  sistem: HargaSistem,
  baris: BarisDinilai,
  aturan: AturanOtorisasi,
): string | undefined {
  if (hargaPerluOtorisasi(baris.harga, sistem, aturan) || !Dec.from(baris.berat).eq(barang.berat)) {
    return OTORISASI_HARGA;
  }
  if (aturan.ongkos_turun && baris.hasil.ongkos.lt(ongkosBaris(barang.tipe_ongkos, barang.ongkos, baris.berat))) {
    return OTORISASI_ONGKOS;
  }
  return aturan.diskon && baris.hasil.diskon.gt(diskonBebas(barang, baris)) ? OTORISASI_DISKON : undefined;
}

/** Rupiah of discount that need no approval, floored as a discount in percent is. */
function diskonBebas({ diskon_bebas = 0 }: BarangDinilai, { hasil }: BarisDinilai): Dec {
  return hasil.harga_total.plus(hasil.diskon).times(diskon_bebas).dividedBy(100, 0, 'down');
}

/**
 * The values an approval of a line is bound to, as they travel: change one and the approval is void (domain guide
 * §2.4).
 */
export interface NilaiBaris {
  readonly kode_barcode: string;
  readonly berat: number;
  readonly harga_gram: number;
  readonly harga_jual: number;
  readonly ongkos: number;
  readonly diskon: number;
}

/** @param harga_gram 0 for a piece that carries its own price. */
export function nilaiBaris(kode_barcode: string, berat: DecInput, harga_gram: DecInput, hasil: HargaBaris): NilaiBaris {
  return {
    kode_barcode,
    berat: Dec.from(berat).toJSON(),
    harga_gram: Dec.from(harga_gram).toJSON(),
    harga_jual: hasil.harga_jual.toJSON(),
    ongkos: hasil.ongkos.toJSON(),
    diskon: hasil.diskon.toJSON(),
  };
}
