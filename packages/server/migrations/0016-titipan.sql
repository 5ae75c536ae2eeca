-- Deposits on pieces: papers of their own, and pieces that are kept back for them.

-- TITIP lies in the stock, in gudang TITIP, and belongs to the deposit it is kept back for.
alter table barang
  drop constraint barang_status_check,
  alter column di_stok set expression as (status in ('TERSEDIA', 'TITIP', 'BELI')),
  add constraint barang_status_check
    check (status in ('TERSEDIA', 'TITIP', 'TERJUAL', 'BELI', 'KEMBALI', 'HANCUR'));

create table titip (
  kode_toko text not null, nomor text not null, ke integer not null,
  jenis_pelanggan text not null check (jenis_pelanggan in ('MEMBER', 'NON MEMBER')),
  mengikat boolean not null,
  jumlah_barang integer not null check (jumlah_barang > 0), total_berat numeric(18,3) not null,
  ppn numeric(15,0) not null, dp_rp numeric(15,0) not null check (dp_rp > 0),
  primary key (kode_toko, nomor, ke)
);

-- A line keeps the price of its day with all that it follows from, as a sold one does.
create table titip_barang (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null, kode_intern text not null, nama_barang text not null,
  kode_group text not null, kode_dept text not null,
  kode_gudang text not null, kode_baki text not null, gudang_asal text not null, baki_asal text not null,
  kadar numeric(6,3) not null check (kadar > 0 and kadar <= 100), kadar_cetak text not null, foto text not null,
  berat numeric(12,3) not null check (berat > 0),
  mode_harga text not null, sumber_harga text not null, harga_sistem numeric(15,0) not null,
  harga_gram numeric(15,0) not null, persentase numeric(7,3) not null, pembulatan integer not null,
  arah_pembulatan text not null, harga_jual numeric(15,0) not null,
  tipe_ongkos text not null, tarif_ongkos numeric(15,0) not null, ongkos numeric(15,0) not null,
  nama_atribut text not null, harga_atribut numeric(15,0) not null,
  ppn_tarif numeric(6,3) not null, ppn numeric(15,0) not null,
  harga_total numeric(15,0) not null check (harga_total > 0), harga_rata numeric(15,0) not null,
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_barcode) references barang,
  foreign key (kode_toko, kode_gudang) references gudang, foreign key (kode_toko, kode_baki) references baki,
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis
);
create index titip_barang_by_barcode on titip_barang (kode_toko, kode_barcode);

-- Nothing of a paper is changed or removed afterwards.
do $$
declare
  t text;
begin
  foreach t in array array['titip', 'titip_barang'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function buku_tertutup()',
      t || '_tertutup', t);
    execute format('create trigger %I before truncate on %I for each statement execute function buku_tertutup()',
      t || '_tidak_dikosongkan', t);
  end loop;
end $$;

-- As those of the sale of pieces. A deposit is picked up again once the sale that did so was cancelled.
create unique index perbuatan_validasi_titip on perbuatan (kode_toko, jenis, nomor)
  where jenis = 'titipan' and aksi = 'VALIDASI';
create unique index perbuatan_batal_titip on perbuatan (kode_toko, jenis, nomor)
  where jenis = 'titipan' and aksi in ('BATAL', 'TOLAK');
create index perbuatan_batal_titip_by_tgl on perbuatan (kode_toko, tgl, nomor)
  where jenis = 'titipan' and aksi in ('BATAL', 'TOLAK');
-- Those that stand, of which there are few among all that ever were.
create index dokumen_titipan_done on dokumen (kode_toko, tgl, nomor) where jenis = 'titipan' and status = 'DONE';

create view titipan as
  select d.kode_toko, d.nomor as no_titip, d.tgl, d.status, d.kode_sales, k.jenis_pelanggan, d.kode_member,
    d.nama, d.no_hp, d.alamat, d.keterangan, k.mengikat, k.jumlah_barang, k.total_berat, k.ppn,
    d.total::numeric(15,0) as grand_total, k.dp_rp, d.sisa::numeric(15,0) as uang_titip, d.dibuat_oleh, d.dibuat_pada,
    v.user_id as valid_oleh, v.waktu as valid_pada, v.tgl as tgl_valid, b.user_id as batal_oleh, b.waktu as batal_pada,
    b.tgl as tgl_batal, b.alasan as alasan_batal, b.otorisasi as otorisasi_batal, b.disetujui_oleh as batal_disetujui,
    b.ke as ke_batal, d.isi
  from dokumen d
  join titip k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  left join perbuatan v on v.kode_toko = d.kode_toko and v.jenis = 'titipan' and v.nomor = d.nomor
    and v.aksi = 'VALIDASI'
  left join perbuatan b on b.kode_toko = d.kode_toko and b.jenis = 'titipan' and b.nomor = d.nomor
    and b.aksi in ('BATAL', 'TOLAK')
  where d.jenis = 'titipan';

create view titipan_barang as
  select d.kode_toko, d.nomor as no_titip, b.baris, b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_group,
    b.kode_dept, b.kode_gudang, b.kode_baki, b.gudang_asal, b.baki_asal, b.kadar, b.kadar_cetak, b.foto, b.berat,
    b.mode_harga, b.sumber_harga, b.harga_sistem, b.harga_gram, b.persentase, b.pembulatan, b.arah_pembulatan,
    b.harga_jual, b.tipe_ongkos, b.tarif_ongkos, b.ongkos, b.nama_atribut, b.harga_atribut, b.ppn_tarif, b.ppn,
    b.harga_total, b.harga_rata
  from dokumen d join titip_barang b on b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.ke = d.isi
  where d.jenis = 'titipan';

-- A deposit that waits holds the pieces it is for, as a sale those it sells.
create or replace view barang_dipegang as
  select b.kode_toko, b.kode_barcode, d.nomor, d.jenis
  from dokumen d join jual_barang b on b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.ke = d.isi
  where d.jenis = 'penjualan' and d.status = 'OPEN'
  union all
  select b.kode_toko, b.kode_barcode, d.nomor, d.jenis
  from dokumen d join beli_barang b on b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.ke = d.isi
  where d.jenis = 'pembelian' and d.status = 'OPEN' and b.no_faktur <> ''
  union all
  select b.kode_toko, b.kode_barcode, d.nomor, d.jenis
  from dokumen d join titip_barang b on b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.ke = d.isi
  where d.jenis = 'titipan' and d.status = 'OPEN';

-- A payment names the paper that it draws on.
create or replace view penjualan_bayar as
  select p.kode_toko, p.nomor as no_faktur_group, p.baris, p.cara as jenis,
    case when p.akun = 'KAS' then p.diterima else p.jumlah end as jumlah,
    case when p.akun = 'BANK' then p.sub else '' end as no_rekening, p.no_kartu,
    p.rekening_lawan as no_rekening_customer, p.fee_persen,
    case when p.akun <> 'BANK' then 0 when k.fee_ditanggung = 'TOKO' then p.fee
      else p.diterima - p.jumlah end as fee_rp,
    k.fee_ditanggung, case when p.akun <> 'BANK' then 0 else p.diterima end as jumlah_gesek_rp, p.arah,
    p.sumber as nomor
  from pembayaran p
  join dokumen d on d.kode_toko = p.kode_toko and d.jenis = p.jenis and d.nomor = p.nomor and d.isi = p.ke
  join jual k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  where p.jenis = 'penjualan';
