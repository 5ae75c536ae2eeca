-- Settings that are one record per shop, and what the shop keeps of itself beside its row in the list of shops.

create table setting (
  kode_toko text not null references toko, key text not null, nilai jsonb not null default '{}',
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, key)
);

alter table toko add column email text not null default '', add column logo text not null default '';

-- Document numbers begin with them.
create unique index toko_inisial on toko (inisial);

alter table member add column jenis_member text not null default 'REGULER' check (jenis_member in ('REGULER', 'VIP', 'RESELLER'));

-- The marketplace is named without a foreign key, since the next migration brings its table; the name of the column says
-- whom it refers to. Keys of platforms are sealed by the server (platform/secrets.ts); the table never sees them.
create table koneksi_marketplace (
  kode_toko text not null references toko, _id text not null, platform text not null, kode_marketplace text not null,
  nama_toko_marketplace text not null, shop_id text not null, app_key text not null default '', app_secret text not null default '',
  aktif boolean not null default true,
  status_aktif boolean not null default true, dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), unique (kode_toko, platform, shop_id)
);
