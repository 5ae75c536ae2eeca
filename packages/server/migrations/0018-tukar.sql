-- A sale that is paid with old goods: what they paid of it stands at its head, 0 where there were none.
alter table jual add column tukar numeric(15,0) not null default 0 check (tukar >= 0);

create or replace view penjualan as
  select d.kode_toko, d.nomor as no_faktur_group, d.tgl, d.status, d.kode_sales, k.jenis_pelanggan, d.kode_member,
    d.nama, d.no_hp, d.alamat, k.jumlah_barang, k.total_berat, k.sub_total, k.diskon, k.ppn,
    d.total::numeric(15,0) as grand_total, k.dibayar, k.kembali, d.dibuat_oleh, d.dibuat_pada, u.user_id as diubah_oleh,
    u.waktu as diubah_pada, v.user_id as valid_oleh, v.waktu as valid_pada, b.user_id as batal_oleh,
    b.waktu as batal_pada, b.tgl as tgl_batal, b.alasan as alasan_batal, b.otorisasi as otorisasi_batal, d.isi, k.tukar
  from dokumen d
  join jual k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  left join perbuatan u on u.kode_toko = d.kode_toko and u.jenis = d.jenis and u.nomor = d.nomor and u.ke = d.isi
    and u.aksi = 'UBAH'
  left join perbuatan v on v.kode_toko = d.kode_toko and v.jenis = 'penjualan' and v.nomor = d.nomor
    and v.aksi = 'VALIDASI'
  left join perbuatan b on b.kode_toko = d.kode_toko and b.jenis = 'penjualan' and b.nomor = d.nomor
    and b.aksi in ('BATAL', 'TOLAK')
  where d.jenis = 'penjualan';

-- The sale that old goods paid, of a purchase that was made with it. Such a purchase is taken back with the sale alone:
-- its deeds then bear the names of those they take back.
drop index perbuatan_batal_beli, perbuatan_batal_beli_by_tgl;
create unique index perbuatan_batal_beli on perbuatan (kode_toko, jenis, nomor)
  where jenis = 'pembelian' and aksi in ('BATAL', 'TOLAK', 'BATAL BUAT', 'BATAL VALIDASI');
create index perbuatan_batal_beli_by_tgl on perbuatan (kode_toko, tgl, nomor)
  where jenis = 'pembelian' and aksi in ('BATAL', 'TOLAK', 'BATAL BUAT', 'BATAL VALIDASI');

create or replace view pembelian as
  select d.kode_toko, d.nomor as no_faktur_group, d.tgl, d.status, d.kode_sales, k.jenis_pelanggan, d.kode_member,
    d.nama, d.no_hp, d.alamat, k.jenis_identitas, k.nik_sim_passport, k.jumlah_barang, k.total_berat, k.total_nota,
    d.total::numeric(15,0) as grand_total, d.dibuat_oleh, d.dibuat_pada, u.user_id as diubah_oleh,
    u.waktu as diubah_pada, v.user_id as valid_oleh, v.waktu as valid_pada, b.user_id as batal_oleh,
    b.waktu as batal_pada, b.tgl as tgl_batal, coalesce(s.alasan, b.alasan) as alasan_batal,
    coalesce(s.otorisasi, b.otorisasi) as otorisasi_batal, d.isi, a.sebab_nomor as no_tukar
  from dokumen d
  join beli k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  join perbuatan a on a.kode_toko = d.kode_toko and a.jenis = d.jenis and a.nomor = d.nomor and a.ke = 1
  left join perbuatan u on u.kode_toko = d.kode_toko and u.jenis = d.jenis and u.nomor = d.nomor and u.ke = d.isi
    and u.aksi = 'UBAH'
  left join perbuatan v on v.kode_toko = d.kode_toko and v.jenis = 'pembelian' and v.nomor = d.nomor
    and v.aksi = 'VALIDASI'
  left join perbuatan b on b.kode_toko = d.kode_toko and b.jenis = 'pembelian' and b.nomor = d.nomor
    and b.aksi in ('BATAL', 'TOLAK', 'BATAL BUAT', 'BATAL VALIDASI')
  left join perbuatan s on s.kode_toko = b.kode_toko and s.jenis = b.sebab_jenis and s.nomor = b.sebab_nomor
    and s.ke = b.sebab_ke
  where d.jenis = 'pembelian';

-- A sold line whose piece was exchanged, by the purchase that stands: what became of the piece afterwards is no matter.
create or replace view penjualan_barang as
  select b.kode_toko, b.nomor as no_faktur_group, b.baris, b.nomor || '/' || b.baris as no_faktur_jual, d.tgl,
    b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki, b.jenis_group,
    b.kadar, b.kadar_cetak, b.foto, b.berat_barang, b.berat, b.mode_harga, b.sumber_harga, b.harga_sistem, b.harga_gram,
    b.persentase, b.pembulatan, b.arah_pembulatan, b.harga_jual, b.tipe_ongkos, b.tarif_ongkos, b.ongkos,
    b.nama_atribut, b.harga_atribut, b.diskon_persen, b.diskon, b.ppn_tarif, b.ppn, b.harga_total, b.harga_rata,
    b.otorisasi::uuid as otorisasi,
    case when d.status = 'CANC' then 'Batal'
      when d.status = 'DONE' and (n.status, n.pemilik_jenis, n.pemilik_nomor) is distinct from
        ('TERJUAL', 'penjualan', b.nomor) then
        case when exists (
          select from beli_barang t
          join dokumen f on f.kode_toko = t.kode_toko and f.jenis = 'pembelian' and f.nomor = t.nomor and f.isi = t.ke
          join perbuatan a on a.kode_toko = f.kode_toko and a.jenis = f.jenis and a.nomor = f.nomor and a.ke = 1
          where t.kode_toko = b.kode_toko and t.kode_barcode = b.kode_barcode and t.no_faktur = b.nomor
            and f.status = 'DONE' and a.sebab_jenis = 'penjualan'
        ) then 'Tukar' else 'Buy Back' end
      else 'Tersedia' end as status_kembali
  from jual_barang b join dokumen d on d.kode_toko = b.kode_toko and d.jenis = 'penjualan' and d.nomor = b.nomor
    and d.isi = b.ke
  left join barang n on n.kode_toko = b.kode_toko and n.kode_barcode = b.kode_barcode;
