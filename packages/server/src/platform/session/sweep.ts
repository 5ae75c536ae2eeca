import type { Services } from '../context.ts';

/** So long one can look up who was in when. */
const KEPT_DAYS = 90;

// The newest session of each user stays: a record of his that others hold on to, and proof that he was in at all.
const SWEEP_SQL = `with lama as (
    delete from sesi s where coalesce(s.berakhir, s.terakhir) < $1 and exists (
      select 1 from sesi b where b.kode_toko = s.kode_toko and b.user_id = s.user_id and b.id > s.id)
    returning s.id),
  buka as (
    delete from buka_menu m where m.sesi in (select id from lama)
      or m.sesi in (select id from sesi where berakhir is not null))
  select count(*) as jumlah from lama`;

/**
 * Forgets sessions that ended long ago, and what an approval had opened for sessions that are over.
 * @returns how many sessions.
 */
export async function sweepSessions({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const { jumlah } = await db.one<{ jumlah: number }>(SWEEP_SQL, [new Date(now().getTime() - KEPT_DAYS * 86_400_000)]);
  return jumlah;
}
