-- Shops, people, sessions, settings, approvals, audit.
-- Every table of a shop has kode_toko first in its keys (architecture, Scale).

create table toko (
  kode_toko text primary key,
  nama_toko text not null,
  alamat_toko text not null default '',
  kota text not null default '',
  no_telp text not null default '',
  npwp text not null default '',
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

create table para_system (
  kode_toko text not null references toko,
  key text not null,
  value text not null,
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, key)
);

create table users (
  kode_toko text not null references toko,
  user_id text not null,
  usere_name text not null,
  level text not null check (level in ('OWN', 'SPV', 'SU', 'MU', 'KASIR', 'DEV')),
  password_hash text not null,
  bahasa text not null default 'id',
  status_aktif boolean not null default true,
  -- Rises with every change of hak_akses, as toko.versi_parameter does. It begins with the time, so that a user who is
  -- deleted and made again is not taken for the old one.
  versi_akses bigint not null default (extract(epoch from clock_timestamp()) * 1000)::bigint,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, user_id)
);
create index users_by_id on users (user_id);

-- Pages a user's menu shows. Levels OWN and SU need none.
create table hak_akses (
  kode_toko text not null,
  user_id text not null,
  path text not null,
  is_show boolean not null default true,
  primary key (kode_toko, user_id, path),
  foreign key (kode_toko, user_id) references users on delete cascade
);

create function parameter_berubah() returns trigger language plpgsql as $$
begin
  update toko set versi_parameter = versi_parameter + 1 where kode_toko in (select distinct kode_toko from baris);
  return null;
end $$;
create trigger para_system_ditambah after insert on para_system referencing new table as baris for each statement execute function parameter_berubah();
create trigger para_system_diubah after update on para_system referencing new table as baris for each statement execute function parameter_berubah();
create trigger para_system_dihapus after delete on para_system referencing old table as baris for each statement execute function parameter_berubah();

create function akses_berubah() returns trigger language plpgsql as $$
begin
  update users set versi_akses = versi_akses + 1 where (kode_toko, user_id) in (select distinct kode_toko, user_id from baris);
  return null;
end $$;
create trigger hak_akses_ditambah after insert on hak_akses referencing new table as baris for each statement execute function akses_berubah();
create trigger hak_akses_diubah after update on hak_akses referencing new table as baris for each statement execute function akses_berubah();
create trigger hak_akses_dihapus after delete on hak_akses referencing old table as baris for each statement execute function akses_berubah();

-- One device per user: a login row is the device's session; the token is kept hashed.
create table sesi (
  kode_toko text not null,
  id uuid not null,
  user_id text not null,
  token_hash bytea not null,
  perangkat text not null default '',
  agen text not null default '',
  ip text not null default '',
  dibuat timestamptz not null default now(),
  terakhir timestamptz not null default now(),
  berakhir timestamptz,
  alasan_berakhir text,
  primary key (kode_toko, id),
  foreign key (kode_toko, user_id) references users
);
create index sesi_by_token on sesi (token_hash);
create unique index sesi_satu_perangkat on sesi (kode_toko, user_id) where berakhir is null;

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

-- An approval is bound to approver, action, document and values; single use; 120 s (decisions.md 9).
create table otorisasi (
  kode_toko text not null references toko,
  id uuid not null,
  kategori text not null,
  saluran text not null check (saluran in ('MANUAL', 'FINGERPRINT', 'QR')),
  diminta_oleh text not null,
  disetujui_oleh text not null,
  keterangan text not null default '',
  dokumen text not null default '',
  nilai jsonb not null default '{}',
  sidik bytea not null,
  tgl date not null,
  dibuat timestamptz not null,
  berlaku_sampai timestamptz not null,
  dipakai timestamptz,
  dipakai_dokumen text,
  primary key (kode_toko, id)
);
create index otorisasi_by_tgl on otorisasi (kode_toko, tgl, dibuat);

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

-- Messages between servers that do not fit into a notification; the socket library reads and clears it.
create table socket_io_attachments (
  id bigserial primary key,
  created_at timestamptz default now(),
  payload bytea
);
