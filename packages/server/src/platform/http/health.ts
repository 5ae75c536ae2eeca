import { publicRoute } from './route.ts';

/**
 * `GET health`: for whoever watches the server, without a login. Degraded when the disk is full or soon will be; fails
 * with `layanan_belum_siap` when the database is away.
 */
export const healthRoute = publicRoute({
  method: 'GET',
  path: 'health',
  tag: 'sistem',
  summary: 'Apakah server hidup',
  handler: async ({ db, disk, version }) => {
    const { keadaan } = await disk.look();
    const { tgl_system, db: server } = await db.one<{ tgl_system: string | null; db: string }>(
      `select (select max(tgl_system) from hari_toko) as tgl_system, current_setting('server_version') as db`,
    );
    return { status: keadaan === 'CUKUP' ? 'ok' : 'degraded', version, db: server, tgl_system };
  },
});
