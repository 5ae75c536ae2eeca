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
