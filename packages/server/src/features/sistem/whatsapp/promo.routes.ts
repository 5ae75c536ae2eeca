import { recordSchema } from '@kilau/contract/core/schema.ts';
import { promoWablas, type PromoWablas } from '@kilau/contract/features/sistem/whatsapp/promo.setting.ts';
import { nomorWa } from '@kilau/contract/core/nomor-wa.ts';
import { changeSetting } from '../../../engine/setting.ts';
import { settingOf } from '../../../engine/setting.store.ts';
import type { Context } from '../../../platform/context.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { penerimaPromo } from './promo.ts';
import { promoHooks } from './whatsapp.hooks.ts';

const need = { gate: promoWablas.gate, pages: [promoWablas.page] };

/** What is planned, and how many numbers it would go to now. */
async function rencana(context: Context): Promise<PromoWablas> {
  const { template, image_url, tgl_kirim } = await settingOf(context.db, context, 'promo-wablas');
  const members = await penerimaPromo(context.db, context.shop.kode_toko);
  const nomor = new Set(members.flatMap(({ no_hp }) => nomorWa(no_hp) ?? []));
  return { template, image_url, date: tgl_kirim, tgl_kirim, penerima: nomor.size };
}

/** The promotion of the shop as the specification calls it (section 7). */
export const promoRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'promo-wablas',
    tag: promoWablas.key,
    summary: 'Promo yang direncanakan: isi, gambar, tanggal kirim, dan jumlah penerima',
    need,
    handler: rencana,
  }),
  route({
    method: 'POST',
    path: 'promo-wablas',
    tag: promoWablas.key,
    summary: 'Rencanakan promo; yang belum mulai diganti',
    need,
    body: recordSchema({ ...promoWablas.fields, tgl_kirim: { ...promoWablas.fields.tgl_kirim, required: true } }),
    handler: async (context, { body }) => {
      await context.db.tx((tx) => changeSetting(tx, context, promoWablas, promoHooks, { ...body }));
      return rencana(context);
    },
  }),
];
