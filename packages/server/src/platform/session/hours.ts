import { izinJam, type JamAkses } from '@kilau/contract/core/jam-akses.ts';
import type { Level } from '@kilau/contract/core/permission.ts';
import type { Services } from '../context.ts';
import { endSessions, type EndedSession } from './end.ts';
import { overSince } from './life.ts';

interface LimitedSession {
  readonly kode_toko: string;
  readonly id: string;
  readonly level: Level;
  readonly zona_waktu: string;
  readonly jam: readonly JamAkses[];
}

/** Living sessions of people whose level has hours in their shop. */
const LIMITED_SQL = `select s.kode_toko, s.id, u.level, t.zona_waktu,
    jsonb_agg(jsonb_build_object('level', j.level, 'hari', j.hari, 'jam_mulai', j.jam_mulai, 'jam_selesai',
    j.jam_selesai)) as jam
  from sesi s
  join users u on u.kode_toko = s.kode_toko and u.user_id = s.user_id
  join toko t on t.kode_toko = s.kode_toko
  join jam_akses j on j.kode_toko = s.kode_toko and j.level = u.level and j.status_aktif
  where s.berakhir is null and s.terakhir > $1 group by s.kode_toko, s.id, u.level, t.zona_waktu`;

/**
 * Ends the sessions whose hours are over: their windows say why, and nobody stays on the list of who is in. Calls are
 * refused from the very minute anyway; this follows within one.
 */
export async function endOverHours(
  services: Pick<Services, 'db' | 'now' | 'realtime'>,
): Promise<readonly EndedSession[]> {
  const now = services.now();
  const sessions = await services.db.query<LimitedSession>(LIMITED_SQL, [overSince(now)]);
  const over = sessions.filter(({ jam, level, zona_waktu }) => !izinJam(jam, level, now, zona_waktu).boleh);
  if (over.length === 0) return [];
  return services.db.tx(async (tx) => {
    const ended: EndedSession[] = [];
    for (const { kode_toko, id } of over) {
      ended.push(...(await endSessions(tx, services, { kode_toko, id }, 'JAM_AKSES')));
    }
    return ended;
  });
}
