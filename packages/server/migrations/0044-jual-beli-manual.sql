-- Sale and purchase of manual items become kinds of paper. Their rows of before cannot be sealed as deeds: a database that
-- has any is not taken over.
do $$ begin
  if exists (select from penjualan_manual) or exists (select from pembelian_manual) then
    raise exception 'this database has sales or purchases of manual items of an earlier version, which this one cannot take over: export them and begin anew';
  end if;
end $$;
drop table penjualan_manual_bayar, penjualan_manual_baris, penjualan_manual, pembelian_manual_baris, pembelian_manual;

create table jual_manual (
  kode_toko text not null, nomor text not null, ke integer not null,
  jenis_pelanggan text not null check (jenis_pelanggan in ('MEMBER', 'NON MEMBER')),
  total_qty integer not null check (total_qty > 0), total_berat numeric(18,3) not null,
  sub_total numeric(15,0) not null, diskon numeric(15,0) not null, ppn numeric(15,0) not null,
  dibayar numeric(15,0) not null, kembali numeric(15,0) not null check (kembali >= 0),
  fee_ditanggung text not null check (fee_ditanggung in ('TOKO', 'CUSTOMER')),
  primary key (kode_toko, nomor, ke)
);
-- A line keeps which row of the stock it takes from, and a snapshot of every price and rule.
create table jual_manual_baris (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_gudang text not null, kode_baki text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null,
  qty integer not null check (qty > 0),
  berat numeric(12,3) not null check (berat > 0),
  mode_harga text not null, sumber_harga text not null, harga_sistem numeric(15,0) not null, harga_gram numeric(15,0) not null,
  persentase numeric(6,3) not null, pembulatan integer not null, arah_pembulatan text not null,
  harga_jual numeric(15,0) not null, ongkos numeric(15,0) not null, diskon numeric(15,0) not null,
  ppn_tarif numeric(6,3) not null, ppn numeric(15,0) not null,
  harga_total numeric(15,0) not null check (harga_total >= 0),
  otorisasi text,
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_gudang) references gudang, foreign key (kode_toko, kode_baki) references baki,
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis
);
-- A purchase is paid in one way, out of the drawer of who validates it or from an account.
create table beli_manual (
  kode_toko text not null, nomor text not null, ke integer not null,
  jenis_pelanggan text not null check (jenis_pelanggan in ('MEMBER', 'NON MEMBER')),
  total_qty integer not null check (total_qty > 0), total_berat numeric(18,3) not null,
  potongan numeric(15,0) not null,
  cara_bayar text not null check (cara_bayar in ('CASH', 'TRANSFER')),
  primary key (kode_toko, nomor, ke)
);
create table beli_manual_baris (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_gudang text not null, kode_baki text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null check (kadar > 0 and kadar <= 100),
  qty integer not null check (qty > 0),
  berat numeric(12,3) not null check (berat > 0),
  berat_nota numeric(12,3) check (berat_nota > 0),
  harga_gram numeric(15,0) not null check (harga_gram > 0),
  pembulatan integer not null, arah_pembulatan text not null,
  potongan numeric(15,0) not null,
  harga_beli numeric(15,0) not null check (harga_beli > 0),
  otorisasi text,
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_gudang) references gudang, foreign key (kode_toko, kode_baki) references baki,
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis
);
create trigger jual_manual_tertutup before update or delete on jual_manual for each row execute function buku_tertutup();
create trigger jual_manual_tidak_dikosongkan before truncate on jual_manual for each statement execute function buku_tertutup();
create trigger jual_manual_baris_tertutup before update or delete on jual_manual_baris for each row execute function buku_tertutup();
create trigger jual_manual_baris_tidak_dikosongkan before truncate on jual_manual_baris for each statement execute function buku_tertutup();
create trigger beli_manual_tertutup before update or delete on beli_manual for each row execute function buku_tertutup();
create trigger beli_manual_tidak_dikosongkan before truncate on beli_manual for each statement execute function buku_tertutup();
create trigger beli_manual_baris_tertutup before update or delete on beli_manual_baris for each row execute function buku_tertutup();
create trigger beli_manual_baris_tidak_dikosongkan before truncate on beli_manual_baris for each statement execute function buku_tertutup();

-- Each of these is done to a paper at most once where it is done at all; who wants to know who did it joins one row.
create unique index perbuatan_validasi_manual on perbuatan (kode_toko, jenis, nomor)
  where jenis in ('penjualan-manual', 'pembelian-manual') and aksi = 'VALIDASI';
create unique index perbuatan_batal_manual on perbuatan (kode_toko, jenis, nomor)
  where jenis in ('penjualan-manual', 'pembelian-manual') and aksi in ('BATAL', 'TOLAK');
create index perbuatan_batal_manual_by_tgl on perbuatan (kode_toko, jenis, tgl, nomor)
  where jenis in ('penjualan-manual', 'pembelian-manual') and aksi in ('BATAL', 'TOLAK');

-- Who validated a paper, for the lists of both kinds.
create view jual_beli_manual_valid as
  select d.kode_toko, d.nomor, d.isi as ke, v.user_id as valid_oleh
  from dokumen d
  join perbuatan v on v.kode_toko = d.kode_toko and v.jenis = d.jenis and v.nomor = d.nomor and v.aksi = 'VALIDASI'
  where d.jenis in ('penjualan-manual', 'pembelian-manual');

-- Both as reports, exports and checks read them: the head with who did what to it, the lines of its last version, its
-- payments.
create view penjualan_manual as
  select d.kode_toko, d.nomor as no_jual, d.tgl, d.status, d.kode_sales, k.jenis_pelanggan, d.kode_member, d.nama, d.no_hp, d.alamat,
    k.total_qty, k.total_berat, k.sub_total, k.diskon, k.ppn, d.total::numeric(15,0) as grand_total, k.dibayar, k.kembali,
    d.dibuat_oleh, d.dibuat_pada, u.user_id as diubah_oleh, u.waktu as diubah_pada,
    v.user_id as valid_oleh, v.waktu as valid_pada,
    b.user_id as batal_oleh, b.waktu as batal_pada, b.tgl as tgl_batal, b.alasan as alasan_batal, b.otorisasi as otorisasi_batal
  from dokumen d
  join jual_manual k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  left join perbuatan u on u.kode_toko = d.kode_toko and u.jenis = d.jenis and u.nomor = d.nomor and u.ke = d.isi and u.aksi = 'UBAH'
  left join perbuatan v on v.kode_toko = d.kode_toko and v.jenis = 'penjualan-manual' and v.nomor = d.nomor and v.aksi = 'VALIDASI'
  left join perbuatan b on b.kode_toko = d.kode_toko and b.jenis = 'penjualan-manual' and b.nomor = d.nomor and b.aksi in ('BATAL', 'TOLAK')
  where d.jenis = 'penjualan-manual';

create view penjualan_manual_baris as
  select b.kode_toko, b.nomor as no_jual, b.baris, b.kode_gudang, b.kode_baki, b.kode_group, b.kode_dept, b.kadar, b.qty, b.berat,
    b.mode_harga, b.sumber_harga, b.harga_sistem, b.harga_gram, b.persentase, b.pembulatan, b.arah_pembulatan,
    b.harga_jual, b.ongkos, b.diskon, b.ppn_tarif, b.ppn, b.harga_total, b.otorisasi::uuid as otorisasi
  from jual_manual_baris b
  join dokumen d on d.kode_toko = b.kode_toko and d.jenis = 'penjualan-manual' and d.nomor = b.nomor and d.isi = b.ke;

create view penjualan_manual_bayar as
  select p.kode_toko, p.nomor as no_jual, p.baris, p.cara as jenis,
    case when p.akun = 'KAS' then p.diterima else p.jumlah end as jumlah,
    case when p.akun = 'BANK' then p.sub else '' end as no_rekening, p.no_kartu, p.rekening_lawan as no_rekening_customer, p.fee_persen,
    case when p.akun = 'KAS' then 0 when k.fee_ditanggung = 'TOKO' then p.fee else p.diterima - p.jumlah end as fee_rp, k.fee_ditanggung,
    case when p.akun = 'KAS' then 0 else p.diterima end as jumlah_gesek_rp
  from pembayaran p
  join dokumen d on d.kode_toko = p.kode_toko and d.jenis = p.jenis and d.nomor = p.nomor and d.isi = p.ke
  join jual_manual k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  where p.jenis = 'penjualan-manual';

create view pembelian_manual as
  select d.kode_toko, d.nomor as no_beli, d.tgl, d.status, d.kode_sales, k.jenis_pelanggan, d.kode_member, d.nama, d.no_hp, d.alamat,
    k.total_qty, k.total_berat, k.potongan, d.total::numeric(15,0) as grand_total, k.cara_bayar,
    case when p.akun = 'BANK' then p.sub else '' end as no_rekening, coalesce(p.rekening_lawan, '') as no_rekening_customer,
    d.dibuat_oleh, d.dibuat_pada, u.user_id as diubah_oleh, u.waktu as diubah_pada,
    v.user_id as valid_oleh, v.waktu as valid_pada,
    b.user_id as batal_oleh, b.waktu as batal_pada, b.tgl as tgl_batal, b.alasan as alasan_batal, b.otorisasi as otorisasi_batal
  from dokumen d
  join beli_manual k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  left join pembayaran p on p.kode_toko = d.kode_toko and p.jenis = d.jenis and p.nomor = d.nomor and p.ke = d.isi and p.baris = 1
  left join perbuatan u on u.kode_toko = d.kode_toko and u.jenis = d.jenis and u.nomor = d.nomor and u.ke = d.isi and u.aksi = 'UBAH'
  left join perbuatan v on v.kode_toko = d.kode_toko and v.jenis = 'pembelian-manual' and v.nomor = d.nomor and v.aksi = 'VALIDASI'
  left join perbuatan b on b.kode_toko = d.kode_toko and b.jenis = 'pembelian-manual' and b.nomor = d.nomor and b.aksi in ('BATAL', 'TOLAK')
  where d.jenis = 'pembelian-manual';

create view pembelian_manual_baris as
  select b.kode_toko, b.nomor as no_beli, b.baris, b.kode_gudang, b.kode_baki, b.kode_group, b.kode_dept, b.kadar, b.qty, b.berat,
    b.berat_nota, b.harga_gram, b.pembulatan, b.arah_pembulatan, b.potongan, b.harga_beli, b.otorisasi::uuid as otorisasi
  from beli_manual_baris b
  join dokumen d on d.kode_toko = b.kode_toko and d.jenis = 'pembelian-manual' and d.nomor = b.nomor and d.isi = b.ke;
