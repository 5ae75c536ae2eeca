import { randomInt } from 'node:crypto';
import { ACAK_DETIK, jadwalKirim, type Saat } from '@kilau/contract/features/sistem/whatsapp/laju.calc.ts';
import { settingOf } from '../../../engine/setting.store.ts';
import { tulisOutbox } from '../../../platform/antrean/outbox.ts';
import type { WorkContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** One of many messages, known by its key however often it is planned. */
export interface Siaran {
  readonly kunci: string;
  readonly receiver: string;
  readonly message: string;
  readonly image_url?: string;
  readonly dokumen?: { readonly jenis: string; readonly nomor: string };
}

/** Class of the advisory locks that let one plan of a shop's messages in at a time. */
const PLAN_LOCK = 7282;
const SECONDS_OF_DAY = 86_400;
const acak = (): number => randomInt(ACAK_DETIK + 1);

interface Antre {
  readonly tgl: string;
  readonly jumlah: number;
  readonly akhir: number;
}

/** Where the next message may stand: behind those that wait, and not before now. */
async function mulaiDari(tx: Tx, { shop, now }: WorkContext): Promise<{ dari: Saat; terpakai: Map<string, number> }> {
  const values = [shop.kode_toko, shop.zona_waktu, now()];
  const kini = await tx.one<{ tgl: string; detik: number }>(
    `select (t at time zone $2)::date as tgl, extract(epoch from (t at time zone $2)::time)::integer as detik
     from (select $3::timestamptz as t where $1 <> '') k`,
    values,
  );
  const antre = await tx.query<Antre>(
    `select (lagi_pada at time zone $2)::date as tgl, count(*)::integer as jumlah,
       max(extract(epoch from (lagi_pada at time zone $2)::time))::integer as akhir
     from outbox where kode_toko = $1 and saluran = 'WA' and (payload ->> 'massal')::boolean
       and lagi_pada > $3::timestamptz - interval '1 day'
     group by 1 order by 1`,
    values,
  );
  const last = antre.at(-1);
  const behind = last && (last.tgl > kini.tgl || (last.tgl === kini.tgl && last.akhir >= kini.detik));
  return {
    dari: behind ? { tgl: last.tgl, detik: last.akhir + 1 } : kini,
    terpakai: new Map(antre.map(({ tgl, jumlah }) => [tgl, jumlah])),
  };
}

/**
 * Writes messages to many, each at its time: one after the other in the shop's hours, no more a day than a gateway
 * bears. What was planned before under the same key is left as it is.
 * @returns how many are new.
 */
export async function siarkan(tx: Tx, context: WorkContext, siaran: readonly Siaran[]): Promise<number> {
  const { kode_toko, zona_waktu } = context.shop;
  await tx.query(`select pg_advisory_xact_lock(${PLAN_LOCK}, hashtext($1))`, [kode_toko]);
  const ada = await tx.query<{ kunci: string }>(
    `select kunci from outbox where kode_toko = $1 and saluran = 'WA' and kunci = any($2)`,
    [kode_toko, siaran.map(({ kunci }) => kunci)],
  );
  const dikenal = new Set(ada.map(({ kunci }) => kunci));
  const baru = siaran.filter(({ kunci }) => !dikenal.has(kunci));
  if (baru.length === 0) return 0;
  const setting = await settingOf(tx, context, 'whatsapp-setting');
  const { dari, terpakai } = await mulaiDari(tx, context);
  const jeda = dari.detik + (terpakai.size > 0 ? setting.jeda_detik : 0);
  const saat = jadwalKirim(baru.length, { ...dari, detik: Math.min(jeda, SECONDS_OF_DAY) }, terpakai, setting, acak);
  const waktu = await tx.query<{ pada: Date }>(
    `select (s.tgl + make_interval(secs => s.detik)) at time zone $3 as pada
     from unnest($1::date[], $2::integer[]) with ordinality as s(tgl, detik, n) order by s.n`,
    [saat.map(({ tgl }) => tgl), saat.map(({ detik }) => detik), zona_waktu],
  );
  for (const [index, { kunci, receiver, message, image_url, dokumen }] of baru.entries()) {
    await tulisOutbox(tx, context, {
      saluran: 'WA',
      isi: { receiver, message, massal: true, ...(image_url !== undefined && { image_url }) },
      tujuan: receiver,
      kunci,
      ...(dokumen && { dokumen }),
      ...(waktu[index] && { pada: waktu[index].pada }),
    });
  }
  return baru.length;
}
