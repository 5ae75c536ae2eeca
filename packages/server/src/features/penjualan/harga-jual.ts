import { text } from '@kilau/contract/core/field.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { hargaBaris, type HargaHariIni } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { assertDijual, aturanHarga, hargaHariIni, loadBarang, type BarangJual } from './barang-jual.ts';

/** Today's price of a piece, and what it costs at that price. @throws Problem `harga_belum_diatur` */
function hargaJual(context: Pick<WorkContext, 'param' | 'isOn'>, barang: BarangJual): HargaHariIni {
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

/**
 * `GET barang/{kode_barcode}/harga-jual`: what a scan at the counter asks. One statement for a piece that can be sold.
 */
export const hargaJualRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'barang/{kode_barcode}/harga-jual',
    tag: 'barang',
    summary: 'Barang yang akan dijual, dengan harga hari ini',
    need: { pages: ['/transaksi-penjualan', '/data-barang'] },
    params: recordSchema({ kode_barcode: text({ max: 30, required: true }) }),
    // The OPEN sale that is being changed may already hold the piece.
    query: recordSchema({ untuk: text({ max: 60 }) }),
    handler: async (context, { params: { kode_barcode }, query }) => {
      const found = await loadBarang(context.db, context.shop.kode_toko, [kode_barcode], false);
      const barang = await assertDijual(context.db, context, kode_barcode, found.get(kode_barcode), query.untuk ?? '');
      return { ...barang, ...hargaJual(context, barang) };
    },
  }),
];
