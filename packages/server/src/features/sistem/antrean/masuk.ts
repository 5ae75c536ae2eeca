import { KEADAAN_MASUK } from '@kilau/contract/core/antrean.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { DaftarMasuk, Masuk } from '@kilau/contract/features/sistem/antrean.ts';
import type { Papers } from '../../../engine/paper/kind.ts';
import { terimaBerurut } from '../../../engine/paper/masuk.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Sql, Tx } from '../../../platform/database/tx.ts';

const OBJEK = 'outbox_masuk';
const FIELDS = `id, keadaan, dari_toko, jenis, nomor, ke, sebelum, isi ->> 'nomor' as nomor_sini,
  upper(isi ->> 'perbuatan') as perbuatan, alasan, oleh, dibuat`;
const LIST_SQL = `select ${FIELDS} from outbox_masuk
  where kode_toko = $1 and ($2::text is null or keadaan = $2) and ($3::uuid is null or id < $3)
  order by id desc limit $4`;
const COUNT_SQL = `select keadaan, count(*) as jumlah from outbox_masuk where kode_toko = $1 group by keadaan`;

type Row = Omit<Masuk, 'keterangan'> & {
  readonly jenis: string;
  readonly alasan:
    | { readonly kode: string; readonly params: Readonly<Record<string, string | number>> }
    | { readonly teks: string }
    | null;
};

/** A message as the page shows it, with the reason in the reader's language. */
function ditunjukkan({ t }: Pick<Context, 't'>, { alasan, jenis: _, ...row }: Row): Masuk {
  if (alasan === null) return { ...row, keterangan: '' };
  return { ...row, keterangan: 'teks' in alasan ? alasan.teks : t(`problem.${alasan.kode}`, alasan.params) };
}

interface Filter {
  readonly keadaan: string | null;
  readonly after: string | null;
  readonly limit: number;
}

/** What other shops have told, newest first, page after page, and how many there are of each state. */
export async function daftarMasuk(context: Context, { keadaan, after, limit }: Filter): Promise<DaftarMasuk> {
  const { db, shop } = context;
  const rows = await db.query<Row>(LIST_SQL, [shop.kode_toko, keadaan, after, limit + 1]);
  const counts = await db.query<{ keadaan: string; jumlah: number }>(COUNT_SQL, [shop.kode_toko]);
  const data = rows.slice(0, limit).map((row) => ditunjukkan(context, row));
  const jumlah = new Map(counts.map((count) => [count.keadaan, count.jumlah]));
  return {
    data,
    next: rows.length > limit ? (data.at(-1)?.id ?? null) : null,
    jumlah: Object.fromEntries(KEADAAN_MASUK.map((state) => [state, jumlah.get(state) ?? 0])) as DaftarMasuk['jumlah'],
  };
}

async function masukOf(sql: Sql, { shop }: Pick<Context, 'shop'>, id: string): Promise<Row> {
  const row = await sql.maybe<Row>(`select ${FIELDS} from outbox_masuk where kode_toko = $1 and id = $2`, [
    shop.kode_toko,
    id,
  ]);
  if (!row) throw new Problem('data_tidak_ditemukan', { kode: id });
  return row;
}

/** Moves a message on that does not fit. One that was taken or given up meanwhile stays as it is. */
async function putuskan(
  tx: Tx,
  context: Context,
  id: string,
  {
    aksi,
    keadaan,
    teks,
  }: { readonly aksi: Uppercase<string>; readonly keadaan: Masuk['keadaan']; readonly teks?: string },
): Promise<Masuk> {
  const before = await masukOf(tx, context, id);
  const [changed] = await tx.query<Row>(
    `update outbox_masuk set keadaan = $3, alasan = $4, oleh = $5
     where kode_toko = $1 and id = $2 and keadaan = 'SELISIH' returning ${FIELDS}`,
    [
      context.shop.kode_toko,
      id,
      keadaan,
      teks === undefined ? null : JSON.stringify({ teks }),
      teks === undefined ? null : context.actor.user_id,
    ],
  );
  if (!changed) return ditunjukkan(context, await masukOf(tx, context, id));
  await audit(tx, context, { aksi, objek: OBJEK, kode: id, sebelum: { ...ditunjukkan(context, before) } });
  return ditunjukkan(context, changed);
}

/** Lets a message be tried again that does not fit. */
export const cobaLagi = (tx: Tx, context: Context, id: string): Promise<Masuk> =>
  putuskan(tx, context, id, { aksi: 'COBA LAGI', keadaan: 'MENUNGGU' });

/** Gives a message up that does not fit, and says why: what comes behind it waits no longer. */
export const menyerah = (tx: Tx, context: Context, id: string, alasan: string): Promise<Masuk> =>
  putuskan(tx, context, id, { aksi: 'MENYERAH', keadaan: 'MENYERAH', teks: alasan });

/** Takes what may be taken now that a person has decided on a message. */
export async function lanjutkan(context: Context, papers: Papers, id: string): Promise<void> {
  const { dari_toko, jenis, nomor } = await masukOf(context.db, context, id);
  await terimaBerurut(context, papers, { dari_toko, jenis, nomor });
}
