-- Accounting: the shop's accounts, and the account of each line of the program's journals (Akuntansi > Parameter Akun).
-- `kode_akun` is side and kind of account: D-KAS, K-PENJUALAN.

create table akun (
  kode_toko text not null references toko, nomor_akun text not null, nama_akun text not null,
  status_aktif boolean not null default true, dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(), diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, nomor_akun)
);
create table para_akun_transaksi (
  kode_toko text not null references toko, trx text not null, type text not null, kode_akun text not null, nomor_akun text not null,
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, trx, type, kode_akun), foreign key (kode_toko, nomor_akun) references akun
);
create index para_akun_transaksi_by_akun on para_akun_transaksi (kode_toko, nomor_akun);

-- Exports of whole tables: who took what, and how much of it left the program.
create table ekspor_csv (
  kode_toko text not null references toko, id uuid not null, tabel text not null, tgl_from date, tgl_to date, nama_file text not null,
  status text not null default 'BERJALAN' check (status in ('BERJALAN', 'SELESAI', 'PUTUS')), jumlah_baris bigint not null default 0,
  dibuat_oleh text not null, dibuat_pada timestamptz not null, selesai_pada timestamptz,
  primary key (kode_toko, id)
);

-- Shops that are there already begin with the accounts of a new one.
with awal (jenis_akun, nomor_akun, nama_akun) as (
  values
    ('KAS', '1101', 'KAS KASIR'),
    ('BANK', '1102', 'BANK'),
    ('UANG_PERJALANAN', '1103', 'UANG DALAM PERJALANAN'),
    ('PIUTANG_HUTANG', '1104', 'PIUTANG HUTANG CUSTOMER'),
    ('PERSEDIAAN', '1201', 'PERSEDIAAN BARANG'),
    ('HUTANG_TITIPAN', '2101', 'HUTANG TITIPAN CUSTOMER'),
    ('HUTANG_PESANAN', '2102', 'UANG MUKA PESANAN'),
    ('HUTANG_CICILAN', '2103', 'UANG MUKA CICILAN'),
    ('PPN', '2104', 'PPN KELUARAN'),
    ('MODAL', '3101', 'MODAL'),
    ('PENJUALAN', '4101', 'PENDAPATAN PENJUALAN'),
    ('PENDAPATAN_SERVICE', '4102', 'PENDAPATAN SERVICE'),
    ('PENDAPATAN_BUNGA', '4103', 'PENDAPATAN BUNGA'),
    ('PENDAPATAN_FEE', '4104', 'PENDAPATAN FEE'),
    ('PENDAPATAN_LAIN', '4901', 'PENDAPATAN LAIN'),
    ('HPP', '5101', 'HARGA POKOK PENJUALAN'),
    ('BIAYA_FEE', '6101', 'BIAYA FEE KARTU'),
    ('BIAYA_POIN', '6102', 'BIAYA CASHBACK POIN'),
    ('BIAYA_HANCUR', '6103', 'BIAYA BARANG HANCUR'),
    ('BIAYA_LAIN', '6901', 'BIAYA LAIN')
), jurnal (trx, type, baris) as (
  values
    ('SALDO AWAL', 'CASH', 'D-KAS K-MODAL'),
    ('SALDO AWAL', 'NON CASH', 'D-BANK K-MODAL'),
    ('PENJUALAN', 'CASH', 'D-KAS D-HPP K-PENJUALAN K-PPN K-PERSEDIAAN'),
    ('PENJUALAN', 'NON CASH', 'D-BANK D-BIAYA_FEE D-HPP K-PENJUALAN K-PPN K-PERSEDIAAN'),
    ('BATAL PENJUALAN', 'CASH', 'D-PENJUALAN D-PPN D-PERSEDIAAN K-KAS K-HPP'),
    ('BATAL PENJUALAN', 'NON CASH', 'D-PENJUALAN D-PPN D-PERSEDIAAN K-BANK K-BIAYA_FEE K-HPP'),
    ('PEMBELIAN', 'CASH', 'D-PERSEDIAAN K-KAS'),
    ('PEMBELIAN', 'NON CASH', 'D-PERSEDIAAN K-BANK'),
    ('BATAL PEMBELIAN', 'CASH', 'D-KAS K-PERSEDIAAN'),
    ('BATAL PEMBELIAN', 'NON CASH', 'D-BANK K-PERSEDIAAN'),
    ('TUKAR KURANG', 'CASH', 'D-PERSEDIAAN K-KAS K-PENJUALAN'),
    ('TUKAR KURANG', 'NON CASH', 'D-PERSEDIAAN K-BANK K-PENJUALAN'),
    ('LEBIH BAYAR PENJUALAN', 'CASH', 'D-HUTANG_TITIPAN K-KAS'),
    ('LEBIH BAYAR PENJUALAN', 'NON CASH', 'D-HUTANG_TITIPAN K-BANK'),
    ('KELEBIHAN BAYAR DP PENJUALAN', 'CASH', 'D-HUTANG_TITIPAN K-KAS'),
    ('KELEBIHAN BAYAR DP PENJUALAN', 'NON CASH', 'D-HUTANG_TITIPAN K-BANK'),
    ('KELEBIHAN PO', 'CASH', 'D-HUTANG_PESANAN K-KAS'),
    ('KELEBIHAN PO', 'NON CASH', 'D-HUTANG_PESANAN K-BANK'),
    ('KEMBALI LEBIH BAYAR', 'CASH', 'D-HUTANG_TITIPAN K-KAS'),
    ('KEMBALI LEBIH BAYAR', 'NON CASH', 'D-HUTANG_TITIPAN K-BANK'),
    ('TITIP', 'CASH', 'D-KAS K-HUTANG_TITIPAN'),
    ('TITIP', 'NON CASH', 'D-BANK D-BIAYA_FEE K-HUTANG_TITIPAN'),
    ('BATAL TITIP', 'CASH', 'D-HUTANG_TITIPAN K-KAS'),
    ('BATAL TITIP', 'NON CASH', 'D-HUTANG_TITIPAN K-BANK'),
    ('PESANAN', 'CASH', 'D-KAS K-HUTANG_PESANAN'),
    ('PESANAN', 'NON CASH', 'D-BANK D-BIAYA_FEE K-HUTANG_PESANAN'),
    ('BATAL PESANAN', 'CASH', 'D-HUTANG_PESANAN K-KAS'),
    ('BATAL PESANAN', 'NON CASH', 'D-HUTANG_PESANAN K-BANK'),
    ('SERVICE', 'CASH', 'D-KAS K-PENDAPATAN_SERVICE'),
    ('SERVICE', 'NON CASH', 'D-BANK K-PENDAPATAN_SERVICE'),
    ('SERVICE AMBIL', 'CASH', 'D-KAS K-PENDAPATAN_SERVICE'),
    ('SERVICE AMBIL', 'NON CASH', 'D-BANK K-PENDAPATAN_SERVICE'),
    ('BATAL SERVICE', 'CASH', 'D-PENDAPATAN_SERVICE K-KAS'),
    ('BATAL SERVICE', 'NON CASH', 'D-PENDAPATAN_SERVICE K-BANK'),
    ('HUTANG', 'CASH', 'D-PIUTANG_HUTANG K-KAS'),
    ('HUTANG', 'NON CASH', 'D-PIUTANG_HUTANG K-BANK'),
    ('HUTANG BATAL', 'CASH', 'D-KAS K-PIUTANG_HUTANG'),
    ('HUTANG BATAL', 'NON CASH', 'D-BANK K-PIUTANG_HUTANG'),
    ('HUTANG LUNAS', 'CASH', 'D-KAS K-PIUTANG_HUTANG K-PENDAPATAN_BUNGA'),
    ('HUTANG LUNAS', 'NON CASH', 'D-BANK K-PIUTANG_HUTANG K-PENDAPATAN_BUNGA'),
    ('BATAL HUTANG LUNAS', 'CASH', 'D-PIUTANG_HUTANG D-PENDAPATAN_BUNGA K-KAS'),
    ('BATAL HUTANG LUNAS', 'NON CASH', 'D-PIUTANG_HUTANG D-PENDAPATAN_BUNGA K-BANK'),
    ('BAYAR BUNGA', 'CASH', 'D-KAS K-PENDAPATAN_BUNGA'),
    ('BAYAR BUNGA', 'NON CASH', 'D-BANK K-PENDAPATAN_BUNGA'),
    ('DP CICILAN', 'CASH', 'D-KAS K-HUTANG_CICILAN'),
    ('DP CICILAN', 'NON CASH', 'D-BANK D-BIAYA_FEE K-HUTANG_CICILAN'),
    ('BAYAR CICILAN', 'CASH', 'D-KAS K-HUTANG_CICILAN'),
    ('BAYAR CICILAN', 'NON CASH', 'D-BANK D-BIAYA_FEE K-HUTANG_CICILAN'),
    ('PELUNASAN CEPAT CICILAN', 'CASH', 'D-KAS K-HUTANG_CICILAN'),
    ('PELUNASAN CEPAT CICILAN', 'NON CASH', 'D-BANK D-BIAYA_FEE K-HUTANG_CICILAN'),
    ('BATAL CICILAN', 'CASH', 'D-HUTANG_CICILAN K-KAS'),
    ('BATAL CICILAN', 'NON CASH', 'D-HUTANG_CICILAN K-BANK'),
    ('CASHBACK', 'CASH', 'D-BIAYA_POIN K-KAS'),
    ('CASHBACK', 'NON CASH', 'D-BIAYA_POIN K-BANK'),
    ('UANG MASUK', 'CASH', 'D-KAS K-PENDAPATAN_LAIN'),
    ('UANG MASUK', 'NON CASH', 'D-BANK K-PENDAPATAN_LAIN'),
    ('UANG KELUAR', 'CASH', 'D-BIAYA_LAIN K-KAS'),
    ('UANG KELUAR', 'NON CASH', 'D-BIAYA_LAIN K-BANK'),
    ('MUTASI', 'CASH', 'D-KAS K-KAS'),
    ('MUTASI', 'NON CASH', 'D-BANK K-BANK'),
    ('GESEK TUNAI', 'NON CASH', 'D-BANK K-KAS K-PENDAPATAN_FEE'),
    ('KIRIM UANG PUSAT', 'CASH', 'D-UANG_PERJALANAN K-KAS'),
    ('TERIMA UANG PUSAT', 'CASH', 'D-KAS K-UANG_PERJALANAN'),
    ('HANCUR BARANG', 'STOCK', 'D-BIAYA_HANCUR K-PERSEDIAAN')
), akun_baru as (
  insert into akun (kode_toko, nomor_akun, nama_akun) select toko.kode_toko, awal.nomor_akun, awal.nama_akun from toko, awal
)
insert into para_akun_transaksi (kode_toko, trx, type, kode_akun, nomor_akun)
  select toko.kode_toko, jurnal.trx, jurnal.type, b.kode_akun, awal.nomor_akun
  from toko, jurnal, string_to_table(jurnal.baris, ' ') as b(kode_akun) join awal on awal.jenis_akun = substr(b.kode_akun, 3);
