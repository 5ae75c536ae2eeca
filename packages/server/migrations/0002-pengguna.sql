-- People: who may do what, when, from which device, and who approved it.

create table users (
  kode_toko text not null references toko,
  user_id text not null,
  usere_name text not null,
  level text not null check (level in ('OWN', 'SPV', 'SU', 'MU', 'KASIR', 'DEV')),
  password_hash text not null,
  password_pada timestamptz not null default now(),
  -- Set by somebody else: to be changed by the user before anything else.
  wajib_ganti_password boolean not null default false,
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

create function akses_berubah() returns trigger language plpgsql as $$
begin
  update users set versi_akses = versi_akses + 1
    where (kode_toko, user_id) in (select distinct kode_toko, user_id from baris);
  return null;
end $$;

create trigger hak_akses_ditambah after insert on hak_akses referencing new table as baris
  for each statement execute function akses_berubah();
create trigger hak_akses_diubah after update on hak_akses referencing new table as baris
  for each statement execute function akses_berubah();
create trigger hak_akses_dihapus after delete on hak_akses referencing old table as baris
  for each statement execute function akses_berubah();

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
  -- Rises with every menu that is opened by an approval, as users.versi_akses does with menu rights.
  versi_buka integer not null default 0,
  primary key (kode_toko, id),
  foreign key (kode_toko, user_id) references users
);
create index sesi_by_token on sesi (token_hash);
create unique index sesi_satu_perangkat on sesi (kode_toko, user_id) where berakhir is null;

-- Pages that an approval has opened for a session, in the shop it works in. No end: as long as the session.
create table buka_menu (
  kode_toko text not null references toko, sesi uuid not null, path text not null,
  user_id text not null, disetujui_oleh text not null, dibuka timestamptz not null, sampai timestamptz,
  primary key (kode_toko, sesi, path)
);
create index buka_menu_by_sesi on buka_menu (sesi);

-- Hours in which a level may work. jam_selesai not after jam_mulai lies on the next day.
create table jam_akses (
  kode_toko text not null references toko, id_jam text not null,
  level text not null check (level in ('SPV', 'MU', 'KASIR')),
  hari jsonb not null default '[]',
  jam_mulai text not null check (jam_mulai ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  jam_selesai text not null check (jam_selesai ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, id_jam), unique (kode_toko, level, jam_mulai, jam_selesai)
);

-- Pages that ask an approval first, and reports held to a month.
create table proteksi_menu (
  kode_toko text not null references toko, path text not null,
  minta_otorisasi boolean not null default false,
  berlaku_menit integer not null default 0 check (berlaku_menit between 0 and 1440),
  maks_sebulan boolean not null default false,
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, path)
);

-- Servers keep these rules in memory beside modules and parameters, under the same version.
create trigger jam_akses_ditambah after insert on jam_akses referencing new table as baris
  for each statement execute function parameter_berubah();
create trigger jam_akses_diubah after update on jam_akses referencing new table as baris
  for each statement execute function parameter_berubah();
create trigger jam_akses_dihapus after delete on jam_akses referencing old table as baris
  for each statement execute function parameter_berubah();
create trigger proteksi_menu_ditambah after insert on proteksi_menu referencing new table as baris
  for each statement execute function parameter_berubah();
create trigger proteksi_menu_diubah after update on proteksi_menu referencing new table as baris
  for each statement execute function parameter_berubah();
create trigger proteksi_menu_dihapus after delete on proteksi_menu referencing old table as baris
  for each statement execute function parameter_berubah();

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

-- Announcements.
create table news (
  kode_toko text not null references toko, id_news text not null, judul text not null, isi text not null,
  tgl_mulai date not null, tgl_selesai date, untuk jsonb not null default '[]', penting boolean not null default false,
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, id_news), unique (kode_toko, judul, tgl_mulai), check (tgl_selesai >= tgl_mulai)
);
create index news_by_tgl on news (kode_toko, tgl_mulai);

-- Who has read what; an announcement that somebody read is deactivated rather than deleted.
create table news_dibaca (
  kode_toko text not null, id_news text not null, user_id text not null, dibaca timestamptz not null default now(),
  primary key (kode_toko, id_news, user_id),
  foreign key (kode_toko, id_news) references news
);
