import type { Foundation } from '../foundation.ts';

/** So long one can look up what was delivered. What waits or was given up stays until a person has dealt with it. */
const KEPT_DAYS = 90;

/** Forgets messages that were delivered long ago. @returns how many. */
export async function sapuOutbox({ db, now }: Pick<Foundation, 'db' | 'now'>): Promise<number> {
  const { jumlah } = await db.one<{ jumlah: number }>(
    `with lama as (delete from outbox where keadaan = 'TERKIRIM' and terkirim < $1 returning 1)
     select count(*) as jumlah from lama`,
    [new Date(now().getTime() - KEPT_DAYS * 86_400_000)],
  );
  return jumlah;
}
