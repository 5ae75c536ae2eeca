-- Who may do what, when: announcements, hours, protected menus, passwords that somebody else set.

alter table users
  -- Set by somebody else: to be changed by the user before anything else.
  add column wajib_ganti_password boolean not null default false,
  add column password_pada timestamptz not null default now();

-- Rises with every menu that is opened by an approval, as users.versi_akses does with menu rights.
alter table sesi add column versi_buka integer not null default 0;

create table news (
  kode_toko text not null references toko, id_news text not null, judul text not null, isi text not null,
  tgl_mulai date not null, tgl_selesai date, untuk jsonb not null default '[]', penting boolean not null default false,
  status_aktif boolean not null default true, dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, id_news), unique (kode_toko, judul, tgl_mulai), check (tgl_selesai >= tgl_mulai)
);
create index news_by_tgl on news (kode_toko, tgl_mulai);

-- Who has read what; an announcement that somebody read is deactivated rather than deleted.
create table news_dibaca (
  kode_toko text not null, id_news text not null, user_id text not null, dibaca timestamptz not null default now(),
  primary key (kode_toko, id_news, user_id),
  foreign key (kode_toko, id_news) references news
);

-- Hours in which a level may work. jam_selesai not after jam_mulai lies on the next day.
create table jam_akses (
  kode_toko text not null references toko, id_jam text not null, level text not null check (level in ('SPV', 'MU', 'KASIR')),
  hari jsonb not null default '[]',
  jam_mulai text not null check (jam_mulai ~ '^([01]\d|2[0-3]):[0-5]\d$'), jam_selesai text not null check (jam_selesai ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  status_aktif boolean not null default true, dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, id_jam), unique (kode_toko, level, jam_mulai, jam_selesai)
);

-- Pages that ask an approval first, and reports held to a month.
create table proteksi_menu (
  kode_toko text not null references toko, path text not null,
  minta_otorisasi boolean not null default false, berlaku_menit integer not null default 0 check (berlaku_menit between 0 and 1440),
  maks_sebulan boolean not null default false,
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, path)
);

-- Pages that an approval has opened for a session, in the shop it works in. No end: as long as the session.
create table buka_menu (
  kode_toko text not null references toko, sesi uuid not null, path text not null,
  user_id text not null, disetujui_oleh text not null, dibuka timestamptz not null, sampai timestamptz,
  primary key (kode_toko, sesi, path)
);
create index buka_menu_by_sesi on buka_menu (sesi);

-- Servers keep these rules in memory beside modules and parameters, under the same version.
create trigger jam_akses_ditambah after insert on jam_akses referencing new table as baris for each statement execute function parameter_berubah();
create trigger jam_akses_diubah after update on jam_akses referencing new table as baris for each statement execute function parameter_berubah();
create trigger jam_akses_dihapus after delete on jam_akses referencing old table as baris for each statement execute function parameter_berubah();
create trigger proteksi_menu_ditambah after insert on proteksi_menu referencing new table as baris for each statement execute function parameter_berubah();
create trigger proteksi_menu_diubah after update on proteksi_menu referencing new table as baris for each statement execute function parameter_berubah();
create trigger proteksi_menu_dihapus after delete on proteksi_menu referencing old table as baris for each statement execute function parameter_berubah();
