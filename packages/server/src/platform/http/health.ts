import { publicRoute } from './route.ts';

/**
 * `GET health`: for whoever watches the server, without a login. Fails with `layanan_belum_siap` when the database is
 * away.
 */
export const healthRoute = publicRoute({
  method: 'GET',
  path: 'health',
  tag: 'sistem',
  summary: 'Apakah server hidup',
  handler: async ({ db, version }) => {
    const { tgl_system, db: server } = await db.one<{ tgl_system: string | null; db: string }>(
      `select (select max(tgl_system) from hari_toko) as tgl_system, current_setting('server_version') as db`,
    );
    return { status: 'ok', version, db: server, tgl_system };
  },
});
