import { text } from '@kilau/contract/core/field.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { assertDijual, loadBarang } from '../../trade/harga/barang-jual.ts';
import { hargaJual } from '../../trade/harga/harga-barang.ts';

/**
 * `GET barang/{kode_barcode}/harga-jual`: what a scan at the counter asks. One statement for a piece that can be sold.
 */
export const hargaJualRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'barang/{kode_barcode}/harga-jual',
    tag: 'barang',
    summary: 'Barang yang akan dijual, dengan harga hari ini',
    need: { pages: ['/transaksi-penjualan', '/transaksi-titipan', '/data-barang'] },
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
