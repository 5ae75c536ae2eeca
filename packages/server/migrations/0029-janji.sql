-- What was finished of an order may be taken back, and its line be finished again: which piece stands for a line is
-- said by the deed that stands. Who pays by instalments is known as the customer of a sale is. Tables of orders and
-- instalments alone and the view `kyc`, so that it may come before or behind others that leave that one be.

alter table pesan_jadi drop constraint pesan_jadi_kode_toko_nomor_baris_pesanan_key;

-- What the goldsmith is paid for a piece is part of what it costs.
alter table pesan_jadi add column ongkos_tukang numeric(15,0) not null default 0 check (ongkos_tukang >= 0);

-- What has come of an order and stands.
create view pesanan_jadi as
  select j.* from pesan_jadi j
  where not exists (select from perbuatan x where x.kode_toko = j.kode_toko and x.jenis = 'pesanan'
    and x.nomor = j.nomor and x.membalik = j.ke);

-- A line with what came of it.
create or replace view pesanan_barang as
  select b.kode_toko, b.nomor as no_pesanan, b.baris, b.nama_barang, b.deskripsi, b.kode_group, b.kode_dept, b.kadar,
    b.berat, b.foto, b.mode_harga, b.sumber_harga, b.harga_sistem, b.harga_gram, b.persentase, b.pembulatan,
    b.arah_pembulatan, b.harga_jual, b.ongkos, b.ppn_tarif, b.ppn, b.harga_total, b.otorisasi,
    j.kode_barcode, j.berat as berat_jadi, coalesce(j.harga_total, b.harga_total) as sub_total, j.ke as ke_jadi
  from pesan_barang b left join pesanan_jadi j on j.kode_toko = b.kode_toko and j.nomor = b.nomor
    and j.baris_pesanan = b.baris
  where b.ke = (select max(p.ke) from perbuatan p where p.kode_toko = b.kode_toko and p.jenis = 'pesanan'
    and p.nomor = b.nomor and p.aksi in ('BUAT', 'UBAH'));

-- Who it is that pays by instalments, where the law asks (AML_KYC_MIN): as a sale says it.
create table cicil_kyc (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  nama_lengkap text, jenis_identitas text, nik_sim_passport text, tempat_lahir text, tgl_lahir date,
  kewarganegaraan text, alamat text, no_hp text, pekerjaan text, sumber_dana text, pemilik_manfaat text, npwp text,
  mencurigakan boolean,
  primary key (kode_toko, nomor, ke, baris)
);
create trigger cicil_kyc_tertutup before update or delete on cicil_kyc
  for each row execute function buku_tertutup();
create trigger cicil_kyc_tidak_dikosongkan before truncate on cicil_kyc
  for each statement execute function buku_tertutup();

create or replace view kyc as
  select d.jenis, d.tgl, d.status, y.* from jual_kyc y
  join dokumen d on d.kode_toko = y.kode_toko and d.jenis = 'penjualan' and d.nomor = y.nomor and d.isi = y.ke
  union all
  select d.jenis, d.tgl, d.status, y.* from beli_kyc y
  join dokumen d on d.kode_toko = y.kode_toko and d.jenis = 'pembelian' and d.nomor = y.nomor and d.isi = y.ke
  union all
  select d.jenis, d.tgl, d.status, y.* from cicil_kyc y
  join dokumen d on d.kode_toko = y.kode_toko and d.jenis = 'cicilan' and d.nomor = y.nomor and d.isi = y.ke;
