import { formatDate, formatRupiah } from '@kilau/contract/core/format.ts';
import { fillPlaceholders } from '@kilau/contract/core/placeholder.ts';
import { text } from '@kilau/contract/core/field.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { settingOf } from '../../engine/setting.store.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { bacaPenjualan } from './baca.ts';

/** A sale with the message that goes to its customer, as the shop words it (specification, section 7). */
export const bynotaRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'penjualan/get/bynota/single',
    tag: 'penjualan',
    summary: 'Satu nota dengan pesan WhatsApp untuk pelanggannya',
    need: { gate: 'WHATSAPP_MODULE', pages: ['/transaksi-penjualan', '/lihat-penjualan'] },
    query: recordSchema({ no_faktur_group: text({ max: 60, required: true, upper: true }) }),
    handler: async (context, { query: { no_faktur_group: nomor } }) => {
      const { db, shop } = context;
      const data = await bacaPenjualan(db, context, nomor);
      if (!data) throw new Problem('dokumen_tidak_ditemukan', { nomor });
      const { template_nota, kaki_pesan } = await settingOf(db, context, 'whatsapp-setting');
      const pesan = fillPlaceholders(template_nota, {
        nama_toko: shop.nama_toko,
        nama_customer: data.pelanggan.nama,
        nomor,
        tanggal: formatDate(data.tgl),
        total: formatRupiah(data.grand_total),
        tautan: '',
      });
      const template_wa = [pesan.trim(), kaki_pesan ?? ''].filter((bagian) => bagian !== '').join('\n\n');
      return { data, template_wa };
    },
  }),
];
