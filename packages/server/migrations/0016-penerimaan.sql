-- Goods received from suppliers or head office: bulk stock until its pieces are entered (domain guide 8.2, 8.4).

-- A receipt is DONE when it is saved. `proses` is how far its entering is: BUKA has pieces left, HABIS has none but grams
-- that differ from what was announced, SELESAI has nothing left. Suppliers without a master are named by hand.
create table penerimaan (
  kode_toko text not null references toko,
  no_terima text not null,
  tgl date not null,
  status text not null check (status in ('DONE', 'CANC')),
  proses text not null check (proses in ('BUKA', 'HABIS', 'SELESAI')),
  asal text not null check (asal in ('SUPPLIER', 'PUSAT')),
  kode_supplier text not null default '',
  no_intern text not null default '',
  tgl_nota date,
  keterangan text not null default '',
  dibuat_oleh text not null, dibuat_pada timestamptz not null,
  -- Who settled the rest that was never entered, with whose approval.
  selesai_oleh text, selesai_pada timestamptz, tgl_selesai date, alasan_selesai text, otorisasi_selesai uuid,
  batal_oleh text, batal_pada timestamptz, tgl_batal date, alasan_batal text, otorisasi_batal uuid,
  kunci text not null,
  primary key (kode_toko, no_terima),
  check (status <> 'CANC' or batal_oleh is not null)
);
create index penerimaan_by_tgl on penerimaan (kode_toko, tgl, no_terima);
create index penerimaan_terbuka on penerimaan (kode_toko, no_terima) where status = 'DONE' and proses <> 'SELESAI';
create index penerimaan_by_batal on penerimaan (kode_toko, tgl_batal, no_terima) where status = 'CANC';

-- A line, what was entered of it, and what was settled as a difference. What is left is the ledger's TERIMA: pieces never
-- below nothing, grams may be, when the pieces weigh more than was announced.
create table penerimaan_baris (
  kode_toko text not null,
  no_terima text not null,
  baris smallint not null,
  kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null check (kadar >= 0 and kadar <= 100),
  qty integer not null check (qty > 0),
  berat_bruto numeric(12,3) check (berat_bruto >= berat),
  berat numeric(12,3) not null check (berat > 0),
  ongkos numeric(15,0) check (ongkos >= 0),
  qty_input integer not null default 0 check (qty_input >= 0),
  berat_input numeric(12,3) not null default 0 check (berat_input >= 0),
  qty_selisih integer not null default 0 check (qty_selisih >= 0),
  berat_selisih numeric(12,3) not null default 0,
  primary key (kode_toko, no_terima, baris),
  foreign key (kode_toko, no_terima) references penerimaan,
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis,
  check (qty_input + qty_selisih <= qty)
);

-- The receipt a piece was entered from; empty when it came without one.
alter table barang add column no_terima text not null default '';
create index barang_by_terima on barang (kode_toko, no_terima) where no_terima <> '';

-- A count of what was received and not yet entered, by group and type. One is under way per shop.
create table opname_penerimaan (
  kode_toko text not null references toko,
  no_opname text not null,
  tgl date not null,
  status text not null check (status in ('AKTIF', 'SELESAI')),
  mulai_oleh text not null, mulai_pada timestamptz not null, selesai_oleh text not null default '', selesai_pada timestamptz,
  primary key (kode_toko, no_opname),
  check (status = 'AKTIF' or selesai_pada is not null)
);
create unique index opname_penerimaan_aktif on opname_penerimaan (kode_toko) where status = 'AKTIF';
create index opname_penerimaan_by_tgl on opname_penerimaan (kode_toko, tgl, no_opname);

-- What the books had when a type was counted (or, uncounted, at the end), at that place of the book. `versi` grows with
-- every saving, so that of two people who count the same type the second is told.
create table opname_penerimaan_baris (
  kode_toko text not null,
  no_opname text not null,
  kode_group text not null, kode_dept text not null,
  qty_awal integer not null, berat_awal numeric(12,3) not null,
  qty_opname integer check (qty_opname >= 0), berat_opname numeric(12,3) check (berat_opname >= 0),
  versi integer not null, urut_buku bigint not null, oleh text not null default '', waktu timestamptz,
  primary key (kode_toko, no_opname, kode_group, kode_dept),
  foreign key (kode_toko, no_opname) references opname_penerimaan,
  check ((qty_opname is null) = (berat_opname is null))
);
