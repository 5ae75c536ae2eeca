-- Papers of before were neither made nor validated here: they were entered, and stand from then on. The views
-- `titipan`, `cicilan` and those of orders are told anew, column by column as they are, `titipan` and `pesanan` with
-- one more at the end: a file that changes them too says what it wants of both. Of tables only a check of `pesan` is
-- touched.

create or replace view titipan as
  select d.kode_toko, d.nomor as no_titip, d.tgl, d.status, d.kode_sales, k.jenis_pelanggan, d.kode_member,
    d.nama, d.no_hp, d.alamat, d.keterangan, k.mengikat, k.jumlah_barang, k.total_berat, k.ppn,
    d.total::numeric(15,0) as grand_total, k.dp_rp, d.sisa::numeric(15,0) as uang_titip, d.dibuat_oleh, d.dibuat_pada,
    v.user_id as valid_oleh, v.waktu as valid_pada, v.tgl as tgl_valid, b.user_id as batal_oleh, b.waktu as batal_pada,
    b.tgl as tgl_batal, b.alasan as alasan_batal, b.otorisasi as otorisasi_batal, b.disetujui_oleh as batal_disetujui,
    b.ke as ke_batal, d.isi, d.luar
  from dokumen d
  join titip k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  left join perbuatan v on v.kode_toko = d.kode_toko and v.jenis = 'titipan' and v.nomor = d.nomor
    and v.aksi in ('VALIDASI', 'SALDO-AWAL')
  left join perbuatan b on b.kode_toko = d.kode_toko and b.jenis = 'titipan' and b.nomor = d.nomor
    and b.aksi in ('BATAL', 'TOLAK')
  where d.jenis = 'titipan';

create or replace view cicilan as
  select d.kode_toko, d.nomor as no_faktur_cicil, d.tgl, d.status, d.kode_sales, k.jenis_pelanggan, d.kode_member,
    d.nama, d.no_hp, d.alamat, d.keterangan, k.jumlah_barang, k.total_berat, k.harga_barang, k.ppn, k.dp_rp, k.tenor,
    k.dp_persen, k.margin_persen, k.denda_persen, k.potongan_pelunasan_persen,
    d.total::numeric(15,0) as harga_jual_cicil, d.sisa::numeric(15,0) as sisa_bayar, d.saldo::numeric(15,0) as saldo,
    d.dibuat_oleh, d.dibuat_pada, v.user_id as valid_oleh, v.waktu as valid_pada, v.tgl as tgl_valid,
    b.user_id as batal_oleh, b.waktu as batal_pada, b.tgl as tgl_batal, b.alasan as alasan_batal, d.isi
  from dokumen d
  join cicil k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  left join perbuatan v on v.kode_toko = d.kode_toko and v.jenis = 'cicilan' and v.nomor = d.nomor
    and v.aksi in ('VALIDASI', 'SALDO-AWAL')
  left join perbuatan b on b.kode_toko = d.kode_toko and b.jenis = 'cicilan' and b.nomor = d.nomor
    and b.aksi in ('BATAL', 'TOLAK')
  where d.jenis = 'cicilan';

create or replace view pesanan as
  select d.kode_toko, d.nomor as no_pesanan, d.tgl, d.status, d.kode_sales, k.jenis_pelanggan, d.kode_member,
    d.nama, d.no_hp, d.alamat, d.keterangan, k.mengikat, k.tgl_selesai, k.kode_tukang, k.jumlah_barang, k.total_berat,
    k.total_ongkos, k.ppn, d.total::numeric(15,0) as total_harga, k.dp_rp, k.jumlah_contoh, k.jumlah_jadi,
    k.berat_jadi, k.nilai, d.sisa::numeric(15,0) as jumlah_bayar, d.dibuat_oleh, d.dibuat_pada,
    v.user_id as valid_oleh, v.waktu as valid_pada, v.tgl as tgl_valid, b.user_id as batal_oleh, b.waktu as batal_pada,
    b.tgl as tgl_batal, b.alasan as alasan_batal, b.otorisasi as otorisasi_batal, b.disetujui_oleh as batal_disetujui,
    b.ke as ke_batal, i.isi, d.luar
  from dokumen d
  join pesan k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  cross join lateral (select max(p.ke) as isi from perbuatan p where p.kode_toko = d.kode_toko
    and p.jenis = 'pesanan' and p.nomor = d.nomor and p.aksi in ('BUAT', 'UBAH', 'SALDO-AWAL')) i
  left join perbuatan v on v.kode_toko = d.kode_toko and v.jenis = 'pesanan' and v.nomor = d.nomor
    and v.aksi in ('VALIDASI', 'SALDO-AWAL')
  left join perbuatan b on b.kode_toko = d.kode_toko and b.jenis = 'pesanan' and b.nomor = d.nomor
    and b.aksi in ('BATAL', 'TOLAK')
  where d.jenis = 'pesanan';

create or replace view pesanan_barang as
  select b.kode_toko, b.nomor as no_pesanan, b.baris, b.nama_barang, b.deskripsi, b.kode_group, b.kode_dept, b.kadar,
    b.berat, b.foto, b.mode_harga, b.sumber_harga, b.harga_sistem, b.harga_gram, b.persentase, b.pembulatan,
    b.arah_pembulatan, b.harga_jual, b.ongkos, b.ppn_tarif, b.ppn, b.harga_total, b.otorisasi,
    j.kode_barcode, j.berat as berat_jadi, coalesce(j.harga_total, b.harga_total) as sub_total, j.ke as ke_jadi
  from pesan_barang b left join pesanan_jadi j on j.kode_toko = b.kode_toko and j.nomor = b.nomor
    and j.baris_pesanan = b.baris
  where b.ke = (select max(p.ke) from perbuatan p where p.kode_toko = b.kode_toko and p.jenis = 'pesanan'
    and p.nomor = b.nomor and p.aksi in ('BUAT', 'UBAH', 'SALDO-AWAL'));

-- An order of before may have been left without money.
alter table pesan drop constraint pesan_dp_rp_check, add constraint pesan_dp_rp_check check (dp_rp >= 0);
