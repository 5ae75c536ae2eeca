import { Problem } from '@kilau/contract/core/problem.ts';
import type { Foundation } from '../foundation.ts';

export interface Rate {
  readonly max: number;
  readonly seconds: number;
}

/** One key and how often it may be used. */
export interface Attempt extends Rate {
  readonly key: string;
}

/** Counts attempts by key within a window of time, for all servers of the database together. */
export interface RateLimits {
  /**
   * Takes one attempt of each key, in one statement and never within a business transaction: what is rolled back was
   * tried all the same. A key that has none left is not counted, the others are.
   * @throws Problem `terlalu_sering` when a key has none left, with the seconds until there is.
   */
  spend(...attempts: readonly Attempt[]): Promise<void>;
  /** Gives attempts back that turned out to be honest ones. */
  refund(...keys: readonly string[]): Promise<void>;
}

// In the order of the keys, so that two calls that share some never wait for each other in a circle. A refused key
// is not written, and answered as the statement found it; one that came into being meanwhile has its whole window.
const SPEND_SQL = `with diminta as (
    select * from unnest($1::text[], $2::integer[], $3::timestamptz[]) as d(kunci, maks, habis) order by kunci),
  diambil as (
    insert into batas_laju as b (kunci, jumlah, habis) select kunci, 1, habis from diminta
    on conflict (kunci) do update set
      jumlah = case when b.habis <= $4 then 1 else b.jumlah + 1 end,
      habis = case when b.habis <= $4 then excluded.habis else b.habis end
    where b.habis <= $4 or b.jumlah < (select d.maks from diminta d where d.kunci = b.kunci)
    returning b.kunci)
  select max(coalesce(b.habis, d.habis)) as habis from diminta d left join batas_laju b using (kunci)
    where d.kunci not in (select kunci from diambil)`;

const REFUND_SQL = `update batas_laju b set jumlah = b.jumlah - 1
  from (select kunci from batas_laju where kunci = any($1) and habis > $2 order by kunci for update) as d
  where b.kunci = d.kunci and b.jumlah > 0`;

/** Limits kept in the table `batas_laju`, by the server's own clock. */
export function createRateLimits({ db, now }: Pick<Foundation, 'db' | 'now'>): RateLimits {
  return {
    async spend(...attempts) {
      const time = now();
      const { habis } = await db.one<{ habis: Date | null }>(SPEND_SQL, [
        attempts.map(({ key }) => key),
        attempts.map(({ max }) => max),
        attempts.map(({ seconds }) => new Date(time.getTime() + seconds * 1000)),
        time,
      ]);
      if (habis === null) return;
      throw new Problem('terlalu_sering', { detik: Math.max(1, Math.ceil((habis.getTime() - time.getTime()) / 1000)) });
    },
    async refund(...keys) {
      await db.query(REFUND_SQL, [keys, now()]);
    },
  };
}

/** Forgets windows that are over. @returns how many. */
export async function sweepRateLimits({ db, now }: Pick<Foundation, 'db' | 'now'>): Promise<number> {
  const { jumlah } = await db.one<{ jumlah: number }>(
    `with usai as (delete from batas_laju where habis <= $1 returning 1) select count(*) as jumlah from usai`,
    [now()],
  );
  return jumlah;
}
