-- What shops on servers of their own tell each other of the trade of customers (domain guide 12.1). Tables of their
-- own: it may come before or behind others.

-- What a customer of a shop that another server keeps has traded there on a day. Who he is stands here only as keyed
-- hashes of identity card and telephone, under a key that the servers of one chain share.
create table niaga_rantai (
  kode_toko text not null, tgl date not null, urut integer not null,
  orang text[] not null, jumlah numeric(18,3) not null,
  primary key (kode_toko, tgl, urut)
);
create index niaga_rantai_by_orang on niaga_rantai using gin (orang);

-- When that shop was heard of last.
create table dengar_rantai (
  kode_toko text primary key, waktu timestamptz not null
);

-- Papers of such shops whose customers have to be known or reported over the chain, as head office has fetched them.
create table kertas_rantai (
  kode_toko text not null, jenis text not null, nomor text not null, tgl date not null, isi jsonb not null,
  primary key (kode_toko, jenis, nomor)
);
create index kertas_rantai_by_tgl on kertas_rantai (tgl);
