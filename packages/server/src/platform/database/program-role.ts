import { createHmac } from 'node:crypto';
import pg from 'pg';

/** Whom the program is for PostgreSQL. He owns nothing and can take nothing back that the books hold. */
export interface ProgramRole {
  readonly user: string;
  /** Absent: the role is somebody else's to make, and is there already. */
  readonly password?: string;
}

const USER = 'kilau_program';

/** The role of a database of our own: all programs that know its owner's password know this one. */
export const programRoleOf = (ownerPassword: string): Required<ProgramRole> => ({
  user: USER,
  password: createHmac('sha256', ownerPassword).update(USER).digest('base64url'),
});

/**
 * Tables that are only added to: those that say so by their trigger, and the trace of who did what. Triggers alone can
 * be switched off by whoever owns the table.
 */
const APPEND_ONLY = `select c.relname as nama from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and (c.relname = 'audit' or exists (select from pg_trigger t
    where t.tgrelid = c.oid and t.tgfoid = to_regproc('public.buku_tertutup')))`;

/** What belongs to the queue, which keeps its schema itself. */
const QUEUE = `select format('alter %s pgboss.%I owner to ', case c.relkind when 'S' then 'sequence' else 'table' end,
    c.relname) as perintah
  from pg_class c where c.relnamespace = to_regnamespace('pgboss') and c.relkind in ('r', 'p', 'S')
    and pg_get_userbyid(c.relowner) <> $1
    and not (c.relkind = 'S' and exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i')))
  union all select format('alter function %s owner to ', p.oid::regprocedure)
    from pg_proc p where p.pronamespace = to_regnamespace('pgboss') and pg_get_userbyid(p.proowner) <> $1
  union all select format('alter type pgboss.%I owner to ', t.typname)
    from pg_type t where t.typnamespace = to_regnamespace('pgboss') and t.typtype = 'e'
    and pg_get_userbyid(t.typowner) <> $1`;

const NO_POWERS = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

async function makeRole(client: pg.Client, { user, password }: Required<ProgramRole>): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [user]);
  const verb = rowCount ? 'alter' : 'create';
  await client.query(
    `${verb} role ${pg.escapeIdentifier(user)} with ${NO_POWERS} password ${pg.escapeLiteral(password)}`,
  );
}

/** To count anew what tables hold (ANALYZE); older servers keep that for owners, and come to it by themselves. */
async function canGrantMaintenance(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ bisa: boolean }>(
    `select current_setting('server_version_num')::integer >= 170000 as bisa`,
  );
  return rows[0]?.bisa === true;
}

/** The queue's schema belongs to the program; everything in it too, also what an owner made before. */
async function giveQueue(client: pg.Client, user: string): Promise<void> {
  const role = pg.escapeIdentifier(user);
  await client.query('create schema if not exists pgboss');
  await client.query(`grant usage, create on schema pgboss to ${role}`);
  const { rows } = await client.query<{ perintah: string }>(QUEUE, [user]);
  for (const { perintah } of rows) await client.query(`${perintah}${role}`);
}

/**
 * Gives the program's role what it needs of the database, and takes the rest away: it reads and writes rows, but owns
 * no table, and what is only added to it can neither change nor delete. Run by the owner after every migration.
 */
export async function prepareProgramRole(client: pg.Client, role: ProgramRole): Promise<void> {
  const { user, password } = role;
  const name = pg.escapeIdentifier(user);
  if (password !== undefined) await makeRole(client, { user, password });
  await client.query('begin');
  await client.query(`revoke all on all tables in schema public from ${name}`);
  await client.query(`grant usage on schema public to ${name}`);
  await client.query(`grant select, insert, update, delete on all tables in schema public to ${name}`);
  if (await canGrantMaintenance(client)) await client.query(`grant maintain on all tables in schema public to ${name}`);
  await client.query(`grant usage, select, update on all sequences in schema public to ${name}`);
  await client.query(`revoke insert, update, delete on public.skema_migrasi from ${name}`);
  const { rows } = await client.query<{ nama: string }>(APPEND_ONLY);
  for (const { nama } of rows) {
    await client.query(`revoke update, delete, truncate on public.${pg.escapeIdentifier(nama)} from ${name}`);
  }
  await giveQueue(client, user);
  await client.query('commit');
}

/** Why somebody could bend the books in spite of their triggers; nothing when he could not. */
export async function tooMighty(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ nama: string; kuasa: boolean; pemilik: boolean }>(
    `select r.rolname as nama, r.rolsuper or r.rolcreaterole as kuasa,
      exists (select from pg_class c where c.oid = to_regclass('public.entri') and pg_has_role(c.relowner, 'usage'))
        as pemilik
     from pg_roles r where r.rolname = current_user`,
  );
  const [found] = rows;
  if (!found?.kuasa && !found?.pemilik) return undefined;
  return `the database user ${found.nama} ${found.kuasa ? 'is mightier than the program needs' : 'owns the tables'}`;
}
