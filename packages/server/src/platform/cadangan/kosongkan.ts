import type pg from 'pg';
import { withClient } from '../database/open.ts';

const bebas = (thing: string, catalogue: string): string => `not exists (select from pg_depend d
    where d.classid = '${catalogue}'::regclass and d.objid = ${thing}.oid and d.deptype = 'e')`;

/** What would drop each thing that is kept beside the tables or in them; an extension's are its own. */
const DROPS_SQL = `select 'drop ' || case c.relkind when 'v' then 'view' when 'm' then 'materialized view'
    when 'S' then 'sequence' else 'table' end || ' if exists ' || c.oid::regclass || ' cascade' as perintah, 1 as urut
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
    and ${bebas('c', 'pg_class')}
  union all select 'drop routine if exists ' || p.oid::regprocedure || ' cascade', 2
  from pg_proc p where p.pronamespace = 'public'::regnamespace
    and ${bebas('p', 'pg_proc')}
  union all select 'drop type if exists ' || t.oid::regtype || ' cascade', 3
  from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('d', 'e')
    and ${bebas('t', 'pg_type')}
  order by 2, 1`;

async function drops(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ perintah: string }>(DROPS_SQL);
  return rows.map(({ perintah }) => perintah);
}

/**
 * Does something in a database without tables, and where that fails leaves it as it was: it can be tried again there.
 * @throws what it has failed for.
 */
export async function semuaAtauKosong<T>(owner: pg.ClientConfig, work: () => Promise<T>): Promise<T> {
  let before: ReadonlySet<string> = new Set();
  await withClient(owner, async (client) => {
    before = new Set(await drops(client));
  });
  try {
    return await work();
  } catch (error) {
    // Where it cannot be emptied either, what it has failed for is to be told first.
    await withClient(owner, async (client) => {
      const since = (await drops(client)).filter((one) => !before.has(one));
      await client.query(['begin', ...since, 'commit'].join(';'));
    }).catch(() => undefined);
    throw error;
  }
}
