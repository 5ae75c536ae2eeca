import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { hargaBaris, type HargaHariIni } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { aturanHarga } from './aturan-harga.ts';
import { type BarangJual, hargaHariIni, loadBarang } from './barang-jual.ts';

/** Today's price of a piece, and what it costs at that price. @throws Problem `harga_belum_diatur` */
export function hargaJual(context: Pick<WorkContext, 'param' | 'isOn'>, barang: BarangJual): HargaHariIni {
  const aturan = aturanHarga(context);
  const harga = hargaHariIni(barang, aturan);
  const { berat, harga_atribut, tipe_ongkos, ongkos } = barang;
  return { harga, jual: hargaBaris({ ...harga, berat, harga_atribut, tipe_ongkos, tarif_ongkos: ongkos }, aturan) };
}

type HargaContext = Pick<WorkContext, 'shop' | 'param' | 'isOn'>;

/** The same, or nothing while no price is set for it. */
export function hargaBila(context: HargaContext, barang: BarangJual): HargaHariIni | undefined {
  try {
    return hargaJual(context, barang);
  } catch (error) {
    if (error instanceof Problem && error.code === 'harga_belum_diatur') return undefined;
    throw error;
  }
}

/** The same for a piece known by its barcode; nothing while no price is set for it. */
export async function hargaBarang(
  sql: Sql,
  context: HargaContext,
  kode_barcode: string,
): Promise<HargaHariIni | undefined> {
  const barang = (await loadBarang(sql, context.shop.kode_toko, [kode_barcode])).get(kode_barcode);
  return barang && hargaBila(context, barang);
}

/** Rows of pieces, each with what it costs today: in one more statement, however many they are. */
export async function denganHarga<R extends { readonly kode_barcode: string }>(
  sql: Sql,
  context: HargaContext,
  rows: readonly R[],
): Promise<readonly (R & { readonly harga_total: Dec | null })[]> {
  const kode = rows.map((row) => row.kode_barcode);
  const barang = await loadBarang(sql, context.shop.kode_toko, kode);
  return rows.map((row) => {
    const piece = barang.get(row.kode_barcode);
    return { ...row, harga_total: (piece && hargaBila(context, piece))?.jual.harga_total ?? null };
  });
}
