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
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now()
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

-- One device per user: a login row is the device's session; the token is kept hashed.
create table sesi (
  kode_toko text not null,
  id uuid not null,
  user_id text not null,
  token_hash bytea not null,
  perangkat text not null default '',
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

create table idempotensi (
  kode_toko text not null,
  kunci text not null,
  rute text not null,
  user_id text not null,
  sidik bytea not null,
  status smallint,
  jawaban jsonb,
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
