-- What manual items cost, by purity (`CURAH` in NILAI): the shop never has less than none of it.
insert into akun_tanda (akun, aset, tanda) values ('CURAH', '', 1) on conflict do nothing;

-- What was taken off the price of a piece that is kept back, and the approval of its price.
alter table titip_barang add column diskon numeric(15,0) not null default 0 check (diskon >= 0),
  add column otorisasi text;

create or replace view titipan_barang as
  select d.kode_toko, d.nomor as no_titip, b.baris, b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_group,
    b.kode_dept, b.kode_gudang, b.kode_baki, b.gudang_asal, b.baki_asal, b.kadar, b.kadar_cetak, b.foto, b.berat,
    b.mode_harga, b.sumber_harga, b.harga_sistem, b.harga_gram, b.persentase, b.pembulatan, b.arah_pembulatan,
    b.harga_jual, b.tipe_ongkos, b.tarif_ongkos, b.ongkos, b.nama_atribut, b.harga_atribut, b.ppn_tarif, b.ppn,
    b.harga_total, b.harga_rata, b.diskon
  from dokumen d join titip_barang b on b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.ke = d.isi
  where d.jenis = 'titipan';

-- What was taken off so many of an accessory, and the approval of that.
alter table jual_aksesoris add column diskon numeric(15,0) not null default 0 check (diskon >= 0),
  add column otorisasi text;

create or replace view penjualan_aksesoris as
  select b.kode_toko, b.nomor as no_faktur_group, b.baris, d.tgl, b.kode_barcode, b.nama_aksesoris, b.kode_group,
    b.kode_dept, b.kode_gudang, b.kode_baki, b.kadar, b.berat, b.qty, b.harga_satuan, b.harga_jual, b.ppn_tarif, b.ppn,
    b.harga_total, case when d.status = 'CANC' then 'Batal' else 'Tersedia' end as status_kembali, b.diskon
  from jual_aksesoris b join dokumen d on d.kode_toko = b.kode_toko and d.jenis = 'penjualan' and d.nomor = b.nomor
    and d.isi = b.ke;

create or replace view penjualan_baris as
  select kode_toko, no_faktur_group, baris::integer as baris, tgl, kode_barcode, kode_intern, nama_barang, kode_group,
    kode_dept, kode_baki, jenis_group, kadar, kadar_cetak, 1 as qty, berat, harga_gram, harga_jual, ongkos,
    harga_atribut, diskon, ppn_tarif, ppn, harga_total, status_kembali
  from penjualan_barang
  union all
  select kode_toko, no_faktur_group, 1000000 + baris, tgl, kode_barcode, '', nama_aksesoris, kode_group, kode_dept,
    kode_baki, '', kadar, '', qty, 0, 0, harga_jual, 0, 0, diskon::numeric, ppn_tarif, ppn, harga_total, status_kembali
  from penjualan_aksesoris;
