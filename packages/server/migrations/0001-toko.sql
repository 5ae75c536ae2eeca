-- Shops: what each keeps of itself, its business day, parameters and settings; what every deed leaves behind.
-- Every table of a shop has kode_toko first in its keys (architecture, Scale).

create table toko (
  kode_toko text primary key,
  nama_toko text not null,
  alamat_toko text not null default '',
  kota text not null default '',
  no_telp text not null default '',
  email text not null default '',
  npwp text not null default '',
  logo text not null default '',
  -- Document numbers begin with it.
  inisial text not null check (inisial ~ '^[A-Z0-9]{1,6}$'),
  zona_waktu text not null default 'Asia/Jakarta',
  portal text not null default '',
  level text not null default 'CABANG' check (level in ('PUSAT', 'CABANG')),
  status_aktif boolean not null default true,
  -- Rises with every change of para_system: servers keep its values in memory as long as this stays the same.
  versi_parameter integer not null default 0,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now()
);
create unique index toko_inisial on toko (inisial);

-- Facts about the database as a whole: `demo` when it holds the demo chain, whose passwords everybody knows.
create table penanda (
  kunci text primary key,
  nilai text not null
);

-- The business date, moved only by tutup toko (decisions.md 7).
create table hari_toko (
  kode_toko text primary key references toko,
  tgl_system date not null
);

-- The shop's business date, held still until the end of the transaction (documents: the day's lock comes first). Lock
-- and date in one plain statement would read the day before the wait: under READ COMMITTED a statement takes its
-- snapshot first. Each statement of a volatile function takes one of its own. 7270 is the class of these locks in the
-- program.
create function hari_dipegang(p_toko text) returns date language plpgsql volatile as $$
declare v_tgl date;
begin
  perform pg_advisory_xact_lock_shared(7270, hashtext(p_toko));
  select tgl_system into strict v_tgl from hari_toko where kode_toko = p_toko;
  return v_tgl;
end $$;

create table para_system (
  kode_toko text not null references toko,
  key text not null,
  value text not null,
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, key)
);

create function parameter_berubah() returns trigger language plpgsql as $$
begin
  update toko set versi_parameter = versi_parameter + 1 where kode_toko in (select distinct kode_toko from baris);
  return null;
end $$;

create trigger para_system_ditambah after insert on para_system referencing new table as baris
  for each statement execute function parameter_berubah();
create trigger para_system_diubah after update on para_system referencing new table as baris
  for each statement execute function parameter_berubah();
create trigger para_system_dihapus after delete on para_system referencing old table as baris
  for each statement execute function parameter_berubah();

-- Settings that are one record per shop.
create table setting (
  kode_toko text not null references toko, key text not null, nilai jsonb not null default '{}',
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, key)
);

-- The first answer to a request, kept word for word and written in the transaction of the deed.
create table idempotensi (
  kode_toko text not null,
  kunci text not null,
  rute text not null,
  user_id text not null,
  sidik bytea not null,
  status smallint,
  jawaban text,
  dibuat timestamptz not null default now(),
  primary key (kode_toko, kunci)
);

-- Takes the key of a request and holds the shop's business day, in this order and in one round trip; null when the key
-- is taken already. Who finds it taken waits until the transaction that took it is through.
create function kunci_dan_hari(p_toko text, p_kunci text, p_rute text, p_user text, p_sidik bytea, p_dibuat timestamptz)
returns date language plpgsql volatile as $$
begin
  insert into idempotensi (kode_toko, kunci, rute, user_id, sidik, dibuat)
    values (p_toko, p_kunci, p_rute, p_user, p_sidik, p_dibuat)
    on conflict (kode_toko, kunci) do nothing;
  if not found then return null; end if;
  return hari_dipegang(p_toko);
end $$;

-- Who did what: written in the transaction of the deed.
create table audit (
  kode_toko text not null,
  id uuid not null,
  waktu timestamptz not null default now(),
  user_id text not null,
  aksi text not null,
  objek text not null,
  kode text not null default '',
  sebelum jsonb,
  sesudah jsonb,
  primary key (kode_toko, id)
);
create index audit_by_waktu on audit (kode_toko, waktu);
create index audit_by_objek on audit (kode_toko, objek, kode, waktu);

-- Papers printed, when, and by whom: a reprint is marked DUPLIKAT with its count. A printing has a number of its own; a
-- look at a paper has none, and is kept for who looked and when.
create table cetak_log (
  kode_toko text not null references toko,
  id uuid not null,
  jenis text not null, nomor text not null, ke integer,
  user_id text not null, waktu timestamptz not null default now(),
  primary key (kode_toko, id)
);
-- Reprints are looked for by user and period.
create index cetak_log_by_waktu on cetak_log (kode_toko, jenis, waktu);
create unique index cetak_log_ke on cetak_log (kode_toko, jenis, nomor, ke);

-- Pictures of records. Each belongs to one record, or to none yet: what was uploaded and never saved goes after a day.
create table gambar (
  kode_toko text not null references toko,
  kunci text not null,
  folder text not null,
  -- The record that shows it: its master or settings, and its code. Empty together.
  objek text, kode text,
  -- Since when it belongs to where it belongs.
  sejak timestamptz not null,
  dibuat_oleh text not null, dibuat_pada timestamptz not null,
  primary key (kode_toko, kunci),
  check ((objek is null) = (kode is null))
);
create index gambar_lepas on gambar (sejak) where objek is null;
-- The member app asks by the key alone, which begins with the shop.
create index gambar_kunci on gambar (kunci);

-- Exports of whole tables: who took what, and how much of it left the program.
create table ekspor_csv (
  kode_toko text not null references toko, id uuid not null, tabel text not null, tgl_from date, tgl_to date,
  nama_file text not null,
  status text not null default 'BERJALAN' check (status in ('BERJALAN', 'SELESAI', 'PUTUS')),
  jumlah_baris bigint not null default 0,
  dibuat_oleh text not null, dibuat_pada timestamptz not null, selesai_pada timestamptz,
  primary key (kode_toko, id)
);
