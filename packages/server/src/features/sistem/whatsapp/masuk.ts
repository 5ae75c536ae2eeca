import { createHash, timingSafeEqual } from 'node:crypto';
import { nomorWa } from '@kilau/contract/core/nomor-wa.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { bacaBalasan, type Balasan } from '@kilau/contract/features/sistem/whatsapp/balasan.calc.ts';
import { settingSecret } from '../../../engine/setting.store.ts';
import { tulisOutbox } from '../../../platform/antrean/outbox.ts';
import { auditAll } from '../../../platform/audit.ts';
import type { Services, WorkContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { once } from '../../../platform/http/idempotency.ts';
import { shopLanguage, translatorOf } from '../../../platform/i18n.ts';
import { workIn } from '../../../platform/session/shop-work.ts';

/** Who is at work in what somebody asks for from his phone. */
const WHATSAPP = 'WHATSAPP';
/** One phone that answers its own answers is a program. */
const PER_NOMOR = { max: 10, seconds: 3600 } as const;

/** What a gateway hands on; each calls it by names of its own. */
export interface PesanWa {
  readonly id: string | undefined;
  readonly nomor: string;
  readonly pesan: string;
}
/** What became of it. */
export interface HasilMasuk {
  readonly hasil: Balasan | 'DIABAIKAN';
}

const NAMA = {
  id: ['id', 'message_id', 'messageId', 'inboxid'],
  nomor: ['phone', 'sender', 'from', 'pengirim', 'number'],
  pesan: ['message', 'text', 'body', 'pesan'],
} as const;
/** What says that it is no message of one person to the shop. */
const BUKAN = ['isGroup', 'is_group', 'fromMe', 'from_me', 'isFromMe'];

/** Reads what a gateway hands on. @returns nothing for what is no message of one person to the shop. */
function bacaMasuk(body: Readonly<Record<string, unknown>>): PesanWa | undefined {
  const kata = (names: readonly string[]): string | undefined => {
    const found = names
      .map((name) => body[name])
      .find((value) => typeof value === 'string' || typeof value === 'number');
    return found === undefined ? undefined : String(found);
  };
  if (BUKAN.some((name) => body[name] === true || body[name] === 'true')) return undefined;
  // 62812…:7@s.whatsapp.net: a device of that number.
  const nomor = nomorWa(kata(NAMA.nomor)?.split(/[:@]/, 1)[0] ?? '');
  const pesan = kata(NAMA.pesan);
  return nomor === undefined || pesan === undefined ? undefined : { id: kata(NAMA.id), nomor, pesan };
}

/** What a gateway calls a message, as a key: whatever is no short plain word by its hash. */
const dikenalSebagai = (id: string): string =>
  /^[ -~]{1,200}$/.test(id) ? id : createHash('sha256').update(id).digest('hex');

function sama(kunci: string, benar: string): boolean {
  const [a, b] = [Buffer.from(kunci), Buffer.from(benar)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** @throws Problem `tidak_ditemukan` for a wrong key, a shop without one and a shop that is not here alike. */
async function tokoDari(services: Services, kode_toko: string, kunci: string): Promise<WorkContext> {
  const { db, secrets } = services;
  const work = await workIn(services, kode_toko, WHATSAPP);
  const benar =
    work?.isOn('WHATSAPP_MODULE') && (await settingSecret(db, { ...work, secrets }, 'whatsapp-setting', 'kunci_masuk'));
  if (!work || !benar || !sama(kunci, benar)) throw new Problem('tidak_ditemukan', {});
  return work;
}

/** Members of a number who want the other thing until now. */
async function ubahMember(tx: Tx, work: WorkContext, nomor: string, tolak_pesan: boolean): Promise<readonly string[]> {
  const { shop, now, actor } = work;
  const lain = await tx.query<{ kode_member: string; no_hp: string }>(
    `select kode_member, no_hp from member where kode_toko = $1 and status_aktif and tolak_pesan <> $2
       and right(regexp_replace(no_hp, '\\D', '', 'g'), 8) = right($3, 8)
     order by kode_member for update`,
    [shop.kode_toko, tolak_pesan, nomor],
  );
  const kode = lain.filter(({ no_hp }) => nomorWa(no_hp) === nomor).map(({ kode_member }) => kode_member);
  await tx.query(
    `update member set tolak_pesan = $3, diubah_oleh = $4, diubah_pada = $5
     where kode_toko = $1 and kode_member = any($2)`,
    [shop.kode_toko, kode, tolak_pesan, actor.user_id, now()],
  );
  await auditAll(
    tx,
    work,
    kode.map((kode_member) => ({
      aksi: 'UBAH',
      objek: 'member',
      kode: kode_member,
      sebelum: { tolak_pesan: !tolak_pesan },
      sesudah: { tolak_pesan },
    })),
  );
  return kode;
}

/** Does what is asked for, and says so once: who wants it already is told nothing more. */
async function lakukan(tx: Tx, work: WorkContext, nomor: string, balasan: Balasan): Promise<HasilMasuk> {
  const kode = await ubahMember(tx, work, nomor, balasan === 'BERHENTI');
  if (kode.length === 0) return { hasil: 'DIABAIKAN' };
  const t = translatorOf(shopLanguage(work.param));
  const nama_toko = work.shop.nama_toko;
  const message = t(balasan === 'BERHENTI' ? 'balasan_wa.berhenti' : 'balasan_wa.mulai', { nama_toko });
  const isi = { receiver: nomor, message, massal: false };
  await tulisOutbox(tx, work, { saluran: 'WA', isi, tujuan: nomor, user_id: work.actor.user_id });
  return { hasil: balasan };
}

/**
 * A message that came in: STOP and its like take its sender off promotions, greetings and reminders, MULAI puts him
 * on again. The gateway may hand on the same one any number of times.
 */
export async function terimaWa(
  services: Services,
  kode_toko: string,
  kunci: string,
  body: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const work = await tokoDari(services, kode_toko, kunci);
  const masuk = bacaMasuk(body);
  const balasan = masuk && bacaBalasan(masuk.pesan);
  if (!masuk || !balasan) return { hasil: 'DIABAIKAN' };
  const { id, nomor } = masuk;
  await services.limits.spend({ key: `wa-masuk ${kode_toko} ${nomor}`, ...PER_NOMOR });
  if (id === undefined) return services.db.tx((tx) => lakukan(tx, work, nomor, balasan));
  const asked = { key: `wa-masuk/${dikenalSebagai(id)}`, route: 'POST wa-masuk', body: { nomor, balasan } };
  return once({ ...work, db: services.db }, asked, async (tx) => ({
    status: 200,
    body: await lakukan(tx, work, nomor, balasan),
  }));
}
