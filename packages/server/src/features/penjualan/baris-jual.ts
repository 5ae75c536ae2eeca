import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import {
  hargaBaris,
  ongkosBaris,
  type AturanHarga,
  type HargaBaris,
  type HargaSistem,
} from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import { kategoriOtorisasi } from '@kilau/contract/trade/otorisasi/otorisasi-baris.calc.ts';
import { hargaTidakWajar, ongkosTidakWajar, tandaWajar } from '@kilau/contract/trade/wajar/wajar.calc.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { hargaHariIni, type BarangJual } from '../../trade/harga/barang-jual.ts';
import { assertBukanHargaLama } from '../../trade/harga/harga-lama.ts';
import { pajakBaris } from '../../trade/harga/pajak-baris.ts';
import { tanyakan } from '../../trade/wajar/tanyakan.ts';
import { aturanOtorisasi } from '../../trade/otorisasi/aturan-otorisasi.ts';
import type { PasarTersimpan } from './pasar.ts';

export type PenjualanMasuk = KindInput<typeof penjualan>;
export type BarangMasuk = PenjualanMasuk['barang'][number];

/** One priced line, ready to be stored, with the reason why it needs an approval, if it does. */
export interface BarisJual {
  readonly barang: BarangJual;
  readonly berat: Dec;
  readonly sistem: HargaSistem;
  readonly harga_gram: Dec;
  readonly tarif_ongkos: Dec;
  readonly hasil: HargaBaris;
  readonly ppn_tarif: Dec;
  readonly ppn: Dec;
  /** What the customer pays for the line, tax included. */
  readonly total: Dec;
  readonly diskon_persen: Dec;
  /** Category of the approval it needs. */
  readonly kategori: string | undefined;
  readonly otorisasi: string | null;
  /** A deposit brings it: it was promised before. */
  readonly dijanjikan?: true;
  /** The marketplace that brought it, and its picture. */
  readonly pasar?: PasarTersimpan;
  /** The rules that its price was worked out by, where these are not today's. */
  readonly aturan?: AturanHarga;
}

interface Terpakai {
  readonly harga_gram: Dec;
  readonly harga_tetap: Dec | null;
}

/**
 * Refuses what says nothing of this piece: a price per gram of one that carries its own, two discounts at once. Nothing
 * that is sent is passed over.
 */
function assertBerlaku(sistem: HargaSistem, masuk: BarangMasuk, index: number): void {
  const breaks: Record<string, RuleBreak> = {};
  if (sistem.harga_tetap !== null && masuk.harga_gram?.gt(0)) {
    breaks[`barang.${index}.harga_gram`] = { rule: 'harga_bukan_per_gram' };
  }
  if (masuk.diskon_rp?.gt(0) && masuk.diskon_persen?.gt(0)) {
    breaks[`barang.${index}.diskon_persen`] = { rule: 'diskon_ganda' };
  }
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
}

/** The gold of a piece that is priced by the gram follows from its price per gram: another sum is refused. */
function assertHargaJual(sistem: HargaSistem, { harga_jual }: HargaBaris, masuk: BarangMasuk, index: number): void {
  if (sistem.harga_tetap !== null || masuk.harga_jual === null || masuk.harga_jual.eq(harga_jual)) return;
  throw new Problem(
    'data_tidak_valid',
    {},
    { [`barang.${index}.harga_jual`]: { rule: 'harga_jual_berbeda', params: { harga: harga_jual.toJSON() } } },
  );
}

/** A price or an ongkos that is many times the usual is asked about; what is below needs an approval anyway. */
function tanyaBaris(
  context: WorkContext,
  barang: BarangJual,
  sistem: HargaSistem,
  { hasil, index }: { readonly hasil: HargaBaris; readonly index: number },
): void {
  const { kode_barcode } = barang;
  const kali = sistem.harga_tetap && hargaTidakWajar(hasil.harga_jual, sistem.harga_tetap);
  if (kali && sistem.harga_tetap) {
    const angka = { harga: hasil.harga_jual.toJSON(), biasa: sistem.harga_tetap.toJSON(), kali: kali.toJSON() };
    tanyakan(
      context,
      tandaWajar.harga(kode_barcode, hasil.harga_jual),
      (konfirmasi) =>
        new Problem(
          'harga_tidak_wajar',
          { kode_barcode, ...angka, konfirmasi },
          { [`barang.${index}.harga_jual`]: { rule: 'perlu_diperiksa' } },
        ),
    );
  }
  const biasa = ongkosBaris(barang.tipe_ongkos, barang.ongkos, barang.berat);
  const kaliOngkos = ongkosTidakWajar(hasil.ongkos, biasa);
  if (kaliOngkos) {
    const angka = { ongkos: hasil.ongkos.toJSON(), biasa: biasa.toJSON(), kali: kaliOngkos.toJSON() };
    tanyakan(
      context,
      tandaWajar.ongkos(kode_barcode, hasil.ongkos),
      (konfirmasi) =>
        new Problem(
          'ongkos_tidak_wajar',
          { kode_barcode, ...angka, konfirmasi },
          { [`barang.${index}.ongkos`]: { rule: 'perlu_diperiksa' } },
        ),
    );
  }
}

/** Which price counts: what was sent when it was sent and is not stale, else today's. */
async function hargaTerpakai(
  tx: Tx,
  context: WorkContext,
  barang: BarangJual,
  sistem: HargaSistem,
  masuk: BarangMasuk,
): Promise<Terpakai> {
  if (sistem.harga_tetap !== null) return { harga_gram: Dec.zero, harga_tetap: masuk.harga_jual ?? sistem.harga_tetap };
  const harga_gram = masuk.harga_gram ?? sistem.harga_gram;
  if (!harga_gram.eq(sistem.harga_gram)) await assertBukanHargaLama(tx, context, barang, harga_gram, sistem.harga_gram);
  return { harga_gram, harga_tetap: null };
}

/** Nothing is given away: a price that was sent as 0 is refused at its field, one that the shop has not set is told. */
function hargaNol({ kode_group }: BarangJual, masuk: BarangMasuk, index: number): Problem {
  const name = (['harga_jual', 'harga_gram'] as const).find((field) => masuk[field]?.isZero());
  return name
    ? new Problem('data_tidak_valid', {}, { [`barang.${index}.${name}`]: { rule: 'tidak_boleh_nol' } })
    : new Problem('harga_belum_diatur', { kode_group });
}

/** A piece is sold at most whole. */
function assertBerat(barang: BarangJual, berat: Dec, index: number): void {
  if (berat.lte(barang.berat)) return;
  throw new Problem(
    'berat_berbeda',
    { kode_barcode: barang.kode_barcode, berat: barang.berat.toJSON() },
    { [`barang.${index}.berat`]: { rule: 'melebihi_berat_stok' } },
  );
}

/** Prices one line by the shop's rules. The server decides; what was sent is checked, never trusted. */
export async function hitungBaris(
  tx: Tx,
  context: WorkContext,
  aturan: AturanHarga,
  barang: BarangJual,
  masuk: BarangMasuk,
  index: number,
): Promise<BarisJual> {
  const sistem = hargaHariIni(barang, aturan);
  assertBerlaku(sistem, masuk, index);
  const berat = masuk.berat ?? barang.berat;
  const harga = await hargaTerpakai(tx, context, barang, sistem, masuk);
  const { harga_gram } = harga;
  // `ongkos` on the wire is rupiah for the line; a flat sum therefore, whatever the piece's own way of charging.
  const tarif =
    masuk.ongkos === null
      ? { tipe: barang.tipe_ongkos, nominal: barang.ongkos }
      : { tipe: 'TOTAL' as const, nominal: masuk.ongkos };
  const dasar = {
    berat,
    harga_gram,
    persentase: sistem.persentase,
    harga_tetap: harga.harga_tetap,
    harga_atribut: barang.harga_atribut,
  };
  const hasil = hargaBaris(
    {
      ...dasar,
      tipe_ongkos: tarif.tipe,
      tarif_ongkos: tarif.nominal,
      diskon_rp: masuk.diskon_rp ?? 0,
      diskon_persen: masuk.diskon_persen ?? 0,
    },
    aturan,
  );
  if (hasil.harga_jual.isZero()) throw hargaNol(barang, masuk, index);
  assertHargaJual(sistem, hasil, masuk, index);
  if (hasil.diskon_berlebih) {
    throw new Problem(
      'diskon_melebihi_total',
      { kode_barcode: barang.kode_barcode },
      { [`barang.${index}.diskon_rp`]: { rule: 'diskon_melebihi_total' } },
    );
  }
  assertBerat(barang, berat, index);
  tanyaBaris(context, barang, sistem, { hasil, index });
  const pajak = pajakBaris(context, barang, hasil.harga_total);
  return {
    barang,
    berat,
    sistem,
    harga_gram,
    hasil,
    ...pajak,
    tarif_ongkos: tarif.nominal,
    diskon_persen: masuk.diskon_persen ?? Dec.zero,
    kategori: kategoriOtorisasi(
      barang,
      sistem,
      { berat, harga: harga.harga_tetap ?? harga_gram, hasil },
      aturanOtorisasi(context),
    ),
    otorisasi: masuk.otorisasi,
  };
}
