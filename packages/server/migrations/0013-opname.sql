-- Evidence of what lies in the trays: weighings and counts. Nothing here moves stock.

-- A tray on the scale. One weighing is under way per shop; what the system had is written down when it is saved.
-- `urut_buku` is the place in the book that those figures belong to: what comes behind it happened after the weighing.
create table timbang_baki (
  kode_toko text not null references toko,
  no_timbang text not null,
  tgl date not null,
  status text not null check (status in ('AKTIF', 'SELESAI', 'RESET')),
  kode_gudang text not null, kode_baki text not null,
  qty integer not null default 0 check (qty >= 0),
  berat numeric(12,3) not null default 0, berat_asli numeric(12,3) not null default 0, berat_baki numeric(12,3) not null default 0,
  berat_plastik numeric(12,3) not null default 0, berat_atribut numeric(12,3) not null default 0, berat_bandrol numeric(12,3) not null default 0,
  total numeric(12,3) not null default 0, berat_timbang numeric(12,3) not null default 0 check (berat_timbang >= 0),
  selisih numeric(12,3) not null default 0, toleransi numeric(12,3) not null default 0,
  keadaan text not null default '' check (keadaan in ('', 'COCOK', 'PERIKSA', 'SELISIH')),
  dari_timbangan boolean not null default false, keterangan text not null default '', urut_buku bigint not null default 0,
  mulai_oleh text not null, mulai_pada timestamptz not null, selesai_oleh text not null default '', selesai_pada timestamptz,
  primary key (kode_toko, no_timbang),
  foreign key (kode_toko, kode_gudang) references gudang, foreign key (kode_toko, kode_baki) references baki,
  check (status = 'AKTIF' or selesai_pada is not null), check (status <> 'SELESAI' or keadaan <> '')
);
create unique index timbang_baki_aktif on timbang_baki (kode_toko) where status = 'AKTIF';
create index timbang_baki_by_tgl on timbang_baki (kode_toko, tgl, kode_baki, urut_buku);

-- A count of one tray by scanning, or of a whole gudang by RFID (then `kode_baki` is empty). The figures at the end
-- are written down when it is finished; KOSONG is a count that was given up.
create table stock_opname (
  kode_toko text not null references toko,
  no_opname text not null,
  jenis text not null check (jenis in ('SCAN', 'RFID')),
  tgl date not null,
  status text not null check (status in ('AKTIF', 'SELESAI', 'KOSONG')),
  kode_gudang text not null, kode_baki text not null default '',
  qty integer not null check (qty >= 0), berat numeric(12,3) not null check (berat >= 0), urut_buku bigint not null,
  qty_ketemu integer not null default 0, qty_hilang integer not null default 0, qty_keluar integer not null default 0, qty_lain integer not null default 0,
  berat_ketemu numeric(12,3) not null default 0, berat_hilang numeric(12,3) not null default 0,
  mulai_oleh text not null, mulai_pada timestamptz not null, selesai_oleh text not null default '', selesai_pada timestamptz,
  primary key (kode_toko, no_opname),
  foreign key (kode_toko, kode_gudang) references gudang,
  check (status = 'AKTIF' or selesai_pada is not null), check (jenis = 'RFID' or kode_baki <> '')
);
create unique index stock_opname_aktif on stock_opname (kode_toko, jenis, kode_gudang, kode_baki) where status = 'AKTIF';
create index stock_opname_by_tgl on stock_opname (kode_toko, tgl, no_opname);

-- What the snapshot holds (`asal` BAKI) and what was seen besides it (LUAR). OPEN was not seen, DONE was. `hasil` says
-- what a seen piece was, and at the end what became of one that was not.
create table stock_opname_barang (
  kode_toko text not null,
  no_opname text not null,
  kode_barcode text not null,
  asal text not null check (asal in ('BAKI', 'LUAR')),
  status_barang text not null check (status_barang in ('OPEN', 'DONE')),
  hasil text not null default '' check (hasil in ('', 'KETEMU', 'MASUK', 'BAKI_LAIN', 'TERJUAL', 'HANCUR', 'TOKO_LAIN', 'TIDAK_DIKENAL', 'HILANG')),
  nama_barang text not null default '', kode_group text not null default '', kode_dept text not null default '',
  kode_gudang text not null default '', kode_baki text not null default '', kadar numeric(6,3) not null default 0, berat numeric(12,3) not null default 0,
  -- Where the piece was when it was seen (or at the end), and the document that has it.
  di_baki text not null default '', nomor text not null default '',
  kali integer not null default 0, oleh text not null default '', waktu timestamptz,
  primary key (kode_toko, no_opname, kode_barcode),
  foreign key (kode_toko, no_opname) references stock_opname,
  check (asal = 'BAKI' or status_barang = 'DONE'), check ((status_barang = 'DONE') = (waktu is not null)), check (status_barang = 'OPEN' or hasil not in ('', 'HILANG'))
);
create index stock_opname_barang_by_barcode on stock_opname_barang (kode_toko, kode_barcode);

-- Every scan once, by the id its device gave it: sent again it gets the first answer.
create table stock_opname_scan (
  kode_toko text not null,
  no_opname text not null,
  id_scan text not null,
  kode_barcode text not null,
  hasil text not null default '',
  oleh text not null, waktu timestamptz not null,
  primary key (kode_toko, no_opname, id_scan),
  foreign key (kode_toko, no_opname) references stock_opname
);
