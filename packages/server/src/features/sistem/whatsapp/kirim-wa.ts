import { JAM_KIRIM } from '@kilau/contract/features/sistem/whatsapp/laju.calc.ts';
import { settingOf, settingSecret } from '../../../engine/setting.store.ts';
import { hasilJawaban } from '../../../platform/antrean/jawaban.ts';
import type { HasilKirim } from '../../../platform/antrean/outbox.ts';
import type { Kiriman, Pengirim } from '../../../platform/antrean/kirim.ts';
import type { Services } from '../../../platform/context.ts';
import { callOutside, type OutsideAnswer } from '../../../platform/outside.ts';
import { workIn } from '../../../platform/session/shop-work.ts';
import { penolak } from './penolak.ts';

/** Who is at work in messages that nobody sends by hand. */
export const SISTEM = 'SISTEM';
/** After so many failures in a row, messages to many wait so long before the next one is tried. */
const GAGAL_BERUNTUN = 5;
const TENANG = '1 hour';

/** How gateways say that nobody has a number. */
const TIDAK_TERDAFTAR = /not\s+(?:registered|exists?|on whatsapp)|tidak terdaftar|invalid (?:number|receiver)/i;

/** What the answer of a gateway says about a message. */
function hasilOf(answer: OutsideAnswer): HasilKirim {
  // Some say it with a success. It is about the number: trying again changes nothing.
  if (answer.kind === 'answer' && TIDAK_TERDAFTAR.test(answer.body)) {
    return { hasil: 'MENYERAH', galat: { kode: 'TIDAK_TERDAFTAR', status: answer.status } };
  }
  return hasilJawaban(answer);
}

/**
 * When a message to many comes that is not sent now: it is night, or the gateway has refused the last ones.
 * @returns nothing where it may leave.
 */
async function nanti({ db, now }: Services, { kode_toko, id }: Kiriman<'WA'>): Promise<Date | undefined> {
  const row = await db.one<{ readonly pada: Date | null }>(
    `with jam as (
       select $3::timestamptz at time zone zona_waktu as lokal, zona_waktu as zona from toko where kode_toko = $1
     ), terakhir as (
       select keadaan, dicoba from outbox where kode_toko = $1 and saluran = 'WA' and id <> $2 and dicoba is not null
         and dicoba > $3::timestamptz - interval '${TENANG}' and galat ->> 'kode' is distinct from 'BERHENTI'
       order by dicoba desc limit ${GAGAL_BERUNTUN}
     )
     select case
       when (select count(*) = ${GAGAL_BERUNTUN} and bool_and(keadaan in ('GAGAL', 'MENYERAH')) from terakhir)
         then (select max(dicoba) from terakhir) + interval '${TENANG}'
       when extract(epoch from lokal::time) < $4 then (lokal::date + make_interval(secs => $4)) at time zone zona
       when extract(epoch from lokal::time) > $5 then (lokal::date + 1 + make_interval(secs => $4)) at time zone zona
     end as pada from jam`,
    [kode_toko, id, now(), JAM_KIRIM.dari, JAM_KIRIM.sampai],
  );
  return row.pada ?? undefined;
}

/** Hands a text to the gateway: `POST {alamat_gateway}/chat/send?id={id_perangkat}` (specification, section 7). */
export const kirimWa: Pengirim<'WA'> = async (services, kiriman) => {
  const { kode_toko, id, isi } = kiriman;
  const { db, secrets, loopback } = services;
  const context = await workIn(services, kode_toko, SISTEM);
  const setting = context && (await settingOf(db, context, 'whatsapp-setting'));
  if (!context || !setting || setting.alamat_gateway === null || !context.isOn('WHATSAPP_MODULE')) {
    return { hasil: 'GAGAL', galat: { kode: 'BELUM_DIATUR' } };
  }
  // Planned before he said no.
  if (isi.massal && (await penolak(db, kode_toko)).has(isi.receiver)) {
    return { hasil: 'MENYERAH', galat: { kode: 'BERHENTI' } };
  }
  const pada = isi.massal ? await nanti(services, kiriman) : undefined;
  if (pada) return { hasil: 'NANTI', pada };
  const token = await settingSecret(db, { ...context, secrets }, 'whatsapp-setting', 'token');
  const url = new URL(`${setting.alamat_gateway.replace(/\/+$/, '')}/chat/send`);
  if (setting.id_perangkat !== null) url.searchParams.set('id', setting.id_perangkat);
  const { receiver, message, image_url } = isi;
  return hasilOf(
    await callOutside({
      url: url.href,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ receiver, message, type: 'text', ...(image_url !== undefined && { image_url }) }),
      loopback,
    }),
  );
};
