-- A payment says on which account its rupiah stand and what was handed over: rupiah, or an asset of its own (points), of
-- which `diterima` leaves whoever it belongs to. It may draw on another paper: what a customer left, goods that are bought
-- with it. Rows of before are rupiah that draw on nothing.
alter table pembayaran
  drop constraint pembayaran_akun_check,
  add column aset text not null default 'IDR' check (aset in ('IDR', 'POIN')),
  add column sumber_jenis text not null default '', add column sumber text not null default '';
-- Whether a paper is claimed by one that waits to be booked, and what it has paid.
create index pembayaran_by_sumber on pembayaran (kode_toko, sumber_jenis, sumber) where sumber <> '';

-- Which columns a deed's seal holds. Seals of before are of the first version, and stay what they are.
alter table perbuatan add column segel_versi smallint not null default 1;

-- Money that goes out with a sale, what was exchanged being worth more, counts against what came in; and only what stands
-- on an account of a bank was charged to a card.
create or replace view penjualan_bayar as
  select p.kode_toko, p.nomor as no_faktur_group, p.baris, p.cara as jenis,
    case when p.akun = 'KAS' then p.diterima else p.jumlah end as jumlah,
    case when p.akun = 'BANK' then p.sub else '' end as no_rekening, p.no_kartu, p.rekening_lawan as no_rekening_customer, p.fee_persen,
    case when p.akun <> 'BANK' then 0 when k.fee_ditanggung = 'TOKO' then p.fee else p.diterima - p.jumlah end as fee_rp, k.fee_ditanggung,
    case when p.akun <> 'BANK' then 0 else p.diterima end as jumlah_gesek_rp, p.arah
  from pembayaran p
  join dokumen d on d.kode_toko = p.kode_toko and d.jenis = p.jenis and d.nomor = p.nomor and d.isi = p.ke
  join jual k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  where p.jenis = 'penjualan';

create or replace view penjualan_manual_bayar as
  select p.kode_toko, p.nomor as no_jual, p.baris, p.cara as jenis,
    case when p.akun = 'KAS' then p.diterima else p.jumlah end as jumlah,
    case when p.akun = 'BANK' then p.sub else '' end as no_rekening, p.no_kartu, p.rekening_lawan as no_rekening_customer, p.fee_persen,
    case when p.akun <> 'BANK' then 0 when k.fee_ditanggung = 'TOKO' then p.fee else p.diterima - p.jumlah end as fee_rp, k.fee_ditanggung,
    case when p.akun <> 'BANK' then 0 else p.diterima end as jumlah_gesek_rp, p.arah
  from pembayaran p
  join dokumen d on d.kode_toko = p.kode_toko and d.jenis = p.jenis and d.nomor = p.nomor and d.isi = p.ke
  join jual_manual k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  where p.jenis = 'penjualan-manual';
