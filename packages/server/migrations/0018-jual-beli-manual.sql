-- Trade in goods without barcodes: sales (FJM) and purchases (FBM). OPEN moves nothing; an OPEN sale holds its goods in
-- `stok_manual.pesan_*`.

create table penjualan_manual (
  kode_toko text not null references toko,
  no_jual text not null,
  tgl date not null,
  status text not null check (status in ('OPEN', 'DONE', 'CANC')),
  kode_sales text not null default '',
  jenis_pelanggan text not null check (jenis_pelanggan in ('MEMBER', 'NON MEMBER')),
  kode_member text not null default '', nama text not null, no_hp text not null, alamat text not null,
  total_qty integer not null check (total_qty > 0),
  total_berat numeric(12,3) not null,
  sub_total numeric(15,0) not null,
  diskon numeric(15,0) not null,
  ppn numeric(15,0) not null,
  grand_total numeric(15,0) not null check (grand_total >= 0),
  dibayar numeric(15,0) not null,
  kembali numeric(15,0) not null check (kembali >= 0),
  dibuat_oleh text not null, dibuat_pada timestamptz not null,
  diubah_oleh text, diubah_pada timestamptz,
  valid_oleh text, valid_pada timestamptz,
  batal_oleh text, batal_pada timestamptz, tgl_batal date, alasan_batal text, otorisasi_batal uuid,
  kunci text not null,
  primary key (kode_toko, no_jual),
  check (status <> 'DONE' or valid_oleh is not null), check (status <> 'CANC' or batal_oleh is not null)
);
create index penjualan_manual_by_tgl on penjualan_manual (kode_toko, tgl, no_jual);
create index penjualan_manual_open on penjualan_manual (kode_toko, no_jual) where status = 'OPEN';
create index penjualan_manual_batal on penjualan_manual (kode_toko, tgl_batal, no_jual) where status = 'CANC';

-- A line keeps which row of the stock it takes from, and a snapshot of every price and rule.
create table penjualan_manual_baris (
  kode_toko text not null,
  no_jual text not null,
  baris smallint not null,
  kode_gudang text not null, kode_baki text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null,
  qty integer not null check (qty > 0),
  berat numeric(12,3) not null check (berat > 0),
  mode_harga text not null, sumber_harga text not null, harga_sistem numeric(15,0) not null, harga_gram numeric(15,0) not null,
  persentase numeric(6,3) not null default 0, pembulatan integer not null, arah_pembulatan text not null,
  harga_jual numeric(15,0) not null, ongkos numeric(15,0) not null, diskon numeric(15,0) not null,
  ppn_tarif numeric(6,3) not null default 0, ppn numeric(15,0) not null default 0,
  harga_total numeric(15,0) not null check (harga_total >= 0),
  otorisasi uuid,
  primary key (kode_toko, no_jual, baris),
  foreign key (kode_toko, no_jual) references penjualan_manual on delete cascade,
  foreign key (kode_toko, kode_gudang) references gudang, foreign key (kode_toko, kode_baki) references baki,
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis
);

create table penjualan_manual_bayar (
  kode_toko text not null,
  no_jual text not null,
  baris smallint not null,
  jenis text not null check (jenis in ('CASH', 'DEBET', 'CREDIT', 'TRANSFER', 'QRIS')),
  jumlah numeric(15,0) not null check (jumlah > 0),
  no_rekening text not null default '', no_kartu text not null default '', no_rekening_customer text not null default '',
  fee_persen numeric(6,3) not null default 0, fee_rp numeric(15,0) not null default 0, fee_ditanggung text not null default 'TOKO',
  jumlah_gesek_rp numeric(15,0) not null default 0,
  primary key (kode_toko, no_jual, baris),
  foreign key (kode_toko, no_jual) references penjualan_manual on delete cascade
);

-- A purchase is paid in one way, out of the drawer of who validates it or from an account.
create table pembelian_manual (
  kode_toko text not null references toko,
  no_beli text not null,
  tgl date not null,
  status text not null check (status in ('OPEN', 'DONE', 'CANC')),
  kode_sales text not null default '',
  jenis_pelanggan text not null check (jenis_pelanggan in ('MEMBER', 'NON MEMBER')),
  kode_member text not null default '', nama text not null, no_hp text not null, alamat text not null,
  total_qty integer not null check (total_qty > 0),
  total_berat numeric(12,3) not null,
  potongan numeric(15,0) not null,
  grand_total numeric(15,0) not null check (grand_total > 0),
  cara_bayar text not null check (cara_bayar in ('CASH', 'TRANSFER')),
  no_rekening text not null default '', no_rekening_customer text not null default '',
  dibuat_oleh text not null, dibuat_pada timestamptz not null,
  diubah_oleh text, diubah_pada timestamptz,
  valid_oleh text, valid_pada timestamptz,
  batal_oleh text, batal_pada timestamptz, tgl_batal date, alasan_batal text, otorisasi_batal uuid,
  kunci text not null,
  primary key (kode_toko, no_beli),
  check (status <> 'DONE' or valid_oleh is not null), check (status <> 'CANC' or batal_oleh is not null),
  check ((cara_bayar = 'TRANSFER') = (no_rekening <> ''))
);
create index pembelian_manual_by_tgl on pembelian_manual (kode_toko, tgl, no_beli);
create index pembelian_manual_open on pembelian_manual (kode_toko, no_beli) where status = 'OPEN';
create index pembelian_manual_batal on pembelian_manual (kode_toko, tgl_batal, no_beli) where status = 'CANC';

create table pembelian_manual_baris (
  kode_toko text not null,
  no_beli text not null,
  baris smallint not null,
  kode_gudang text not null, kode_baki text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null check (kadar > 0 and kadar <= 100),
  qty integer not null check (qty > 0),
  berat numeric(12,3) not null check (berat > 0),
  harga_gram numeric(15,0) not null check (harga_gram > 0),
  pembulatan integer not null, arah_pembulatan text not null,
  potongan numeric(15,0) not null,
  harga_beli numeric(15,0) not null check (harga_beli > 0),
  primary key (kode_toko, no_beli, baris),
  foreign key (kode_toko, no_beli) references pembelian_manual on delete cascade,
  foreign key (kode_toko, kode_gudang) references gudang, foreign key (kode_toko, kode_baki) references baki,
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis
);

-- Shops that are there already book the trade in manual items on the accounts of their sales and purchases.
insert into para_akun_transaksi (kode_toko, trx, type, kode_akun, nomor_akun)
  select kode_toko, trx || ' MANUAL', type, kode_akun, nomor_akun from para_akun_transaksi
  where trx in ('PENJUALAN', 'BATAL PENJUALAN', 'PEMBELIAN', 'BATAL PEMBELIAN');
