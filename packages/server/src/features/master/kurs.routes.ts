import type { Dec } from '@kilau/contract/core/dec.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { KURS_FIELDS } from '@kilau/contract/features/master/berlian/kurs.ts';
import { parameterBerlian } from '@kilau/contract/features/master/berlian/parameter-berlian.resource.ts';
import { holdDay } from '../../ledger/business-date.ts';
import { audit } from '../../platform/audit.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Sql, Tx } from '../../platform/database/tx.ts';
import { route, type Route } from '../../platform/http/route.ts';

/** A rate, since when it counts, and who set it. */
interface Kurs {
  readonly kurs: Dec | null;
  readonly tgl: string | null;
  readonly diubah_oleh: string | null;
}

/** Rupiah for a dollar in force on the shop's business date; all null in a shop that never set a rate. */
async function kursUsd(sql: Sql, kode_toko: string): Promise<Kurs> {
  const row = await sql.maybe<Kurs>(
    `select k.kurs, k.tgl, k.diubah_oleh from kurs_harian k join hari_toko h using (kode_toko)
     where k.kode_toko = $1 and k.mata_uang = 'USD' and k.tgl <= h.tgl_system order by k.tgl desc limit 1`,
    [kode_toko],
  );
  return row ?? { kurs: null, tgl: null, diubah_oleh: null };
}

/** Sets the rate from the business date on; earlier days keep theirs. */
async function ubahKurs(tx: Tx, context: WorkContext, kurs: Dec): Promise<void> {
  const { kode_toko } = context.shop;
  const tgl = await holdDay(tx, kode_toko);
  // The shop's row of the day stands still, so that the history names the rate that was really replaced.
  await tx.query('select 1 from hari_toko where kode_toko = $1 for no key update', [kode_toko]);
  const lama = await kursUsd(tx, kode_toko);
  if (lama.tgl === tgl && lama.kurs?.eq(kurs) === true) return;
  await tx.query(
    `insert into kurs_harian (kode_toko, mata_uang, tgl, kurs, diubah_oleh, diubah_pada)
      values ($1, 'USD', $2, $3, $4, $5)
     on conflict (kode_toko, mata_uang, tgl) do update set kurs = excluded.kurs, diubah_oleh = excluded.diubah_oleh,
       diubah_pada = excluded.diubah_pada`,
    [kode_toko, tgl, kurs, context.actor.user_id, context.now()],
  );
  await audit(tx, context, {
    aksi: 'UBAH',
    objek: 'kurs-usd',
    kode: tgl,
    sebelum: { kurs: lama.kurs },
    sesudah: { kurs },
  });
}

const { gate, page } = parameterBerlian;

/** The dollar of the day: everyone who sells stones reads it, those with the price list set it. */
export const kursRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'kurs-usd',
    need: { gate },
    tag: 'berlian',
    summary: 'Kurs USD yang berlaku pada tanggal sistem',
    handler: (context) => kursUsd(context.db, context.shop.kode_toko),
  }),
  route({
    method: 'PUT',
    path: 'kurs-usd',
    need: { gate, pages: [page] },
    tag: 'berlian',
    summary: 'Ubah kurs USD mulai tanggal sistem',
    body: recordSchema(KURS_FIELDS),
    async handler(context, { body }) {
      await context.db.tx((tx) => ubahKurs(tx, context, body.kurs));
      return kursUsd(context.db, context.shop.kode_toko);
    },
  }),
];
