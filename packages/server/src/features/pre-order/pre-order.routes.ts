import { choice, ref, text } from '@kilau/contract/core/field.ts';
import { LARGEST_IMPORT } from '@kilau/contract/core/import-wire.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { ongkosBaku } from '@kilau/contract/features/master/api.ts';
import { IMPOR_FIELDS } from '@kilau/contract/features/pre-order/impor.fields.ts';
import { CLOSING_PO, IMPOR_PO, PENGIMPOR, preOrder } from '@kilau/contract/features/pre-order/pre-order.kind.ts';
import type { HargaPesan, PoMenunggu } from '@kilau/contract/features/pre-order/pre-order.wire.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { contohFile } from '../../engine/import/contoh.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { hargaGram } from '../../trade/harga/harga-gram.ts';
import { tarifOngkosOf } from '../master/api.ts';
import { cobaImpor, imporPo } from './impor.ts';

/** More than these nobody looks through at once: who looks for another one types its number or customer. */
const PALING_BANYAK = 50;

/** Orders that lack pieces, those that were promised first in front. Who looks for one finds complete ones too. */
const MENUNGGU = `select t.no_po as nomor, t.tgl, t.nama, t.periode, t.tgl_janji,
    (select jsonb_agg(jsonb_build_object('baris', b.baris, 'nama_barang', b.nama_barang, 'kode_group', b.kode_group,
        'kode_dept', b.kode_dept, 'kadar', b.kadar, 'berat', b.berat, 'kode_barcode', b.kode_barcode,
        'berat_jadi', b.berat_jadi) order by b.baris)
      from po_barang b where b.kode_toko = t.kode_toko and b.no_po = t.no_po) as barang
  from po t where t.kode_toko = $1 and (t.status = 'DONE' or t.status = 'CLOSING' and $2 <> '')
    and ($2 = '' or position($2 in upper(t.nama)) > 0 or position($2 in t.no_hp) > 0 or position($2 in t.no_po) > 0
      or t.no_luar = $2 or t.periode = $2)
  order by t.tgl_janji, t.tgl, t.no_po limit ${PALING_BANYAK}`;

/** What the pages of pre-orders ask beside their papers. */
export const preOrderRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'harga-pre-order',
    tag: preOrder.key,
    summary: 'Harga barang yang akan dipesan, menurut group dan jenisnya',
    need: { gate: preOrder.gate, pages: [preOrder.pages.create] },
    query: recordSchema({ kode_group: ref('group', { required: true }), kode_dept: ref('jenis', {}) }),
    handler: async ({ db, shop, param, isOn }, { query: { kode_group, kode_dept } }): Promise<HargaPesan> => {
      const harga = (await hargaGram(db, { shop, param, isOn }, [kode_group])).get(kode_group);
      const tarif = await tarifOngkosOf(db, shop.kode_toko, [kode_group]);
      const ongkos = ongkosBaku(tarif, { kode_group, kode_dept: kode_dept ?? '' });
      return {
        kadar: harga?.kadar.toJSON() ?? 0,
        harga_gram: harga?.harga_gram?.toJSON() ?? null,
        ongkos: ongkos?.tipe_ongkos === 'PER_GRAM' ? ongkos.ongkos.toJSON() : 0,
      };
    },
  }),
  route({
    method: 'GET',
    path: 'pre-order-menunggu',
    tag: preOrder.key,
    summary: 'Pre-order yang barangnya belum lengkap',
    need: { gate: preOrder.gate, pages: [CLOSING_PO] },
    query: recordSchema({ q: text({ max: 60 }) }),
    handler: async ({ db, shop }, { query: { q } }) => ({
      data: await db.query<PoMenunggu>(MENUNGGU, [shop.kode_toko, (q ?? '').trim().toUpperCase()]),
    }),
  }),
  route({
    method: 'GET',
    path: 'pre-order/import/contoh.xlsx',
    tag: preOrder.key,
    summary: 'Lembar kosong untuk impor pre-order',
    need: { gate: preOrder.gate, pages: [IMPOR_PO], levels: PENGIMPOR },
    handler: (context) => contohFile(context, 'pre-order', IMPOR_FIELDS, 'xlsx'),
  }),
  route({
    method: 'POST',
    path: 'pre-order/import',
    tag: preOrder.key,
    summary:
      'Impor pre-order dari Excel atau CSV: semua baris atau tidak sama sekali; coba=true hanya memeriksa. Impor memerlukan header Idempotency-Key.',
    need: { gate: preOrder.gate, pages: [IMPOR_PO], levels: PENGIMPOR },
    query: recordSchema({ coba: choice(['true', 'false'], { default: 'false' }) }),
    upload: LARGEST_IMPORT,
    long: true,
    handler: async (context, { file, key, query: { coba } }) => {
      if (!file) throw new Problem('permintaan_rusak', {});
      if (coba === 'true') return cobaImpor(context, file);
      if (key === '') throw new Problem('kunci_wajib', {});
      return imporPo(context, file, key);
    },
  }),
];
