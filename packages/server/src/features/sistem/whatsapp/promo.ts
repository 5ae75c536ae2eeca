import { formatDate } from '@kilau/contract/core/format.ts';
import { nomorWa } from '@kilau/contract/core/nomor-wa.ts';
import { fillPlaceholders } from '@kilau/contract/core/placeholder.ts';
import { BUKAN_TAMU } from '../../../trade/poin/tamu.ts';
import { settingOf } from '../../../engine/setting.store.ts';
import type { Services, WorkContext } from '../../../platform/context.ts';
import type { Sql } from '../../../platform/database/tx.ts';
import { todayIn } from '../../../platform/today.ts';
import { denganKaki } from './kaki.ts';
import type { Siaran } from './siarkan.ts';

interface Penerima {
  readonly kode_member: string;
  readonly nama_member: string;
  readonly no_hp: string;
  readonly tgl_lahir: string | null;
}

/** The same number gets one promotion in so many days. */
const JEDA_HARI = 7;
/** A promotion whose day passed while no server ran is made up for so many days later at the most. */
const SUSULAN_HARI = 3;

/** Members who may be written to: with a phone, and no word against it. Another shop's hear of that one. */
export const penerimaPromo = (sql: Sql, kode_toko: string): Promise<Penerima[]> =>
  sql.query<Penerima>(
    `select kode_member, nama_member, no_hp, tgl_lahir from member m
     where kode_toko = $1 and status_aktif and not tolak_pesan and ${BUKAN_TAMU} order by kode_member`,
    [kode_toko],
  );

/** Where everybody may fetch a picture of the shop; nothing where nobody has said by which address it is reached. */
const alamatGambar = (origin: string | undefined, kunci: string | null): string | undefined =>
  origin === undefined || kunci === null || kunci === '' ? undefined : `${origin}/api/v1/app/gambar/${kunci}`;

/** Messages of the promotion whose day has come: to each number once, and to none that had one this week. */
export async function siaranPromo(
  sql: Sql,
  context: WorkContext,
  { origin }: Pick<Services, 'origin'>,
): Promise<readonly Siaran[]> {
  const { shop, now } = context;
  const { tgl_kirim, template, image_url } = await settingOf(sql, context, 'promo-wablas');
  const hari = todayIn(shop.zona_waktu, now());
  const { jatuh } = await sql.one<{ jatuh: boolean }>(
    `select $1::date is not null and $2::date - $1::date between 0 and ${SUSULAN_HARI} as jatuh`,
    [tgl_kirim, hari],
  );
  if (!jatuh || tgl_kirim === null) return [];
  const awalan = `promo/${tgl_kirim}/`;
  const baru_baru = await sql.query<{ tujuan: string }>(
    `select tujuan from outbox where kode_toko = $1 and saluran = 'WA' and kunci like 'promo/%'
       and not starts_with(kunci, $2) and lagi_pada > $3::timestamptz - interval '${JEDA_HARI} days'`,
    [shop.kode_toko, awalan, now()],
  );
  const lewati = new Set(baru_baru.map(({ tujuan }) => tujuan));
  const { kaki_pesan } = await settingOf(sql, context, 'whatsapp-setting');
  const gambar = alamatGambar(origin, image_url);
  const siaran = new Map<string, Siaran>();
  for (const { kode_member, nama_member, no_hp, tgl_lahir } of await penerimaPromo(sql, shop.kode_toko)) {
    const receiver = nomorWa(no_hp);
    if (receiver === undefined || lewati.has(receiver) || siaran.has(receiver)) continue;
    const isi = fillPlaceholders(template, {
      kode_customer: kode_member,
      nama_customer: nama_member,
      tgl_lahir: tgl_lahir === null ? '-' : formatDate(tgl_lahir),
    });
    const message = denganKaki(isi, kaki_pesan);
    siaran.set(receiver, {
      kunci: `${awalan}${receiver}`,
      receiver,
      message,
      ...(gambar !== undefined && { image_url: gambar }),
    });
  }
  return [...siaran.values()];
}
