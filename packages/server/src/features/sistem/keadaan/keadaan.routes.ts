import { hostname } from 'node:os';
import {
  keadaanPage,
  type HasilCadangan,
  type Keadaan,
  type Perangkat,
} from '@kilau/contract/features/sistem/keadaan/keadaan.ts';
import { PRINTER_FIELDS } from '@kilau/contract/core/print-job.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import type { Context } from '../../../platform/context.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { bacaKeadaan, type Cadangan } from './baca.ts';

/** So many devices are told of, those heard of last. */
const MOST = 50;

const PERANGKAT_SQL = `select 'MASUK' as jenis, user_id as nama, agen, terakhir, cetak, cetak_pada from sesi
    where kode_toko = $1 and berakhir is null
  union all select 'PEMBACA', nama, '', terakhir, null, null from pembaca_sidik where kode_toko = $1
  order by terakhir desc nulls last limit ${MOST}`;

const hasilOf = (last: Cadangan | undefined): HasilCadangan =>
  last === undefined ? 'BELUM' : last.keadaan === 'GAGAL' ? 'TIDAK_DIBUAT' : (last.periksa ?? 'TIDAK_BISA');

/** Everything about the server that somebody who answers for it may have to see to. */
async function keadaanServer({ db, disk, meter, shop, version, now }: Context): Promise<Keadaan> {
  const { database, antrean, masuk, pekerjaan, cadangan, aliran } = await bacaKeadaan(db);
  return {
    server: {
      versi: version,
      node: process.versions.node,
      sistem: `${hostname()} · ${process.platform}`,
      mulai: meter.since.toISOString(),
      kini: now().toISOString(),
      memori: process.memoryUsage.rss(),
      jeda_ms: Math.round(meter.lag.max),
    },
    database,
    ruang: await disk.look(),
    cadangan: {
      hasil: hasilOf(cadangan),
      mulai: cadangan?.mulai ?? null,
      bytes: cadangan?.bytes ?? null,
      galat: cadangan?.galat ?? '',
      umur: cadangan?.umur ?? null,
    },
    antrean,
    masuk,
    pekerjaan,
    aliran,
    perangkat: await db.query<Perangkat>(PERANGKAT_SQL, [shop.kode_toko]),
  };
}

export const keadaanRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'keadaan',
    tag: 'sistem',
    summary: 'Keadaan server: database, ruang disk, cadangan, pekerjaan, perangkat',
    need: { levels: keadaanPage.levels, pages: [keadaanPage.path] },
    handler: (context) => keadaanServer(context),
  }),
  route({
    method: 'PUT',
    path: 'users/me/printer',
    tag: 'sistem',
    summary: 'Keadaan printer di perangkat ini',
    need: {},
    body: recordSchema(PRINTER_FIELDS),
    // Without any the device has parted from its bridge.
    handler: async ({ db, actor, session_id, now }, { body }) => {
      const told = body.printer && body.printer.length > 0 ? JSON.stringify(body) : null;
      await db.query(`update sesi set cetak = $3, cetak_pada = $4 where kode_toko = $1 and id = $2`, [
        actor.kode_toko,
        session_id,
        told,
        now(),
      ]);
    },
  }),
];
