import { Dec, type DecInput } from '../../core/dec.ts';

/**
 * The arithmetic of a sale (domain guide §2.1-§2.6). Run live in the form and again on the server, which decides.
 * Money is whole rupiah, weight grams, percentages percent.
 */
export type ModeHarga = 'GRAM' | 'PERSENTASE';
/** What MODE_HARGA says. */
export const modeHarga = (nilai: string): ModeHarga => (nilai === 'PERSENTASE' ? nilai : 'GRAM');
export type TipeOngkos = 'PER_GRAM' | 'TOTAL';

/** Rules of the shop that a price depends on; the line keeps a snapshot of them. */
export interface AturanHarga {
  readonly mode_harga: ModeHarga;
  /** Rounding multiple, PEMBULATAN. */
  readonly pembulatan: number;
  /** ROUND_DOWN_SALES_MODULE. */
  readonly bulat_turun: boolean;
}

/**
 * Rounds a price to a multiple (decisions.md 13): first to whole rupiah, then up, or down when the module says so.
 * @param kelipatan the multiple, PEMBULATAN; default 500.
 */
export function bulatkan(harga: DecInput, kelipatan: DecInput, turun: boolean): Dec {
  const bulat = Dec.from(harga).round(0, 'half-up');
  const sisa = bulat.mod(kelipatan);
  if (sisa.isZero()) return bulat;
  return turun ? bulat.minus(sisa) : bulat.minus(sisa).plus(kelipatan);
}

export interface HargaSumber {
  /** Price per gram of the piece's group for resellers, where one buys; 0 when they have none. */
  readonly harga_reseller?: DecInput;
  /** Price per gram of the kelompok harga that the group belongs to, 0 when unset or none. */
  readonly harga_kelompok: DecInput;
  /** Price per gram of the piece's group, 0 when unset. */
  readonly harga_group: DecInput;
  /** Sale purity of the group in percent, for percentage mode; 0 means its kadar. */
  readonly persentase_group: DecInput;
  /** Price per gram of 24K, 0 when unset. */
  readonly harga_global: DecInput;
  readonly kadar: DecInput;
  readonly markis: boolean;
  /** Price of the whole piece, set on the piece itself (markis, update-profit). */
  readonly harga_khusus: DecInput | null;
}

export interface HargaSistem {
  readonly sumber: 'BARANG' | 'RESELLER' | 'KELOMPOK' | 'GROUP' | 'GLOBAL';
  /** Rupiah per gram; for a piece with its own price, 0. */
  readonly harga_gram: Dec;
  readonly persentase: Dec;
  /** Price of the whole piece when it carries its own. */
  readonly harga_tetap: Dec | null;
}

/**
 * Today's price of a piece: the piece's own price, then a reseller's, its kelompok harga's, its group's, the global
 * price by kadar.
 * Answers `undefined` when no price is set anywhere.
 */
export function hargaSistem(sumber: HargaSumber, mode: ModeHarga): HargaSistem | undefined {
  const khusus = sumber.harga_khusus === null ? Dec.zero : Dec.from(sumber.harga_khusus);
  if (sumber.markis || khusus.gt(0)) {
    return { sumber: 'BARANG', harga_gram: Dec.zero, persentase: Dec.zero, harga_tetap: khusus };
  }
  const reseller = Dec.from(sumber.harga_reseller ?? 0);
  if (reseller.gt(0)) {
    const persentase = mode === 'PERSENTASE' ? Dec.from(100) : Dec.zero;
    return { sumber: 'RESELLER', harga_gram: reseller, persentase, harga_tetap: null };
  }
  const global = Dec.from(sumber.harga_global);
  const kelompok = Dec.from(sumber.harga_kelompok);
  const group = kelompok.gt(0) ? kelompok : Dec.from(sumber.harga_group);
  const dari = kelompok.gt(0) ? 'KELOMPOK' : 'GROUP';
  if (mode === 'PERSENTASE') {
    const persentase = Dec.from(sumber.persentase_group).gt(0)
      ? Dec.from(sumber.persentase_group)
      : Dec.from(sumber.kadar);
    if (global.gt(0)) return { sumber: 'GLOBAL', harga_gram: global, persentase, harga_tetap: null };
    return group.gt(0) ? { sumber: dari, harga_gram: group, persentase, harga_tetap: null } : undefined;
  }
  if (group.gt(0)) return { sumber: dari, harga_gram: group, persentase: Dec.zero, harga_tetap: null };
  if (global.isZero()) return undefined;
  const harga_gram = global.times(sumber.kadar).dividedBy(100, 0, 'half-up');
  return { sumber: 'GLOBAL', harga_gram, persentase: Dec.zero, harga_tetap: null };
}

/** Where the price of a group comes from, whatever piece it will be. */
export type HargaSumberGroup = Omit<HargaSumber, 'harga_reseller' | 'markis' | 'harga_khusus'>;

/**
 * Rupiah that a gram of a group's gold is sold for today, whichever way the shop sells: by percentage it is that share
 * of the price that counts. Answers `undefined` when no price is set anywhere.
 */
export function hargaSegram(sumber: HargaSumberGroup, mode: ModeHarga): Dec | undefined {
  const sistem = hargaSistem({ ...sumber, markis: false, harga_khusus: null }, mode);
  if (!sistem) return undefined;
  const { harga_gram, persentase } = sistem;
  const segram = mode === 'PERSENTASE' ? harga_gram.times(persentase).dividedBy(100, 0, 'half-up') : harga_gram;
  return segram.gt(0) ? segram : undefined;
}

export interface BarisMasuk {
  readonly berat: DecInput;
  readonly harga_gram: DecInput;
  readonly persentase: DecInput;
  /** Price of the whole piece; then harga_gram plays no part. */
  readonly harga_tetap: DecInput | null;
  readonly tipe_ongkos: TipeOngkos;
  /** Rupiah per gram or in all, by `tipe_ongkos`. */
  readonly tarif_ongkos: DecInput;
  readonly harga_atribut: DecInput;
  readonly diskon_rp?: DecInput;
  readonly diskon_persen?: DecInput;
}

export interface HargaBaris {
  /** The gold part, rounded to PEMBULATAN. */
  readonly harga_jual: Dec;
  readonly ongkos: Dec;
  readonly harga_atribut: Dec;
  readonly diskon: Dec;
  readonly harga_total: Dec;
  /** harga_jual ÷ berat, floored. */
  readonly harga_rata: Dec;
  /** The discount asked for is more than the rules allow; `diskon` is cut to what they allow. */
  readonly diskon_berlebih: boolean;
}

/** The making charge of a line: per gram times weight, to whole rupiah, or flat. */
export function ongkosBaris(tipe: TipeOngkos, tarif: DecInput, berat: DecInput): Dec {
  return tipe === 'TOTAL' ? Dec.from(tarif) : Dec.from(tarif).times(berat).round(0, 'half-up');
}

/** The price of one line (domain guide §2.1; worked examples S1 and S2). */
export function hargaBaris(baris: BarisMasuk, aturan: AturanHarga): HargaBaris {
  const berat = Dec.from(baris.berat);
  const mentah =
    baris.harga_tetap !== null
      ? Dec.from(baris.harga_tetap)
      : aturan.mode_harga === 'PERSENTASE'
        ? Dec.from(baris.harga_gram).times(baris.persentase).times(berat).dividedBy(100, 6, 'half-up')
        : Dec.from(baris.harga_gram).times(berat);
  const harga_jual = bulatkan(mentah, aturan.pembulatan, aturan.bulat_turun);
  const ongkos = ongkosBaris(baris.tipe_ongkos, baris.tarif_ongkos, berat);
  const harga_atribut = Dec.from(baris.harga_atribut);
  const dasar = harga_jual.plus(ongkos).plus(harga_atribut);
  const { diskon, berlebih } = diskonBaris(dasar, harga_jual, baris);
  return {
    harga_jual,
    ongkos,
    harga_atribut,
    diskon,
    harga_total: Dec.max(0, dasar.minus(diskon)),
    harga_rata: berat.isZero() ? Dec.zero : harga_jual.dividedBy(berat, 0, 'down'),
    diskon_berlebih: berlebih,
  };
}

/** Today's price of a piece, and what it costs at that price. */
export interface HargaHariIni {
  readonly harga: HargaSistem;
  readonly jual: HargaBaris;
}

function diskonBaris(dasar: Dec, harga_jual: Dec, baris: BarisMasuk): { diskon: Dec; berlebih: boolean } {
  const persen = Dec.from(baris.diskon_persen ?? 0);
  if (persen.gt(0)) {
    const diskon = dasar.times(Dec.min(persen, 100)).dividedBy(100, 0, 'down');
    return { diskon, berlebih: persen.gt(100) };
  }
  const diskon = Dec.from(baris.diskon_rp ?? 0);
  const batas = Dec.min(dasar, harga_jual);
  return diskon.gt(batas) ? { diskon: batas, berlebih: true } : { diskon, berlebih: false };
}

export interface Ppn {
  /** Tax base (DPP) and tax, whole rupiah. */
  readonly dpp: Dec;
  readonly ppn: Dec;
  /** What the customer pays. */
  readonly total: Dec;
}

/**
 * PPN of one amount (domain guide §2.6): 1.1 % or 1.65 % by the piece's origin, contained in the price or added to it.
 * Contained: DPP = amount ÷ (1 + rate), to whole rupiah, the rest is tax, so that both always add up.
 */
export function hitungPpn(jumlah: DecInput, tarif: DecInput, cara: 'INCLUDE' | 'EXCLUDE'): Ppn {
  const harga = Dec.from(jumlah);
  if (cara === 'EXCLUDE') {
    const ppn = harga.times(tarif).dividedBy(100, 0, 'half-up');
    return { dpp: harga, ppn, total: harga.plus(ppn) };
  }
  const dpp = harga.times(100).dividedBy(Dec.from(tarif).plus(100), 0, 'half-up');
  return { dpp, ppn: harga.minus(dpp), total: harga };
}
