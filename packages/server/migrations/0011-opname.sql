-- Evidence of what lies in the trays: weighings and counts. Nothing here moves stock.

-- A tray on the scale. One weighing is under way per shop; what the system had is written down when it is saved.
-- `urut_buku` is the place in the book that those figures belong to: what comes behind it happened after the weighing.
-- Sums of weights hold what the weights that may be typed add up to; a single weight is numeric(12,3).
create table timbang_baki (
  kode_toko text not null references toko,
  no_timbang text not null,
  tgl date not null,
  status text not null check (status in ('AKTIF', 'SELESAI', 'RESET')),
  kode_gudang text not null, kode_baki text not null,
  qty integer not null default 0 check (qty >= 0),
  berat numeric(18,3) not null default 0, berat_asli numeric(18,3) not null default 0,
  berat_baki numeric(12,3) not null default 0,
  berat_plastik numeric(18,3) not null default 0, berat_atribut numeric(18,3) not null default 0,
  berat_bandrol numeric(18,3) not null default 0,
  -- Manual items and accessories beside the pieces: how many the books had, and what they weigh in grams.
  qty_barang_manual integer check (qty_barang_manual >= 0),
  berat_barang_manual numeric(12,3) check (berat_barang_manual >= 0),
  qty_aksesoris integer check (qty_aksesoris >= 0), berat_aksesoris numeric(12,3) check (berat_aksesoris >= 0),
  total numeric(18,3) not null default 0, berat_timbang numeric(12,3) not null default 0 check (berat_timbang >= 0),
  selisih numeric(18,3) not null default 0, toleransi numeric(18,3) not null default 0,
  keadaan text not null default '' check (keadaan in ('', 'COCOK', 'PERIKSA', 'SELISIH')),
  dari_timbangan boolean not null default false, keterangan text not null default '',
  urut_buku bigint not null default 0,
  mulai_oleh text not null, mulai_pada timestamptz not null, selesai_oleh text not null default '',
  selesai_pada timestamptz,
  -- The approval of a reset of somebody else's weighing, and who gave it.
  otorisasi text not null default '', disetujui_oleh text not null default '',
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
  qty integer not null check (qty >= 0), berat numeric(18,3) not null check (berat >= 0), urut_buku bigint not null,
  qty_ketemu integer not null default 0, qty_hilang integer not null default 0, qty_keluar integer not null default 0,
  qty_lain integer not null default 0,
  berat_ketemu numeric(18,3) not null default 0, berat_hilang numeric(18,3) not null default 0,
  mulai_oleh text not null, mulai_pada timestamptz not null, selesai_oleh text not null default '',
  selesai_pada timestamptz,
  -- Who approved that it ended with pieces missing, or by another hand than the one that began it.
  otorisasi uuid, disetujui_oleh text not null default '',
  primary key (kode_toko, no_opname),
  foreign key (kode_toko, kode_gudang) references gudang,
  check (status = 'AKTIF' or selesai_pada is not null), check (jenis = 'RFID' or kode_baki <> '')
);
create unique index stock_opname_aktif on stock_opname (kode_toko, jenis, kode_gudang, kode_baki)
  where status = 'AKTIF';
create index stock_opname_by_tgl on stock_opname (kode_toko, tgl, no_opname);

-- What the snapshot holds (`asal` BAKI) and what was seen besides it (LUAR). OPEN was not seen, DONE was. `hasil` says
-- what a seen piece was, and at the end what became of one that was not.
create table stock_opname_barang (
  kode_toko text not null,
  no_opname text not null,
  kode_barcode text not null,
  asal text not null check (asal in ('BAKI', 'LUAR')),
  status_barang text not null check (status_barang in ('OPEN', 'DONE')),
  -- A code may belong to something the shop knows that is no piece: an accessory, a tray, a nota.
  hasil text not null default '' check (hasil in ('', 'KETEMU', 'MASUK', 'BAKI_LAIN', 'TERJUAL', 'HANCUR', 'TOKO_LAIN',
    'AKSESORIS', 'BUKAN_BARANG', 'TIDAK_DIKENAL', 'HILANG')),
  nama_barang text not null default '', kode_group text not null default '', kode_dept text not null default '',
  kode_gudang text not null default '', kode_baki text not null default '', kadar numeric(6,3) not null default 0,
  berat numeric(12,3) not null default 0,
  -- Where the piece was when it was seen (or at the end), and the document that has it.
  di_baki text not null default '', nomor text not null default '',
  kali integer not null default 0, oleh text not null default '', waktu timestamptz,
  primary key (kode_toko, no_opname, kode_barcode),
  foreign key (kode_toko, no_opname) references stock_opname,
  check (asal = 'BAKI' or status_barang = 'DONE'), check ((status_barang = 'DONE') = (waktu is not null)),
  check (status_barang = 'OPEN' or hasil not in ('', 'HILANG'))
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

-- A count of what was received and not yet entered, by group and type. One is under way per shop.
create table opname_penerimaan (
  kode_toko text not null references toko,
  no_opname text not null,
  tgl date not null,
  status text not null check (status in ('AKTIF', 'SELESAI')),
  mulai_oleh text not null, mulai_pada timestamptz not null, selesai_oleh text not null default '',
  selesai_pada timestamptz,
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
  qty_awal integer not null, berat_awal numeric(18,3) not null,
  qty_opname integer check (qty_opname >= 0), berat_opname numeric(12,3) check (berat_opname >= 0),
  versi integer not null, urut_buku bigint not null, oleh text not null default '', waktu timestamptz,
  primary key (kode_toko, no_opname, kode_group, kode_dept),
  foreign key (kode_toko, no_opname) references opname_penerimaan,
  check ((qty_opname is null) = (berat_opname is null))
);

-- A count of the whole shop by group and type: one for each business day. KOSONG is a count that was given up.
-- `urut_buku` is the place in the book it began at, `urut_akhir` the one it ended at.
create table opname_global (
  kode_toko text not null references toko,
  no_opname text not null,
  tgl date not null,
  status text not null check (status in ('AKTIF', 'SELESAI', 'KOSONG')),
  urut_buku bigint not null, urut_akhir bigint,
  mulai_oleh text not null, mulai_pada timestamptz not null, selesai_oleh text not null default '',
  selesai_pada timestamptz,
  primary key (kode_toko, no_opname),
  check (status = 'AKTIF' or selesai_pada is not null), check (status <> 'SELESAI' or urut_akhir is not null)
);
create unique index opname_global_by_tgl on opname_global (kode_toko, tgl) where status <> 'KOSONG';
create index opname_global_by_selesai on opname_global (kode_toko, selesai_pada);

-- What the books have of a group and type at `urut_buku`, what was counted, and what the books had at the end.
-- `versi` rises with every counting, so that nobody writes over what another person counted meanwhile.
create table opname_global_baris (
  kode_toko text not null,
  no_opname text not null,
  jenis_stok text not null check (jenis_stok in ('BARANG', 'AKSESORIS', 'MANUAL', 'TERIMA')),
  kode_group text not null, kode_dept text not null,
  qty integer not null, berat numeric(18,3) not null, urut_buku bigint not null,
  qty_hitung integer check (qty_hitung >= 0), berat_hitung numeric(12,3) check (berat_hitung >= 0),
  keadaan text not null default 'BELUM' check (keadaan in ('BELUM', 'COCOK', 'PERIKSA', 'SELISIH')),
  oleh text not null default '', waktu timestamptz, versi integer not null default 0,
  qty_akhir integer, berat_akhir numeric(18,3),
  primary key (kode_toko, no_opname, jenis_stok, kode_group, kode_dept),
  foreign key (kode_toko, no_opname) references opname_global,
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis,
  check ((qty_hitung is null) = (keadaan = 'BELUM')), check ((qty_hitung is null) = (waktu is null)),
  check (qty_hitung is not null or berat_hitung is null)
);
