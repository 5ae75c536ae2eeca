import type pg from 'pg';
import { AWALAN, bersama, daftar, KOLOM_TINGGAL, nama, PEMBACA, PUBLIKASI, tabelIkut, teks } from './pilihan.ts';

/** So much of the log a branch keeps for a head office that does not read it; then it has to be copied anew. */
const BATAS_WAL = '10GB';

/** What a branch is, once it has been opened. */
export interface CabangTerbuka {
  /** The shops that live in its database. */
  readonly toko: readonly string[];
  /** Whether PostgreSQL already writes what flows; else it does after its next start. */
  readonly siap: boolean;
}

const TOKO_SQL = 'select kode_toko from hari_toko order by kode_toko';

async function tokoSini(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ kode_toko: string }>(TOKO_SQL);
  return rows.map(({ kode_toko }) => kode_toko);
}

async function buatPembaca(client: pg.ClientBase, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [PEMBACA]);
  const verb = rowCount ? 'alter' : 'create';
  await client.query(
    `${verb} role ${nama(PEMBACA)} with login replication nosuperuser nocreatedb nocreaterole password ${teks(password)}`,
  );
  await client.query(`grant pg_read_all_stats to ${nama(PEMBACA)}`);
}

/** Has exactly those tables published and readable that flow from this schema, of those shops alone. */
async function terbitkan(client: pg.ClientBase, toko: readonly string[]): Promise<void> {
  const role = nama(PEMBACA);
  await client.query(`revoke all on all tables in schema public from ${role}`);
  await client.query(`grant usage on schema public to ${role}`);
  await client.query(`grant select on public.skema_migrasi, public.hari_toko to ${role}`);
  const tables: string[] = [];
  for (const { nama: table, kolom } of await tabelIkut(client)) {
    const columns = KOLOM_TINGGAL[table] ? ` (${kolom.map(nama).join(', ')})` : '';
    await client.query(`grant select${columns} on public.${nama(table)} to ${role}`);
    tables.push(`public.${nama(table)}${columns} where (kode_toko in (${daftar(toko)}))`);
  }
  const { rowCount } = await client.query('select from pg_publication where pubname = $1', [PUBLIKASI]);
  const how = rowCount ? `alter publication ${PUBLIKASI} set table` : `create publication ${PUBLIKASI} for table`;
  // TRUNCATE never flows: over there it would empty other shops' rows too.
  const what = rowCount ? '' : ` with (publish = 'insert, update, delete')`;
  await client.query(`${how} ${tables.join(', ')}${what}`);
  await client.query(`comment on publication ${PUBLIKASI} is ${teks(toko.join(' '))}`);
}

async function sudahSiap(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ siap: boolean }>(`select current_setting('wal_level') = 'logical' as siap`);
  return rows[0]?.siap === true;
}

/**
 * Opens a branch's database for head office: what flows is published, whoever reads it has a role that can do nothing
 * else, and a head office that stays away cannot fill the disk. May be done again at any time.
 * @param client as the superuser, or who may make roles and settings.
 */
export async function bukaCabang(client: pg.ClientBase, password: string): Promise<CabangTerbuka> {
  const toko = await tokoSini(client);
  if (toko.length === 0) return { toko, siap: false };
  await bersama(client, async () => {
    await buatPembaca(client, password);
    await terbitkan(client, toko);
  });
  await client.query(`alter system set wal_level = 'logical'`);
  const { rows } = await client.query<{ batas: string }>(`select current_setting('max_slot_wal_keep_size') as batas`);
  if (rows[0]?.batas === '-1') await client.query(`alter system set max_slot_wal_keep_size = '${BATAS_WAL}'`);
  await client.query('select pg_reload_conf()');
  return { toko, siap: await sudahSiap(client) };
}

/** Publishes what a new schema has brought; nothing where nothing flows. Of the shops that flowed before, no others. */
export async function perbaruiCabang(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ toko: string | null }>(
    `select obj_description(oid, 'pg_publication') as toko from pg_publication where pubname = $1`,
    [PUBLIKASI],
  );
  const toko = rows[0]?.toko?.split(' ').filter(Boolean) ?? [];
  if (toko.length > 0) await bersama(client, () => terbitkan(client, toko));
}

const SLOT_SQL = `select slot_name as slot, active_pid as pid from pg_replication_slots
  where database = current_database() and (starts_with(slot_name, $1) or slot_name ~ '^pg_\\d+_sync_\\d+_')`;

/** Closes it again: no slot keeps the log any more, nobody reads. */
export async function tutupCabang(client: pg.ClientBase): Promise<number> {
  await client.query(`drop publication if exists ${PUBLIKASI}`);
  const { rows } = await client.query<{ slot: string; pid: number | null }>(SLOT_SQL, [AWALAN]);
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [PEMBACA]);
  if (rowCount) await client.query(`alter role ${nama(PEMBACA)} with nologin`);
  for (const { slot, pid } of rows) {
    if (pid !== null) await client.query('select pg_terminate_backend($1, 5000)', [pid]);
    await client.query('select pg_drop_replication_slot($1)', [slot]);
  }
  if (rowCount) await client.query(`drop owned by ${nama(PEMBACA)}`);
  if (rowCount) await client.query(`drop role ${nama(PEMBACA)}`);
  return rows.length;
}
