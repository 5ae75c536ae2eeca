-- Accessories, which have a quantity each, and the daily count of the whole shop.

-- An accessory: one code from the shop's own barcodes, one tray, so many of it (domain guide 8.4). It enters with its first
-- stock. `kadar` is that of its group then, so that its grams stay what the books call them; `berat` is grams a piece.
create table aksesoris (
  kode_toko text not null references toko,
  kode_barcode text not null check (kode_barcode ~ '^[0-9]{8}$'),
  nama_aksesoris text not null check (nama_aksesoris <> ''),
  kode_group text not null, kode_dept text not null, kode_gudang text not null, kode_baki text not null,
  kadar numeric(6,3) not null check (kadar >= 0 and kadar <= 100),
  berat numeric(12,3) not null default 0 check (berat >= 0),
  harga_jual numeric(15,0) not null default 0 check (harga_jual >= 0),
  stok integer not null check (stok >= 0),
  status_aktif boolean not null default true,
  dibuat_oleh text not null, dibuat_pada timestamptz not null, diubah_oleh text, diubah_pada timestamptz,
  primary key (kode_toko, kode_barcode),
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis,
  foreign key (kode_toko, kode_gudang) references gudang, foreign key (kode_toko, kode_baki) references baki,
  -- What is there is in use.
  check (status_aktif or stok = 0)
) with (fillfactor = 80);
create index aksesoris_by_nama on aksesoris (kode_toko, nama_aksesoris, kode_barcode);

-- Stock of accessories that came or was taken. DONE when it is saved.
create table stok_aksesoris (
  kode_toko text not null references toko,
  no_stok text not null,
  tgl date not null,
  status text not null check (status in ('DONE', 'CANC')),
  arah text not null check (arah in ('TAMBAH', 'AMBIL')),
  keperluan text not null default '' check (keperluan in ('', 'HADIAH', 'DIPAKAI', 'RUSAK', 'HILANG', 'LAINNYA')),
  keterangan text not null default '',
  jumlah_barang integer not null check (jumlah_barang > 0),
  total_berat numeric(12,3) not null check (total_berat >= 0),
  dibuat_oleh text not null, dibuat_pada timestamptz not null,
  batal_oleh text, batal_pada timestamptz, tgl_batal date, alasan_batal text, otorisasi_batal uuid,
  kunci text not null,
  primary key (kode_toko, no_stok),
  check (status <> 'CANC' or batal_oleh is not null), check ((arah = 'AMBIL') = (keperluan <> '')), check (keperluan <> 'LAINNYA' or keterangan <> '')
);
create index stok_aksesoris_by_tgl on stok_aksesoris (kode_toko, tgl, no_stok);

-- A line keeps what the accessory was; `baru` when this document brought it.
create table stok_aksesoris_baris (
  kode_toko text not null,
  no_stok text not null,
  baris smallint not null,
  kode_barcode text not null,
  nama_aksesoris text not null, kode_group text not null, kode_dept text not null, kode_gudang text not null, kode_baki text not null,
  kadar numeric(6,3) not null, berat numeric(12,3) not null, harga_jual numeric(15,0) not null,
  qty integer not null check (qty > 0),
  baru boolean not null default false,
  primary key (kode_toko, no_stok, baris),
  unique (kode_toko, no_stok, kode_barcode),
  foreign key (kode_toko, no_stok) references stok_aksesoris,
  foreign key (kode_toko, kode_barcode) references aksesoris
);
create index stok_aksesoris_baris_by_barcode on stok_aksesoris_baris (kode_toko, kode_barcode);

-- The history of one accessory, out of the book.
create index entri_aksesoris on entri (kode_toko, sub, tgl) where akun = 'AKSESORIS';

-- A count of the whole shop by group and type: one for each business day. KOSONG is a count that was given up.
-- `urut_buku` is the place in the book it began at, `urut_akhir` the one it ended at.
create table opname_global (
  kode_toko text not null references toko,
  no_opname text not null,
  tgl date not null,
  status text not null check (status in ('AKTIF', 'SELESAI', 'KOSONG')),
  urut_buku bigint not null, urut_akhir bigint,
  mulai_oleh text not null, mulai_pada timestamptz not null, selesai_oleh text not null default '', selesai_pada timestamptz,
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
  jenis_stok text not null check (jenis_stok in ('BARANG', 'AKSESORIS', 'MANUAL')),
  kode_group text not null, kode_dept text not null,
  qty integer not null, berat numeric(12,3) not null, urut_buku bigint not null,
  qty_hitung integer check (qty_hitung >= 0), berat_hitung numeric(12,3) check (berat_hitung >= 0),
  keadaan text not null default 'BELUM' check (keadaan in ('BELUM', 'COCOK', 'PERIKSA', 'SELISIH')),
  oleh text not null default '', waktu timestamptz, versi integer not null default 0,
  qty_akhir integer, berat_akhir numeric(12,3),
  primary key (kode_toko, no_opname, jenis_stok, kode_group, kode_dept),
  foreign key (kode_toko, no_opname) references opname_global,
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis,
  check ((qty_hitung is null) = (keadaan = 'BELUM')), check ((qty_hitung is null) = (waktu is null)), check (qty_hitung is not null or berat_hitung is null)
);
