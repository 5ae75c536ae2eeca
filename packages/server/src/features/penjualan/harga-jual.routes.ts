import type { Dec } from '@kilau/contract/core/dec.ts';
import { text } from '@kilau/contract/core/field.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Context } from '../../platform/context.ts';
import { aksesorisTidakDikenal } from '../../trade/barang/aksesoris.ts';
import { assertDijual, type BarangJual, loadBarang } from '../../trade/harga/barang-jual.ts';
import { hargaJual } from '../../trade/harga/harga-barang.ts';
import { untukReseller } from '../../trade/harga/harga-reseller.ts';
import { adalahReseller } from '../../trade/pelanggan/reseller.ts';

/** So many that are found: who looks for more types more. */
const MOST_FOUND = 20;

/** An accessory as the counter sells it. */
interface AksesorisDijual {
  readonly kode_barcode: string;
  readonly nama_aksesoris: string;
  readonly kode_baki: string;
  readonly harga_jual: Dec;
  readonly stok: number;
}

/** The piece as this customer buys it, where he pays other prices than all. */
async function hargaPelanggan(
  context: Context,
  barang: BarangJual,
  kode_member: string,
): Promise<BarangJual | undefined> {
  if (!(await adalahReseller(context.db, context, kode_member))) return undefined;
  const { kode_barcode } = barang;
  const found = await untukReseller(context.db, context.shop.kode_toko, new Map([[kode_barcode, barang]]));
  return found.get(kode_barcode);
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
    need: { pages: ['/transaksi-penjualan', '/transaksi-titipan', '/transaksi-cicilan', '/data-barang'] },
    params: recordSchema({ kode_barcode: text({ max: 30, required: true }) }),
    // The OPEN sale that is being changed may already hold the piece.
    // A member who is a reseller pays other prices.
    query: recordSchema({ untuk: text({ max: 60 }), kode_member: text({ max: 20 }) }),
    handler: async (context, { params: { kode_barcode }, query }) => {
      const found = await loadBarang(context.db, context.shop.kode_toko, [kode_barcode]);
      const barang = await assertDijual(context.db, context, kode_barcode, found.get(kode_barcode), query.untuk ?? '');
      const dijual = (await hargaPelanggan(context, barang, query.kode_member ?? '')) ?? barang;
      return { ...dijual, ...hargaJual(context, dijual) };
    },
  }),
  route({
    method: 'GET',
    path: 'penjualan/aksesoris',
    tag: 'penjualan',
    summary: 'Aksesoris yang bisa dijual, dicari dengan nama atau kode',
    need: { pages: ['/transaksi-penjualan'] },
    query: recordSchema({ q: text({ max: 60 }) }),
    handler: async ({ db, shop }, { query: { q } }) => ({
      data: await db.query<AksesorisDijual>(
        `select kode_barcode, nama_aksesoris, kode_baki, harga_jual, stok from aksesoris
          where kode_toko = $1 and status_aktif and stok > 0
            and ($2 = '' or nama_aksesoris like '%' || upper($2) || '%' or kode_barcode like '%' || $2)
          order by nama_aksesoris, kode_barcode limit ${MOST_FOUND}`,
        [shop.kode_toko, (q ?? '').replaceAll(/[%_\\]/g, '')],
      ),
    }),
  }),
  route({
    method: 'GET',
    path: 'aksesoris/{kode_barcode}/harga-jual',
    tag: 'barang',
    summary: 'Aksesoris yang akan dijual, dengan harga dan stoknya',
    need: { pages: ['/transaksi-penjualan'] },
    params: recordSchema({ kode_barcode: text({ max: 30, required: true }) }),
    handler: async ({ db, shop }, { params: { kode_barcode } }) => {
      const aksesoris = await db.maybe<AksesorisDijual>(
        `select kode_barcode, nama_aksesoris, kode_baki, harga_jual, stok from aksesoris
          where kode_toko = $1 and kode_barcode = $2`,
        [shop.kode_toko, kode_barcode],
      );
      if (!aksesoris) throw await aksesorisTidakDikenal(db, shop.kode_toko, kode_barcode);
      return aksesoris;
    },
  }),
];
