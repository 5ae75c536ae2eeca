import type { PesanMasuk } from '@kilau/contract/core/antrean.ts';
import { isProblem, Problem } from '@kilau/contract/core/problem.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { fingerprintOf } from '../../platform/canonical.ts';
import type { Db, Tx } from '../../platform/database/tx.ts';
import { uuidv7 } from '../../platform/id.ts';
import { acceptDeed } from './deed.ts';
import type { PaperContext, Papers } from './kind.ts';

/** Which paper of which shop messages tell of. */
type Pengirim = Pick<PesanMasuk, 'dari_toko' | 'jenis' | 'nomor'>;

/** Who works, with the database: a message is taken in a transaction of its own. */
type MasukContext = PaperContext & { readonly db: Db };

interface Row extends PesanMasuk {
  readonly keadaan: string;
}

/** Condition on a message `m`: the one told before it was taken or given up, or there is none. */
const GILIRAN = `(m.sebelum = 0 or exists (select from outbox_masuk s where s.kode_toko = m.kode_toko
  and s.dari_toko = m.dari_toko and s.jenis = m.jenis and s.nomor = m.nomor and s.ke = m.sebelum
  and s.keadaan in ('DITERIMA', 'MENYERAH')))`;
const DARI = 'm.kode_toko = $1 and m.dari_toko = $2 and m.jenis = $3 and m.nomor = $4';
const dari = (context: PaperContext, { dari_toko, jenis, nomor }: Pengirim): unknown[] => [
  context.shop.kode_toko,
  dari_toko,
  jenis,
  nomor,
];

/** Keeps a message. @throws Problem `kunci_dipakai_isi_lain` when another one has come under its name. */
async function simpan(context: MasukContext, papers: Papers, pesan: PesanMasuk): Promise<void> {
  const { dari_toko, jenis, nomor, ke, sebelum, isi } = pesan;
  if (!papers.get(isi.jenis)?.kind.deeds[isi.perbuatan]?.mustAccept) {
    throw new Error(`${isi.jenis} has no deed ${isi.perbuatan} that another shop tells of`);
  }
  if (sebelum >= ke) throw new Error(`deed ${ke} of ${nomor} is told before deed ${sebelum}`);
  const now = context.now();
  const sidik = fingerprintOf({ sebelum, isi });
  await context.db.tx(async (tx) => {
    const known = await tx.maybe(
      `insert into outbox_masuk (kode_toko, dari_toko, jenis, nomor, ke, id, sebelum, isi, sidik, dibuat)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict (kode_toko, dari_toko, jenis, nomor, ke) do update set dibuat = outbox_masuk.dibuat
         where outbox_masuk.sidik = excluded.sidik returning 1`,
      [context.shop.kode_toko, dari_toko, jenis, nomor, ke, uuidv7(now), sebelum, JSON.stringify(isi), sidik, now],
    );
    if (!known) throw new Problem('kunci_dipakai_isi_lain', { nomor: '' });
  });
}

/** Which deed here a message has become. */
async function menjadi(tx: Tx, context: PaperContext, pesan: PesanMasuk, ke: number): Promise<number> {
  const row = await tx.maybe<{ readonly hasil: number | null }>(
    `select m.hasil from outbox_masuk m where ${DARI} and m.ke = $5`,
    [...dari(context, pesan), ke],
  );
  if (row?.hasil === null || row?.hasil === undefined) throw new Problem('pesan_belum_diterima', { ke });
  return row.hasil;
}

/** Takes a message, if it still waits for that. @throws Problem that says why it does not fit. */
async function terapkan(tx: Tx, context: MasukContext, papers: Papers, pesan: PesanMasuk): Promise<void> {
  const { isi, ke } = pesan;
  const row = await tx.maybe<Row>(
    `select m.keadaan from outbox_masuk m where ${DARI} and m.ke = $5 and m.keadaan = 'MENUNGGU' for update`,
    [...dari(context, pesan), ke],
  );
  if (!row) return;
  const atWork = papers.get(isi.jenis);
  const deed = atWork?.kind.deeds[isi.perbuatan];
  if (!atWork || !deed) throw new Error(`there are no papers of kind ${isi.jenis} with a deed ${isi.perbuatan}`);
  const masukan = recordSchema(deed.input ?? {}).safeParse(isi.masukan);
  if (!masukan.success) throw new Problem('data_tidak_valid', {});
  const undone = isi.membalik === undefined ? undefined : await menjadi(tx, context, pesan, isi.membalik);
  await acceptDeed(tx, context, papers, atWork, isi.perbuatan, isi.nomor, {
    input: masukan.data,
    kunci: [pesan.dari_toko, pesan.jenis, pesan.nomor, ke].join('/'),
    ke: undone,
  });
  await tx.query(
    `update outbox_masuk m set keadaan = 'DITERIMA', alasan = null, dicoba = $6, hasil = d.versi from dokumen d
     where ${DARI} and m.ke = $5 and d.kode_toko = m.kode_toko and d.jenis = $7 and d.nomor = $8`,
    [...dari(context, pesan), ke, context.now(), isi.jenis, isi.nomor],
  );
}

/** Notes why a message does not fit: it waits for a person. */
const tolak = (context: MasukContext, pesan: PesanMasuk, { code, params }: Problem): Promise<unknown> =>
  context.db.query(
    `update outbox_masuk m set keadaan = 'SELISIH', alasan = $6, dicoba = $7
     where ${DARI} and m.ke = $5 and m.keadaan = 'MENUNGGU'`,
    [...dari(context, pesan), pesan.ke, JSON.stringify({ kode: code, params }), context.now()],
  );

/**
 * Takes all messages of one paper whose turn it is, in their order; each in a transaction of its own, which is thrown
 * away where it does not fit. What comes behind that waits until a person has decided.
 */
export async function terimaBerurut(context: MasukContext, papers: Papers, pengirim: Pengirim): Promise<void> {
  for (;;) {
    const pesan = await context.db.maybe<PesanMasuk>(
      `select m.dari_toko, m.jenis, m.nomor, m.ke, m.sebelum, m.isi from outbox_masuk m
       where ${DARI} and m.keadaan = 'MENUNGGU' and ${GILIRAN} order by m.ke limit 1`,
      dari(context, pengirim),
    );
    if (!pesan) return;
    try {
      await context.db.tx((tx) => terapkan(tx, context, papers, pesan));
    } catch (error) {
      if (!isProblem(error)) throw error;
      await tolak(context, pesan, error);
    }
  }
}

/**
 * Takes a message of another shop: at once where it is its turn, later where one that was told before has not come yet.
 * It may come again: it is done once.
 * @returns how it stands.
 * @throws Problem `kunci_dipakai_isi_lain` when another message came under its name before.
 */
export async function terimaPesan(context: MasukContext, papers: Papers, pesan: PesanMasuk): Promise<string> {
  await simpan(context, papers, pesan);
  await terimaBerurut(context, papers, pesan);
  const { keadaan } = await context.db.one<Row>(`select m.keadaan from outbox_masuk m where ${DARI} and m.ke = $5`, [
    ...dari(context, pesan),
    pesan.ke,
  ]);
  return keadaan;
}
