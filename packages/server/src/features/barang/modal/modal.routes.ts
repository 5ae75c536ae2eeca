import { lines } from '@kilau/contract/core/field.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { barangFields } from '@kilau/contract/features/barang/barang.fields.ts';
import { pilihBarangFields } from '@kilau/contract/features/barang/massal/ubah-massal.fields.ts';
import { MODAL_MAKS, modalFields } from '@kilau/contract/features/barang/modal/modal.fields.ts';
import { LIHAT_MODAL } from '@kilau/contract/trade/barang/modal.ts';
import { once } from '../../../platform/http/idempotency.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { daftarModal, hargaBeliKadar, ubahModal } from './modal.post.ts';

const tag = 'barang';

/** The calls that tell and set what pieces cost. */
export const modalRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'barang/get/modal',
    tag,
    summary: 'Barang tanpa modal, atau yang dipilih, dengan modal yang diusulkan',
    need: LIHAT_MODAL,
    query: recordSchema(pilihBarangFields),
    handler: (context, { query }) => daftarModal(context.db, context, query),
  }),
  route({
    method: 'GET',
    path: 'barang/get/harga-beli',
    tag,
    summary: 'Harga beli segram menurut kadar hari ini; null bila belum diatur',
    need: LIHAT_MODAL,
    query: recordSchema({ kadar: { ...barangFields.kadar, required: true } }),
    handler: async (context, { query }) => ({ harga_gram: await hargaBeliKadar(context, query.kadar) }),
  }),
  route({
    method: 'POST',
    path: 'barang/modal',
    tag,
    summary: 'Tetapkan modal banyak barang, semua atau tidak sama sekali; selisihnya dibukukan',
    need: LIHAT_MODAL,
    idempotent: true,
    body: recordSchema({ barang: lines(modalFields, { min: 1, max: MODAL_MAKS }) }),
    handler: (context, { body, key }) =>
      once(context, { key, route: 'POST barang/modal', body }, async (tx) => ({
        status: 201,
        body: await ubahModal(tx, context, body.barang, key),
      })),
  }),
];
