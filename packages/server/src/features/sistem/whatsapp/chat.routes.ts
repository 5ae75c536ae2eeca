import type { NotaChat } from '@kilau/contract/core/chat.ts';
import { text } from '@kilau/contract/core/field.ts';
import { readNeed } from '@kilau/contract/core/kind-rights.ts';
import { nomorWa } from '@kilau/contract/core/nomor-wa.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { CHAT_FIELDS } from '@kilau/contract/features/sistem/whatsapp/chat.wire.ts';
import { tellPaper } from '../../../engine/paper/read.ts';
import type { KindAtWork } from '../../../engine/paper/kind.ts';
import { settingOf } from '../../../engine/setting.store.ts';
import { tulisOutbox } from '../../../platform/antrean/outbox.ts';
import type { KirimanKunci } from '../../../platform/antrean/kirim.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context, Services } from '../../../platform/context.ts';
import { assertMay } from '../../../platform/http/authorise.ts';
import { once } from '../../../platform/http/idempotency.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { pesanNota, type KepalaNota } from './pesan-nota.ts';

const tag = 'chat';
const need = { gate: 'WHATSAPP_MODULE' } as const;
/** Messages of one shop by hand: as many as counters write, too few for a list of strangers. */
const BY_HAND = { max: 30, seconds: 60 } as const;

/** Tries a message at once, so that whoever waits for it hears what came of it. */
type KirimKini = (services: Services, which: KirimanKunci) => Promise<void>;

type Kepala = Omit<KepalaNota, 'nomor'> & { readonly no_hp: string };

/** A paper of a customer, and what is written to him with it. */
async function notaChat(
  context: Context,
  papers: ReadonlyMap<string, KindAtWork>,
  nota: string,
  nomor: string,
): Promise<NotaChat> {
  const atWork = papers.get(nota);
  if (!atWork) throw new Problem('data_tidak_ditemukan', { kode: nota });
  assertMay(context.actor, readNeed(atWork.kind));
  const { db, shop, origin } = context;
  const data = await tellPaper(db, context, atWork, nomor);
  const kepala = await db.one<Kepala>(
    `select nama, no_hp, tgl, total from dokumen where kode_toko = $1 and jenis = $2 and nomor = $3`,
    [shop.kode_toko, atWork.kind.key, nomor],
  );
  const setting = await settingOf(db, context, 'whatsapp-setting');
  const template_wa = pesanNota(context, setting, { ...kepala, nomor }, origin);
  return { data, template_wa, no_wa: nomorWa(kepala.no_hp) ?? null };
}

/**
 * The paper that a message is said to be about: one of this shop that whoever writes may see.
 * @throws Problem `data_tidak_valid` where only half of it is named, `dokumen_tidak_ditemukan`
 */
async function tentang(
  { db, shop, actor }: Context,
  papers: ReadonlyMap<string, KindAtWork>,
  { jenis, nomor }: { readonly jenis: string | null; readonly nomor: string | null },
): Promise<{ readonly jenis: string; readonly nomor: string } | undefined> {
  if (!jenis && !nomor) return undefined;
  if (!jenis || !nomor) {
    throw new Problem('data_tidak_valid', {}, { [jenis ? 'nomor' : 'jenis']: { rule: 'tidak_boleh_kosong' } });
  }
  const atWork = [...papers.values()].find(({ kind }) => kind.key === jenis);
  if (!atWork) throw new Problem('data_tidak_ditemukan', { kode: jenis });
  assertMay(actor, readNeed(atWork.kind));
  const ada = await db.maybe('select from dokumen where kode_toko = $1 and jenis = $2 and nomor = $3', [
    shop.kode_toko,
    jenis,
    nomor,
  ]);
  if (!ada) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  return { jenis, nomor };
}

interface Dikirim {
  readonly keadaan: string;
  readonly galat: { readonly kode: string } | null;
}

/** @throws Problem `no_wa_tidak_terdaftar` where the gateway has said so. */
async function assertTerdaftar({ db, shop }: Context, id: string): Promise<void> {
  const { keadaan, galat } = await db.one<Dikirim>(
    `select keadaan, galat from outbox where kode_toko = $1 and id = $2`,
    [shop.kode_toko, id],
  );
  if (keadaan === 'MENYERAH' && galat?.kode === 'TIDAK_TERDAFTAR') throw new Problem('no_wa_tidak_terdaftar', {});
}

/** Messages to customers by hand. @param kirim tries one. */
export function chatRoutes(all: readonly KindAtWork[], kirim: KirimKini): readonly Route[] {
  const papers = new Map(
    all.flatMap((atWork) => (atWork.kind.chat === undefined ? [] : [[atWork.kind.chat, atWork] as const])),
  );
  return [
    route({
      method: 'GET',
      path: '{nota}/get/bynota/single',
      tag,
      summary: 'Nota dan pesan WhatsApp yang menyertainya',
      need,
      params: recordSchema({ nota: text({ max: 20, required: true }) }),
      query: recordSchema({ nomor: text({ max: 60, required: true }) }),
      handler: (context, { params: { nota }, query: { nomor } }) => notaChat(context, papers, nota, nomor),
    }),
    route({
      method: 'POST',
      path: 'chat/send',
      tag,
      summary: 'Kirim pesan WhatsApp lewat gateway toko',
      need,
      idempotent: true,
      body: recordSchema(CHAT_FIELDS),
      handler: async (context, { body, key }) => {
        const { shop, limits } = context;
        const receiver = nomorWa(body.receiver);
        if (receiver === undefined) throw new Problem('no_wa_tidak_terdaftar', {});
        const dokumen = await tentang(context, papers, body);
        await limits.spend({ key: `chat ${shop.kode_toko}`, ...BY_HAND });
        let baru: string | undefined;
        const answer = await once(context, { key, route: 'POST chat/send', body }, async (tx) => {
          const { message } = body;
          baru = await tulisOutbox(tx, context, {
            saluran: 'WA',
            isi: { receiver, message, massal: false },
            tujuan: receiver,
            user_id: context.actor.user_id,
            ...(dokumen && { dokumen }),
          });
          await audit(tx, context, { aksi: 'KIRIM WA', objek: tag, kode: baru, sesudah: { receiver, message } });
          return { status: 201, body: { id: baru, receiver } };
        });
        if (baru !== undefined) {
          await kirim(context, { kode_toko: shop.kode_toko, id: baru });
          await assertTerdaftar(context, baru);
        }
        return answer;
      },
    }),
  ];
}
