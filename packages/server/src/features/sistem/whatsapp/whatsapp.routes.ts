import { code, text } from '@kilau/contract/core/field.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { whatsappSetting, type HasilTes } from '@kilau/contract/features/sistem/setting/whatsapp.setting.ts';
import { settingOf, settingSecret } from '../../../engine/setting.store.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { publicRoute, route, type Route } from '../../../platform/http/route.ts';
import { callOutside, type OutsideAnswer } from '../../../platform/outside.ts';
import { z } from 'zod';
import { terimaWa } from './masuk.ts';

/** At most so many attempts of a shop: the other side may count them too. */
const ATTEMPTS = { max: 10, seconds: 60 } as const;

function hasilOf(answer: OutsideAnswer): HasilTes {
  if (answer.kind === 'forbidden') return { hasil: 'DILARANG' };
  if (answer.kind === 'unreachable') return { hasil: 'TIDAK_TERJANGKAU', sebab: answer.reason };
  const { status, ms } = answer;
  if (status === 401 || status === 403) return { hasil: 'DITOLAK', status, ms };
  return { hasil: status >= 500 ? 'BERMASALAH' : 'TERHUBUNG', status, ms };
}

/** Calls the saved address with the saved token: what is only typed in goes nowhere. Nothing is sent to anybody. */
async function tes(context: Context): Promise<HasilTes> {
  const { db, limits, loopback, shop } = context;
  const { alamat_gateway, id_perangkat } = await settingOf(db, context, 'whatsapp-setting');
  if (alamat_gateway === null) {
    throw new Problem('data_tidak_valid', {}, { alamat_gateway: { rule: 'tidak_boleh_kosong' } });
  }
  await limits.spend({ key: `tes-gateway ${shop.kode_toko}`, ...ATTEMPTS });
  const token = await settingSecret(db, context, 'whatsapp-setting', 'token');
  const url = new URL(alamat_gateway);
  if (id_perangkat !== null) url.searchParams.set('id', id_perangkat);
  const hasil = hasilOf(
    await callOutside({
      url: url.href,
      loopback,
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    }),
  );
  await db.tx((tx) =>
    audit(tx, context, { aksi: 'TES', objek: whatsappSetting.key, kode: whatsappSetting.key, sesudah: { ...hasil } }),
  );
  return hasil;
}

export const whatsappRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: `${whatsappSetting.call}/tes`,
    tag: whatsappSetting.key,
    summary: 'Tes koneksi ke gateway WhatsApp yang tersimpan',
    need: { gate: whatsappSetting.gate, pages: [whatsappSetting.page] },
    handler: (context) => tes(context),
  }),
  publicRoute({
    method: 'POST',
    path: 'app/publik/{kode_toko}/wa-masuk',
    tag: whatsappSetting.key,
    summary: 'Pesan WhatsApp yang masuk, dari gateway: STOP dan MULAI',
    // A gateway hands on all that comes in, of all its shops from one address.
    rateLimit: { max: 600, seconds: 60 },
    params: recordSchema({ kode_toko: code({ required: true }) }),
    query: recordSchema({ kunci: text({ max: 200 }) }),
    body: z.record(z.string(), z.unknown()),
    handler: (services, { params: { kode_toko }, query: { kunci }, body, caller }) =>
      terimaWa(services, kode_toko, caller.token || (kunci ?? ''), body),
  }),
];
