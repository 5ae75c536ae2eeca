import { KEADAAN_KIRIMAN, type IsiSaluran } from '@kilau/contract/core/antrean.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { DaftarKiriman, Kiriman } from '@kilau/contract/features/sistem/antrean.ts';
import { SEDANG_DIKIRIM } from '../../../platform/antrean/kirim.ts';
import { tulisOutbox } from '../../../platform/antrean/outbox.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Sql, Tx } from '../../../platform/database/tx.ts';

const OBJEK = 'outbox';
const FIELDS = `id, saluran, tujuan, keadaan, percobaan, galat, jenis, nomor, user_id, dibuat, dicoba, lagi_pada, terkirim`;
// The ids carry the time, so they are the order as well as the place to go on from.
const LIST_SQL = `select ${FIELDS} from outbox
  where kode_toko = $1 and ($2::text is null or keadaan = $2) and ($3::uuid is null or id < $3)
  order by id desc limit $4`;
const COUNT_SQL = `select keadaan, count(*) as jumlah from outbox where kode_toko = $1 group by keadaan`;

interface Filter {
  readonly keadaan: string | null;
  readonly after: string | null;
  readonly limit: number;
}

/** The messages of the shop, newest first, page after page, and how many there are of each state. */
export async function daftarKiriman(
  { db, shop }: Pick<Context, 'db' | 'shop'>,
  { keadaan, after, limit }: Filter,
): Promise<DaftarKiriman> {
  const rows = await db.query<Kiriman>(LIST_SQL, [shop.kode_toko, keadaan, after, limit + 1]);
  const counts = await db.query<{ keadaan: string; jumlah: number }>(COUNT_SQL, [shop.kode_toko]);
  const data = rows.slice(0, limit);
  const jumlah = new Map(counts.map((count) => [count.keadaan, count.jumlah]));
  return {
    data,
    next: rows.length > limit ? (data.at(-1)?.id ?? null) : null,
    jumlah: Object.fromEntries(
      KEADAAN_KIRIMAN.map((state) => [state, jumlah.get(state) ?? 0]),
    ) as DaftarKiriman['jumlah'],
  };
}

async function kirimanOf(sql: Sql, kode_toko: string, id: string): Promise<Kiriman> {
  const row = await sql.maybe<Kiriman>(`select ${FIELDS} from outbox where kode_toko = $1 and id = $2`, [
    kode_toko,
    id,
  ]);
  if (!row) throw new Problem('data_tidak_ditemukan', { kode: id });
  return row;
}

/**
 * Sends a message again that failed or was given up, as if it were new. One that waits, is being tried again at this
 * moment or was delivered meanwhile stays as it is.
 */
export async function kirimLagi(tx: Tx, context: Context, id: string): Promise<Kiriman> {
  const { kode_toko } = context.shop;
  const before = await kirimanOf(tx, kode_toko, id);
  const [changed] = await tx.query<Kiriman>(
    `update outbox set keadaan = 'MENUNGGU', percobaan = 0, galat = null, lagi_pada = $3, diserahkan = null
     where kode_toko = $1 and id = $2 and keadaan in ('GAGAL', 'MENYERAH')
       and ${SEDANG_DIKIRIM} is not true
     returning ${FIELDS}`,
    [kode_toko, id, context.now()],
  );
  if (!changed) return kirimanOf(tx, kode_toko, id);
  const { saluran, tujuan, keadaan, percobaan } = before;
  await audit(tx, context, {
    aksi: 'KIRIM LAGI',
    objek: OBJEK,
    kode: id,
    sebelum: { saluran, tujuan, keadaan, percobaan },
  });
  return changed;
}

/** Writes a message of the channel UJI: the whole way of every message, to an address where one can see it arrive. */
export async function tulisUji(tx: Tx, context: Context, isi: IsiSaluran['UJI']): Promise<Kiriman> {
  const id = await tulisOutbox(tx, context, {
    saluran: 'UJI',
    isi,
    tujuan: isi.alamat,
    user_id: context.actor.user_id,
  });
  await audit(tx, context, { aksi: 'UJI KIRIM', objek: OBJEK, kode: id, sesudah: { ...isi } });
  return kirimanOf(tx, context.shop.kode_toko, id);
}
