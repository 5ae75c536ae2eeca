import { Dec } from '@kilau/contract/core/dec.ts';
import { BERAT_MAKS } from '@kilau/contract/core/field.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { OTORISASI_DISKON, type NilaiBaris } from '@kilau/contract/trade/otorisasi/otorisasi-baris.calc.ts';
import type { Work } from '../../engine/paper/kind.ts';
import { curahEntries, type Entry } from '../../ledger/entry.ts';
import {
  assertCukup,
  curahAksesoris,
  pegangAksesoris,
  ubahStok,
  type AksesorisDipegang,
} from '../../trade/barang/aksesoris.ts';
import { pegangBakiAsal } from '../../trade/gudang/baki.ts';
import { pajak } from '../../trade/harga/pajak-baris.ts';
import { aturanOtorisasi } from '../../trade/otorisasi/aturan-otorisasi.ts';
import type { PenjualanMasuk } from './baris-jual.ts';

/** So many of an accessory beside the pieces of a sale, at its own price. */
export interface BarisAksesoris extends AksesorisDipegang {
  readonly qty: number;
  /** What they cost, without PPN that is added, and what is taken off. */
  readonly jumlah: Dec;
  readonly diskon: Dec;
  readonly ppn_tarif: Dec;
  readonly ppn: Dec;
  /** What the customer pays for them. */
  readonly total: Dec;
  /** Category of the approval that the discount needs. */
  readonly kategori: string | undefined;
  readonly otorisasi: string | null;
}

/** What is taken off so many of an accessory. @throws Problem `diskon_melebihi_total` where that is more than they cost. */
function diskonAksesoris(kode_barcode: string, jumlah: Dec, diskon: Dec, index: number): Dec {
  if (diskon.lte(jumlah)) return diskon;
  throw new Problem(
    'diskon_melebihi_total',
    { kode_barcode },
    { [`aksesoris.${index}.diskon_rp`]: { rule: 'diskon_melebihi_total' } },
  );
}

/** What the approval of a discount is bound to. */
export const nilaiAksesoris = ({ kode_barcode, berat, qty, jumlah, diskon }: BarisAksesoris): NilaiBaris => ({
  kode_barcode,
  berat: berat.times(qty).toJSON(),
  harga_gram: 0,
  harga_jual: jumlah.toJSON(),
  ongkos: 0,
  diskon: diskon.toJSON(),
});

/**
 * What the accessories of a sale cost. They are counted, not kept back: whoever is validated first has them.
 * @throws Problem `stok_tidak_cukup`, and what tells that a code is no accessory.
 */
export async function hitungAksesoris(
  { tx, context }: Work,
  masuk: PenjualanMasuk['aksesoris'],
): Promise<readonly BarisAksesoris[]> {
  if (masuk.length === 0) return [];
  const held = await pegangAksesoris(
    tx,
    context.shop.kode_toko,
    masuk.map(({ kode_barcode }) => kode_barcode),
  );
  const diotorisasi = aturanOtorisasi(context).diskon;
  return masuk.flatMap(({ kode_barcode, qty, diskon_rp, otorisasi }, index): BarisAksesoris[] => {
    const dipegang = held.get(kode_barcode);
    if (!dipegang) return [];
    assertCukup(dipegang, qty, `aksesoris.${index}.qty`);
    if (dipegang.berat.times(qty).gt(BERAT_MAKS)) {
      const rule = { rule: 'berat_baris_maks', params: { max: BERAT_MAKS } };
      throw new Problem('data_tidak_valid', {}, { [`aksesoris.${index}.qty`]: rule });
    }
    const jumlah = dipegang.harga_jual.times(qty);
    const diskon = diskonAksesoris(kode_barcode, jumlah, diskon_rp ?? Dec.zero, index);
    const kategori = diotorisasi && diskon.gt(0) ? OTORISASI_DISKON : undefined;
    const dikenai = pajak(context, 'PPN_TARIF_AKSESORIS', jumlah.minus(diskon));
    return [{ ...dipegang, qty, jumlah, diskon, ...dikenai, kategori, otorisasi }];
  });
}

/** A line as it is kept: what the accessory was and cost then. */
export const aksesorisTersimpan = ({ stok: _, kategori, harga_jual, jumlah, total, ...row }: BarisAksesoris) => ({
  ...row,
  // An approval that it did not need was not used.
  otorisasi: kategori === undefined ? null : row.otorisasi,
  harga_satuan: harga_jual,
  harga_jual: jumlah,
  harga_total: total,
});

interface Kertas {
  readonly nomor: string;
  readonly isi: number;
}

/** So many of an accessory that a sale has sold. */
export interface BarisTerjual {
  readonly kode_barcode: string;
  readonly qty: number;
}

const barisDari = ({ tx, context }: Work, { nomor, isi }: Kertas): Promise<BarisTerjual[]> =>
  tx.query(
    `select kode_barcode, qty from jual_aksesoris where kode_toko = $1 and nomor = $2 and ke = $3 order by baris`,
    [context.shop.kode_toko, nomor, isi],
  );

/** The accessories of a sale leave with the customer. @throws Problem `stok_tidak_cukup`. */
export async function keluarAksesoris(
  { tx, context }: Work,
  baris: readonly BarisTerjual[],
  kategori: string,
): Promise<Entry[]> {
  if (baris.length === 0) return [];
  const held = await pegangAksesoris(
    tx,
    context.shop.kode_toko,
    baris.map(({ kode_barcode }) => kode_barcode),
  );
  const entries = baris.flatMap(({ kode_barcode, qty }): Entry[] => {
    const dipegang = held.get(kode_barcode);
    if (!dipegang) return [];
    assertCukup(dipegang, qty);
    return curahEntries(curahAksesoris({ ...dipegang, qty }), -1, 'PELANGGAN', kategori);
  });
  await ubahStok(tx, context.shop.kode_toko, baris, -1);
  return entries;
}

/**
 * They come back, each to its tray.
 * @returns what writes it, behind the pieces.
 */
export async function kembaliAksesoris(work: Work, sale: Kertas): Promise<() => Promise<void>> {
  const { tx, context } = work;
  const { kode_toko } = context.shop;
  const baris = await barisDari(work, sale);
  if (baris.length === 0) return async () => undefined;
  const kode = baris.map(({ kode_barcode }) => kode_barcode);
  const places = await tx.query<{ kode_gudang: string; kode_baki: string }>(
    `select distinct kode_gudang, kode_baki from aksesoris where kode_toko = $1 and kode_barcode = any($2)`,
    [kode_toko, kode],
  );
  await pegangBakiAsal(tx, kode_toko, places);
  return async () => {
    await pegangAksesoris(tx, kode_toko, kode);
    await ubahStok(tx, kode_toko, baris, 1);
  };
}
