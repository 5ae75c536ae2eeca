import { recordSchema } from '@kilau/contract/core/schema.ts';
import { GERBANG_MANUAL } from '@kilau/contract/features/manual/gerbang.ts';
import { riwayatStokFields, stokManualFields } from '@kilau/contract/features/manual/stok.fields.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { daftarStok, riwayatStok } from './stok.baca.ts';

const tag = 'barang-manual';

/** The calls of the stock of manual items, beside those of its documents. */
export const stokManualRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: 'barang-manual',
    tag,
    summary: 'Stok barang manual menurut saringan, dengan jumlahnya',
    need: { gate: GERBANG_MANUAL, pages: ['/data-barang-manual', '/pindah-barang-manual', '/hancur-barang-manual'] },
    body: recordSchema(stokManualFields),
    handler: (context, { body }) => daftarStok(context.db, context.shop.kode_toko, body),
  }),
  route({
    method: 'GET',
    path: 'barang-manual/riwayat',
    tag,
    summary: 'Gerak satu group dan jenis di satu baki',
    need: { gate: GERBANG_MANUAL, pages: ['/data-barang-manual'] },
    query: recordSchema(riwayatStokFields),
    handler: (context, { query }) => riwayatStok(context.db, context.shop.kode_toko, query),
  }),
];
