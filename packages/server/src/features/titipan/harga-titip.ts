import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { hargaBaris, type HargaBaris, type HargaSistem } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import { kategoriOtorisasi } from '@kilau/contract/trade/otorisasi/otorisasi-baris.calc.ts';
import type { Work } from '../../engine/paper/kind.ts';
import { aturanHarga } from '../../trade/harga/aturan-harga.ts';
import { hargaHariIni, type BarangJual } from '../../trade/harga/barang-jual.ts';
import { assertBukanHargaLama } from '../../trade/harga/harga-lama.ts';
import { aturanOtorisasi } from '../../trade/otorisasi/aturan-otorisasi.ts';

/** What may be agreed on with a customer of a piece that is kept back. */
export interface Tawar {
  readonly harga_gram: Dec | null;
  readonly diskon_rp: Dec | null;
}

/** What a piece costs in a deposit. */
export interface HargaTitip {
  /** The shop's own price of the day. */
  readonly harga: HargaSistem;
  /** Rupiah per gram as it was agreed on; 0 of a piece with a price of its own. */
  readonly harga_gram: Dec;
  readonly jual: HargaBaris;
  /** Category of the approval that it needs. */
  readonly kategori: string | undefined;
}

/** What cannot be agreed on: a price of no gram, or anything where the price of another day will count. */
function assertTawar({ harga_gram, diskon_rp }: Tawar, { harga_tetap }: HargaSistem, mengikat: boolean, at: string) {
  const breaks: Record<string, RuleBreak> = {};
  if (harga_gram?.isZero()) breaks[`${at}.harga_gram`] = { rule: 'tidak_boleh_nol' };
  if (harga_tetap !== null && harga_gram?.gt(0)) breaks[`${at}.harga_gram`] = { rule: 'harga_bukan_per_gram' };
  if (!mengikat && harga_gram !== null) breaks[`${at}.harga_gram`] = { rule: 'harga_tidak_mengikat' };
  if (!mengikat && diskon_rp?.gt(0)) breaks[`${at}.diskon_rp`] = { rule: 'harga_tidak_mengikat' };
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
}

/**
 * The price of a piece that is kept back: today's, or what was agreed on instead, by the rules of a sale.
 * @param at its line, as a refusal names it. @param lama agreed on before today.
 * @throws Problem `harga_belum_diatur`, `harga_sudah_berubah`, `diskon_melebihi_total`, `data_tidak_valid` at a field.
 */
export async function hargaTitip(
  { tx, context }: Work,
  barang: BarangJual,
  tawar: Tawar,
  { mengikat, lama, at }: { readonly mengikat: boolean; readonly lama: boolean; readonly at: string },
): Promise<HargaTitip> {
  const aturan = aturanHarga(context);
  const harga = hargaHariIni(barang, aturan);
  assertTawar(tawar, harga, mengikat, at);
  const harga_gram = tawar.harga_gram ?? harga.harga_gram;
  if (!lama && !harga_gram.eq(harga.harga_gram)) {
    await assertBukanHargaLama(tx, context, barang, harga_gram, harga.harga_gram);
  }
  const { berat, harga_atribut, tipe_ongkos, ongkos } = barang;
  const jual = hargaBaris(
    { ...harga, harga_gram, berat, harga_atribut, tipe_ongkos, tarif_ongkos: ongkos, diskon_rp: tawar.diskon_rp ?? 0 },
    aturan,
  );
  if (jual.diskon_berlebih) {
    throw new Problem(
      'diskon_melebihi_total',
      { kode_barcode: barang.kode_barcode },
      { [`${at}.diskon_rp`]: { rule: 'diskon_melebihi_total' } },
    );
  }
  const dinilai = { berat, harga: harga.harga_tetap ?? harga_gram, hasil: jual };
  return { harga, harga_gram, jual, kategori: kategoriOtorisasi(barang, harga, dinilai, aturanOtorisasi(context)) };
}
