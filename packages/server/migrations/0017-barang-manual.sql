-- Documents of manual items: what came in, what went from tray to tray, what was destroyed. All are DONE when they are saved.

create table tambah_manual (
  kode_toko text not null references toko,
  no_tambah text not null,
  tgl date not null,
  status text not null check (status in ('DONE', 'CANC')),
  keterangan text not null default '',
  jumlah_baris integer not null check (jumlah_baris > 0),
  total_qty integer not null, total_berat numeric(12,3) not null,
  dibuat_oleh text not null, dibuat_pada timestamptz not null,
  batal_oleh text, batal_pada timestamptz, tgl_batal date, alasan_batal text, otorisasi_batal uuid,
  kunci text not null,
  primary key (kode_toko, no_tambah),
  check (status <> 'CANC' or batal_oleh is not null)
);
create index tambah_manual_by_tgl on tambah_manual (kode_toko, tgl, no_tambah);

-- A line keeps the purity that the group had when the goods came.
create table tambah_manual_baris (
  kode_toko text not null,
  no_tambah text not null,
  baris smallint not null,
  kode_gudang text not null, kode_baki text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null,
  qty integer not null check (qty > 0), berat numeric(12,3) not null check (berat > 0),
  primary key (kode_toko, no_tambah, baris),
  foreign key (kode_toko, no_tambah) references tambah_manual,
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis
);

create table pindah_manual (
  kode_toko text not null references toko,
  no_pindah text not null,
  tgl date not null,
  status text not null check (status in ('DONE', 'CANC')),
  kode_gudang text not null, kode_baki text not null,
  keterangan text not null default '',
  jumlah_baris integer not null check (jumlah_baris > 0),
  total_qty integer not null, total_berat numeric(12,3) not null,
  dibuat_oleh text not null, dibuat_pada timestamptz not null,
  batal_oleh text, batal_pada timestamptz, tgl_batal date, alasan_batal text, otorisasi_batal uuid,
  kunci text not null,
  primary key (kode_toko, no_pindah),
  foreign key (kode_toko, kode_gudang) references gudang, foreign key (kode_toko, kode_baki) references baki,
  check (status <> 'CANC' or batal_oleh is not null)
);
create index pindah_manual_by_tgl on pindah_manual (kode_toko, tgl, no_pindah);

-- Lines of moves and destructions name where the goods lay before.
create table pindah_manual_baris (
  kode_toko text not null,
  no_pindah text not null,
  baris smallint not null,
  kode_gudang text not null, kode_baki text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null,
  qty integer not null check (qty >= 0), berat numeric(12,3) not null check (berat >= 0),
  primary key (kode_toko, no_pindah, baris),
  foreign key (kode_toko, no_pindah) references pindah_manual,
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis,
  check (qty > 0 or berat > 0)
);

create table hancur_manual (
  kode_toko text not null references toko,
  no_hancur text not null,
  tgl date not null,
  status text not null check (status in ('DONE', 'CANC')),
  kode_kondisi text not null,
  keterangan text not null default '',
  jumlah_baris integer not null check (jumlah_baris > 0),
  total_qty integer not null, total_berat numeric(12,3) not null,
  otorisasi uuid not null, disetujui_oleh text not null,
  dibuat_oleh text not null, dibuat_pada timestamptz not null,
  batal_oleh text, batal_pada timestamptz, tgl_batal date, alasan_batal text, otorisasi_batal uuid,
  kunci text not null,
  primary key (kode_toko, no_hancur),
  foreign key (kode_toko, kode_kondisi) references kondisi_barang,
  check (status <> 'CANC' or batal_oleh is not null)
);
create index hancur_manual_by_tgl on hancur_manual (kode_toko, tgl, no_hancur);

create table hancur_manual_baris (
  kode_toko text not null,
  no_hancur text not null,
  baris smallint not null,
  kode_gudang text not null, kode_baki text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null,
  qty integer not null check (qty >= 0), berat numeric(12,3) not null check (berat >= 0),
  primary key (kode_toko, no_hancur, baris),
  foreign key (kode_toko, no_hancur) references hancur_manual,
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis,
  check (qty > 0 or berat > 0)
);

-- The history of a stock row, out of the ledger.
create index entri_manual on entri (kode_toko, kode_gudang, kode_baki, kode_group, kode_dept) where akun = 'MANUAL';
