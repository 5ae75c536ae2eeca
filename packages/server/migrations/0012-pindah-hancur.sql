-- Moves of pieces from tray to tray, and pieces that were destroyed. Both are DONE when they are saved.

create table pindah_barang (
  kode_toko text not null references toko,
  no_pindah text not null,
  tgl date not null,
  status text not null check (status in ('DONE', 'CANC')),
  cara text not null check (cara in ('BARANG', 'SATU BAKI')),
  kode_gudang text not null, kode_baki text not null,
  keterangan text not null default '',
  jumlah_barang integer not null check (jumlah_barang > 0),
  total_berat numeric(12,3) not null,
  dibuat_oleh text not null, dibuat_pada timestamptz not null,
  batal_oleh text, batal_pada timestamptz, tgl_batal date, alasan_batal text, otorisasi_batal uuid,
  kunci text not null,
  primary key (kode_toko, no_pindah),
  foreign key (kode_toko, kode_gudang) references gudang, foreign key (kode_toko, kode_baki) references baki,
  check (status <> 'CANC' or batal_oleh is not null)
);
create index pindah_barang_by_tgl on pindah_barang (kode_toko, tgl, no_pindah);

-- A line keeps what the piece was and where it lay before.
create table pindah_barang_baris (
  kode_toko text not null,
  no_pindah text not null,
  baris smallint not null,
  kode_barcode text not null,
  kode_intern text not null, nama_barang text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null, berat numeric(12,3) not null check (berat > 0),
  dari_gudang text not null, dari_baki text not null,
  primary key (kode_toko, no_pindah, baris),
  foreign key (kode_toko, no_pindah) references pindah_barang,
  foreign key (kode_toko, kode_barcode) references barang
);
create index pindah_barang_baris_by_barcode on pindah_barang_baris (kode_toko, kode_barcode);

create table hancur_barang (
  kode_toko text not null references toko,
  no_hancur text not null,
  tgl date not null,
  status text not null check (status in ('DONE', 'CANC')),
  kode_kondisi text not null,
  keterangan text not null default '',
  jumlah_barang integer not null check (jumlah_barang > 0),
  total_berat numeric(12,3) not null,
  otorisasi uuid not null, disetujui_oleh text not null,
  dibuat_oleh text not null, dibuat_pada timestamptz not null,
  batal_oleh text, batal_pada timestamptz, tgl_batal date, alasan_batal text, otorisasi_batal uuid,
  kunci text not null,
  primary key (kode_toko, no_hancur),
  foreign key (kode_toko, kode_kondisi) references kondisi_barang,
  check (status <> 'CANC' or batal_oleh is not null)
);
create index hancur_barang_by_tgl on hancur_barang (kode_toko, tgl, no_hancur);

create table hancur_barang_baris (
  kode_toko text not null,
  no_hancur text not null,
  baris smallint not null,
  kode_barcode text not null,
  kode_intern text not null, nama_barang text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null, berat numeric(12,3) not null check (berat > 0),
  dari_gudang text not null, dari_baki text not null,
  primary key (kode_toko, no_hancur, baris),
  foreign key (kode_toko, no_hancur) references hancur_barang,
  foreign key (kode_toko, kode_barcode) references barang
);
create index hancur_barang_baris_by_barcode on hancur_barang_baris (kode_toko, kode_barcode);
