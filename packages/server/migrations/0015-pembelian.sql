-- What the shop buys back: papers of their own, and pieces that came back from a customer and were not yet sorted.

-- BELI is in the stock, in gudang BELI, and belongs to the paper that bought it; KEMBALI went back to who had brought
-- it, and belongs to the same paper.
alter table barang
  drop constraint barang_status_check, drop constraint barang_pemilik_check,
  alter column di_stok set expression as (status in ('TERSEDIA', 'BELI')),
  alter column keluar set expression as (case when status in ('TERJUAL', 'HANCUR', 'KEMBALI') then status end),
  add constraint barang_status_check check (status in ('TERSEDIA', 'TERJUAL', 'BELI', 'KEMBALI', 'HANCUR')),
  add constraint barang_pemilik_check check ((status = 'TERSEDIA') = (pemilik_nomor is null));

create table beli (
  kode_toko text not null, nomor text not null, ke integer not null,
  jenis_pelanggan text not null check (jenis_pelanggan in ('MEMBER', 'NON MEMBER')),
  jenis_identitas text, nik_sim_passport text,
  jumlah_barang integer not null check (jumlah_barang > 0), total_berat numeric(18,3) not null,
  total_nota numeric(15,0) not null,
  primary key (kode_toko, nomor, ke)
);

-- A line keeps every step of the ladder from nota to price. Goods that were described have no nota; they get a barcode
-- with the paper, and are pieces once it is validated.
create table beli_barang (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null, no_faktur text not null, tgl_nota date,
  nama_barang text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null check (kadar > 0 and kadar <= 100),
  kode_gudang text not null, kode_baki text not null, gudang_asal text not null, baki_asal text not null,
  foto text not null,
  berat numeric(12,3) not null check (berat > 0), berat_nota numeric(12,3), berat_asal numeric(12,3),
  kondisi_barang text not null, kode_harga text not null, hidup boolean not null, harga_emas numeric(15,0) not null,
  harga_nota numeric(15,0) not null, susut_rp numeric(15,0) not null, potongan_kondisi numeric(15,0) not null,
  potongan_kategori numeric(15,0) not null, potongan_lain numeric(15,0) not null,
  pembulatan integer not null, arah_pembulatan text not null,
  harga_hitung numeric(15,0) not null, harga_beli numeric(15,0) not null check (harga_beli > 0),
  harga_rata numeric(15,0) not null,
  uji text not null, hasil_kadar numeric(6,3), otorisasi text,
  primary key (kode_toko, nomor, ke, baris),
  check ((no_faktur = '') = (berat_asal is null)),
  foreign key (kode_toko, kode_gudang) references gudang, foreign key (kode_toko, kode_baki) references baki,
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis
);
create index beli_barang_by_barcode on beli_barang (kode_toko, kode_barcode);

-- Nothing of a paper is changed or removed afterwards.
do $$
declare
  t text;
begin
  foreach t in array array['beli', 'beli_barang'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function buku_tertutup()',
      t || '_tertutup', t);
    execute format('create trigger %I before truncate on %I for each statement execute function buku_tertutup()',
      t || '_tidak_dikosongkan', t);
  end loop;
end $$;

-- As those of the sale of pieces.
create unique index perbuatan_validasi_beli on perbuatan (kode_toko, jenis, nomor)
  where jenis = 'pembelian' and aksi = 'VALIDASI';
create unique index perbuatan_batal_beli on perbuatan (kode_toko, jenis, nomor)
  where jenis = 'pembelian' and aksi in ('BATAL', 'TOLAK');
create index perbuatan_batal_beli_by_tgl on perbuatan (kode_toko, tgl, nomor)
  where jenis = 'pembelian' and aksi in ('BATAL', 'TOLAK');

create view pembelian as
  select d.kode_toko, d.nomor as no_faktur_group, d.tgl, d.status, d.kode_sales, k.jenis_pelanggan, d.kode_member,
    d.nama, d.no_hp, d.alamat, k.jenis_identitas, k.nik_sim_passport, k.jumlah_barang, k.total_berat, k.total_nota,
    d.total::numeric(15,0) as grand_total, d.dibuat_oleh, d.dibuat_pada, u.user_id as diubah_oleh,
    u.waktu as diubah_pada, v.user_id as valid_oleh, v.waktu as valid_pada, b.user_id as batal_oleh,
    b.waktu as batal_pada, b.tgl as tgl_batal, b.alasan as alasan_batal, b.otorisasi as otorisasi_batal, d.isi
  from dokumen d
  join beli k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  left join perbuatan u on u.kode_toko = d.kode_toko and u.jenis = d.jenis and u.nomor = d.nomor and u.ke = d.isi
    and u.aksi = 'UBAH'
  left join perbuatan v on v.kode_toko = d.kode_toko and v.jenis = 'pembelian' and v.nomor = d.nomor
    and v.aksi = 'VALIDASI'
  left join perbuatan b on b.kode_toko = d.kode_toko and b.jenis = 'pembelian' and b.nomor = d.nomor
    and b.aksi in ('BATAL', 'TOLAK')
  where d.jenis = 'pembelian';

create view pembelian_barang as
  select d.kode_toko, d.nomor as no_faktur_group, b.baris, b.kode_barcode, b.no_faktur = '' as tanpa_barcode,
    b.no_faktur, b.tgl_nota, b.nama_barang, b.kode_group, b.kode_dept, b.kadar, b.kode_gudang, b.kode_baki, b.foto,
    b.berat, b.berat_nota, b.kondisi_barang, b.kode_harga, b.hidup, b.harga_emas, b.harga_nota, b.susut_rp,
    b.potongan_kondisi, b.potongan_kategori, b.potongan_lain, b.pembulatan, b.arah_pembulatan, b.harga_hitung,
    b.harga_beli, b.harga_rata, b.uji, b.hasil_kadar, b.otorisasi::uuid as otorisasi
  from dokumen d join beli_barang b on b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.ke = d.isi
  where d.jenis = 'pembelian';

-- What became of a sold line: a purchase writes nothing on the nota, so it is read from the piece.
create or replace view penjualan_barang as
  select b.kode_toko, b.nomor as no_faktur_group, b.baris, b.nomor || '/' || b.baris as no_faktur_jual, d.tgl,
    b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki, b.jenis_group,
    b.kadar, b.kadar_cetak, b.foto, b.berat_barang, b.berat, b.mode_harga, b.sumber_harga, b.harga_sistem, b.harga_gram,
    b.persentase, b.pembulatan, b.arah_pembulatan, b.harga_jual, b.tipe_ongkos, b.tarif_ongkos, b.ongkos,
    b.nama_atribut, b.harga_atribut, b.diskon_persen, b.diskon, b.ppn_tarif, b.ppn, b.harga_total, b.harga_rata,
    b.otorisasi::uuid as otorisasi,
    case when d.status = 'CANC' then 'Batal'
      when d.status = 'DONE' and (n.status, n.pemilik_jenis, n.pemilik_nomor) is distinct from
        ('TERJUAL', 'penjualan', b.nomor) then 'Buy Back'
      else 'Tersedia' end as status_kembali
  from jual_barang b join dokumen d on d.kode_toko = b.kode_toko and d.jenis = 'penjualan' and d.nomor = b.nomor
    and d.isi = b.ke
  left join barang n on n.kode_toko = b.kode_toko and n.kode_barcode = b.kode_barcode;

-- A purchase that waits holds the pieces it buys back, as a sale those it sells.
create or replace view barang_dipegang as
  select b.kode_toko, b.kode_barcode, d.nomor, d.jenis
  from dokumen d join jual_barang b on b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.ke = d.isi
  where d.jenis = 'penjualan' and d.status = 'OPEN'
  union all
  select b.kode_toko, b.kode_barcode, d.nomor, d.jenis
  from dokumen d join beli_barang b on b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.ke = d.isi
  where d.jenis = 'pembelian' and d.status = 'OPEN' and b.no_faktur <> '';
