-- What leaves the program, what it does by the clock, and how often a thing was tried: all of it known to every server.

-- A message to the outside, written in the transaction of its deed. The row is the truth; the queue (schema pgboss)
-- only decides which server tries next.
create table outbox (
  kode_toko text not null references toko, id uuid not null,
  saluran text not null, tujuan text not null default '', payload jsonb not null,
  -- What the receiver knows it by, should it come twice.
  kunci text not null,
  keadaan text not null default 'MENUNGGU' check (keadaan in ('MENUNGGU', 'GAGAL', 'MENYERAH', 'TERKIRIM')),
  percobaan integer not null default 0, galat jsonb,
  -- The document that caused it, if one did.
  jenis text, nomor text, user_id text,
  dibuat timestamptz not null, lagi_pada timestamptz not null, diserahkan timestamptz, dicoba timestamptz,
  terkirim timestamptz,
  primary key (kode_toko, id), unique (kode_toko, saluran, kunci)
);
create index outbox_by_keadaan on outbox (kode_toko, keadaan, id);
create index outbox_jatuh_tempo on outbox (lagi_pada) where keadaan in ('MENUNGGU', 'GAGAL');

-- The last run of each job; kode_toko is empty for those of the whole program.
create table pekerjaan (
  kode_toko text not null, kunci text not null,
  keadaan text check (keadaan in ('BERJALAN', 'SELESAI', 'GAGAL')),
  mulai timestamptz, selesai timestamptz, hasil jsonb, galat text, server text,
  -- Asked for by hand, and not begun yet.
  diminta timestamptz, diminta_oleh text, diserahkan timestamptz,
  primary key (kode_toko, kunci)
);
create index pekerjaan_diminta on pekerjaan (diminta) where diminta is not null;

-- Attempts by key within a window of time. Worth nothing after a crash, so it needs no log.
create unlogged table batas_laju (
  kunci text primary key, jumlah integer not null, habis timestamptz not null
);
create index batas_laju_habis on batas_laju (habis);

-- Messages between servers that do not fit into a notification; the socket library reads and clears it.
create table socket_io_attachments (
  id bigserial primary key,
  created_at timestamptz default now(),
  payload bytea
);
