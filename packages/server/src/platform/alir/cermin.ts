import type pg from 'pg';
import { BESAR, KOLOM_TINGGAL, nama, TIDAK_IKUT, teks } from './pilihan.ts';

/** Where the parts of large tables stand. */
const BAGIAN = 'bagian';

interface Kolom {
  readonly nama: string;
  readonly tipe: string;
  /** Part of the key: never null. */
  readonly kunci: boolean;
  readonly awal: string | null;
  readonly dihitung: boolean;
}

interface Tabel {
  readonly nama: string;
  readonly kolom: readonly Kolom[];
  /** `PRIMARY KEY (…)`; a table of the whole chain that does not flow is kept without its rows. */
  readonly kunci: string | null;
  readonly indeks: readonly { readonly nama: string; readonly buat: string }[];
}

interface Bentuk {
  readonly tabel: readonly Tabel[];
  readonly fungsi: readonly string[];
  readonly pandangan: readonly { readonly nama: string; readonly isi: string }[];
}

const TABEL_SQL = `select c.relname as nama,
    (select jsonb_agg(jsonb_build_object('nama', a.attname, 'tipe', format_type(a.atttypid, a.atttypmod),
        'kunci', coalesce(a.attnum = any (p.indkey), false), 'awal', pg_get_expr(d.adbin, d.adrelid),
        'dihitung', a.attgenerated <> '') order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as kolom,
    (select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = c.oid and k.contype = 'p') as kunci,
    coalesce((select jsonb_agg(jsonb_build_object('nama', x.relname, 'buat', pg_get_indexdef(i.indexrelid))
        order by x.relname)
      from pg_index i join pg_class x on x.oid = i.indexrelid join pg_am m on m.oid = x.relam
      where i.indrelid = c.oid and not i.indisprimary and m.amname = 'btree'), '[]') as indeks
  from pg_class c left join pg_index p on p.indrelid = c.oid and p.indisprimary
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
  order by c.relname`;
/** What only reads; views are made of some. */
const FUNGSI_SQL = `select pg_get_functiondef(p.oid) as isi from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.provolatile <> 'v'
    and p.prorettype <> 'trigger'::regtype
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.oid`;
/** Each behind those it is made of. */
const PANDANGAN_SQL = `with recursive dari as (
    select distinct r.ev_class as oid, d.refobjid as atas from pg_rewrite r
    join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid and d.refobjid <> r.ev_class
    join pg_class a on a.oid = d.refobjid and a.relkind = 'v' and d.refclassid = 'pg_class'::regclass
  ), dalam (oid, tingkat) as (
    select oid, 0 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
    union all select dari.oid, dalam.tingkat + 1 from dalam join dari on dari.atas = dalam.oid
  )
  select c.relname as nama, pg_get_viewdef(c.oid) as isi from pg_class c join dalam on dalam.oid = c.oid
  group by c.oid, c.relname order by max(tingkat), c.relname`;

/** What head office's own schema looks like, as far as rows of branches flow into it. */
async function bentukOf(client: pg.ClientBase): Promise<Bentuk> {
  const { rows: tabel } = await client.query<Tabel>(TABEL_SQL, [TIDAK_IKUT]);
  const { rows: fungsi } = await client.query<{ isi: string }>(FUNGSI_SQL);
  const { rows: pandangan } = await client.query<{ nama: string; isi: string }>(PANDANGAN_SQL);
  return {
    tabel: tabel.map((table) => ({
      ...table,
      kolom: table.kolom.filter((column) => !KOLOM_TINGGAL[table.nama]?.includes(column.nama)),
    })),
    fungsi: fungsi.map(({ isi }) => isi),
    pandangan,
  };
}

/** What a branch has checked is not checked again; a column that it does not know yet has its plain initial value. */
function kolomSql({ nama: name, tipe, kunci, awal, dihitung }: Kolom): string {
  const line = `${nama(name)} ${tipe}`;
  if (dihitung) return `${line} generated always as (${awal}) stored`;
  const plain = awal !== null && !/\(\)|nextval|clock_timestamp/.test(awal);
  return `${line}${plain ? ` default ${awal}` : ''}${kunci ? ' not null' : ''}`;
}

const bagianOf = (table: string, toko: string): string => `${BAGIAN}.${nama(`${table}_${toko.toLowerCase()}`)}`;

const buatBagian = (table: string, toko: string): string =>
  `create table if not exists ${bagianOf(table, toko)} partition of public.${nama(table)} for values in (${teks(toko)})`;

async function buatTabel(client: pg.ClientBase, table: Tabel, toko: readonly string[]): Promise<void> {
  const besar = BESAR.includes(table.nama);
  const parts = [...table.kolom.map(kolomSql), ...(table.kunci === null ? [] : [table.kunci])];
  const how = besar ? ' partition by list (kode_toko)' : '';
  await client.query(`create table public.${nama(table.nama)} (${parts.join(', ')})${how}`);
  if (besar) for (const kode of toko) await client.query(buatBagian(table.nama, kode));
}

interface Ada {
  readonly nama: string;
  readonly kolom: Readonly<Record<string, string>>;
}

const ADA_SQL = `select c.relname as nama, jsonb_object_agg(a.attname, format_type(a.atttypid, a.atttypmod)) as kolom
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') group by c.relname`;

/** A column is only ever added or widened here; one that is gone stays until its branches have stopped to send it. */
async function perbaruiTabel(client: pg.ClientBase, { nama: table, kolom }: Tabel, ada: Ada): Promise<void> {
  for (const column of kolom) {
    const tipe = ada.kolom[column.nama];
    if (tipe === column.tipe) continue;
    const what =
      tipe === undefined
        ? `add column ${kolomSql(column)}`
        : `alter column ${nama(column.nama)} type ${column.tipe} using ${nama(column.nama)}::${column.tipe}`;
    await client.query(`alter table public.${nama(table)} ${what}`);
  }
}

async function hapusPandangan(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ nama: string }>(PANDANGAN_SQL);
  for (const { nama: view } of rows) await client.query(`drop view if exists public.${nama(view)} cascade`);
}

async function buatPandangan(client: pg.ClientBase, { fungsi, pandangan }: Bentuk): Promise<void> {
  // Functions and views are made of each other; what is not there yet when one is made is there when it is asked.
  await client.query('set local check_function_bodies = off');
  for (const isi of fungsi) await client.query(isi);
  for (const { nama: view, isi } of pandangan) await client.query(`create view public.${nama(view)} as ${isi}`);
}

/** Signs of accounts and the like: the same in every database of this schema. */
const TETAP = ['akun_tanda'] as const;

async function salinTetap(dari: pg.ClientBase, ke: pg.ClientBase): Promise<void> {
  for (const table of TETAP) {
    const { rows } = await dari.query<{ isi: string }>(
      `select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as isi from public.${nama(table)} t`,
    );
    await ke.query(`delete from public.${nama(table)}`);
    await ke.query(
      `insert into public.${nama(table)} select * from jsonb_populate_recordset(null::public.${nama(table)}, $1)`,
      [rows[0]?.isi ?? '[]'],
    );
  }
}

/**
 * Brings the mirror to the schema of head office's own database: tables without anything that would refuse a branch's
 * rows (no foreign keys, no triggers, no checks, nothing unique but the key), large ones in parts by shop, views as
 * they are. In the transaction of `ke`.
 */
export async function bentukCermin(dari: pg.ClientBase, ke: pg.ClientBase, toko: readonly string[]): Promise<void> {
  await ke.query(`create schema if not exists ${BAGIAN}`);
  const bentuk = await bentukOf(dari);
  await hapusPandangan(ke);
  const { rows } = await ke.query<Ada>(ADA_SQL);
  const ada = new Map(rows.map((row) => [row.nama, row]));
  for (const table of bentuk.tabel) {
    const there = ada.get(table.nama);
    if (there) await perbaruiTabel(ke, table, there);
    else await buatTabel(ke, table, toko);
    for (const { buat } of table.indeks) {
      await ke.query(buat.replace(/^CREATE (UNIQUE )?INDEX /, 'create index if not exists '));
    }
  }
  await buatPandangan(ke, bentuk);
  await salinTetap(dari, ke);
}

/** Gives shops their parts of the large tables. */
export async function tambahBagian(client: pg.ClientBase, toko: readonly string[]): Promise<void> {
  for (const table of BESAR) for (const kode of toko) await client.query(buatBagian(table, kode));
}

const KECIL_SQL = `select c.relname as nama from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and exists (select from pg_attribute a
    where a.attrelid = c.oid and a.attname = 'kode_toko' and not a.attisdropped)`;

/** Takes everything of shops away. */
export async function hapusToko(client: pg.ClientBase, toko: readonly string[]): Promise<void> {
  for (const table of BESAR) {
    for (const kode of toko) await client.query(`drop table if exists ${bagianOf(table, kode)}`);
  }
  const { rows } = await client.query<{ nama: string }>(KECIL_SQL);
  for (const { nama: table } of rows) {
    await client.query(`delete from public.${nama(table)} where kode_toko = any ($1)`, [toko]);
  }
}
