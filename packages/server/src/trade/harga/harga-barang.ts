import { Problem } from '@kilau/contract/core/problem.ts';
import { hargaBaris, type HargaHariIni } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { aturanHarga } from './aturan-harga.ts';
import { hargaHariIni, loadBarang, type BarangJual } from './barang-jual.ts';

/** Today's price of a piece, and what it costs at that price. @throws Problem `harga_belum_diatur` */
export function hargaJual(context: Pick<WorkContext, 'param' | 'isOn'>, barang: BarangJual): HargaHariIni {
  const aturan = aturanHarga(context);
  const harga = hargaHariIni(barang, aturan);
  const { berat, harga_atribut, tipe_ongkos, ongkos } = barang;
  return { harga, jual: hargaBaris({ ...harga, berat, harga_atribut, tipe_ongkos, tarif_ongkos: ongkos }, aturan) };
}

/** The same for a piece known by its barcode; nothing while no price is set for it. */
export async function hargaBarang(
  sql: Sql,
  context: Pick<WorkContext, 'shop' | 'param' | 'isOn'>,
  kode_barcode: string,
): Promise<HargaHariIni | undefined> {
  const barang = (await loadBarang(sql, context.shop.kode_toko, [kode_barcode], false)).get(kode_barcode);
  if (!barang) return undefined;
  try {
    return hargaJual(context, barang);
  } catch (error) {
    if (error instanceof Problem && error.code === 'harga_belum_diatur') return undefined;
    throw error;
  }
}
