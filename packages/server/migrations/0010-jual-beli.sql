-- The trade: sale of pieces, sale and purchase of manual items, and the views by which reports, exports, checks and the
-- card of a piece read them: the head with who did what to it, the lines of its last version, its payments.

-- The sale of pieces.
create table jual (
  kode_toko text not null, nomor text not null, ke integer not null,
  jenis_pelanggan text not null check (jenis_pelanggan in ('MEMBER', 'NON MEMBER')),
  jumlah_barang integer not null check (jumlah_barang > 0), total_berat numeric(18,3) not null,
  sub_total numeric(15,0) not null, diskon numeric(15,0) not null, ppn numeric(15,0) not null,
  dibayar numeric(15,0) not null, kembali numeric(15,0) not null check (kembali >= 0),
  fee_ditanggung text not null check (fee_ditanggung in ('TOKO', 'CUSTOMER')),
  primary key (kode_toko, nomor, ke)
);

-- A line keeps a snapshot of every price, rate and rule it used.
create table jual_barang (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null,
  kode_intern text not null, nama_barang text not null, kode_group text not null, kode_dept text not null,
  kode_gudang text not null, kode_baki text not null, jenis_group text not null,
  kadar numeric(6,3) not null, kadar_cetak text not null, foto text not null,
  berat_barang numeric(12,3) not null, berat numeric(12,3) not null check (berat > 0),
  mode_harga text not null, sumber_harga text not null, harga_sistem numeric(15,0) not null,
  harga_gram numeric(15,0) not null,
  persentase numeric(6,3) not null, pembulatan integer not null, arah_pembulatan text not null,
  harga_jual numeric(15,0) not null, tipe_ongkos text not null, tarif_ongkos numeric(15,0) not null,
  ongkos numeric(15,0) not null,
  nama_atribut text not null, harga_atribut numeric(15,0) not null,
  diskon_persen numeric(6,3) not null, diskon numeric(15,0) not null, ppn_tarif numeric(6,3) not null,
  ppn numeric(15,0) not null,
  harga_total numeric(15,0) not null check (harga_total >= 0), harga_rata numeric(15,0) not null,
  otorisasi text,
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_barcode) references barang
);
create index jual_barang_by_barcode on jual_barang (kode_toko, kode_barcode);

-- Each of these is done to a paper at most once where it is done at all; who wants to know who did it joins one row.
create unique index perbuatan_validasi on perbuatan (kode_toko, jenis, nomor)
  where jenis = 'penjualan' and aksi = 'VALIDASI';
create unique index perbuatan_batal on perbuatan (kode_toko, jenis, nomor)
  where jenis = 'penjualan' and aksi in ('BATAL', 'TOLAK');
create index perbuatan_batal_by_tgl on perbuatan (kode_toko, tgl, nomor)
  where jenis = 'penjualan' and aksi in ('BATAL', 'TOLAK');

create view penjualan as
  select d.kode_toko, d.nomor as no_faktur_group, d.tgl, d.status, d.kode_sales, k.jenis_pelanggan, d.kode_member,
    d.nama, d.no_hp, d.alamat, k.jumlah_barang, k.total_berat, k.sub_total, k.diskon, k.ppn,
    d.total::numeric(15,0) as grand_total, k.dibayar, k.kembali, d.dibuat_oleh, d.dibuat_pada, u.user_id as diubah_oleh,
    u.waktu as diubah_pada, v.user_id as valid_oleh, v.waktu as valid_pada, b.user_id as batal_oleh,
    b.waktu as batal_pada, b.tgl as tgl_batal, b.alasan as alasan_batal, b.otorisasi as otorisasi_batal, d.isi
  from dokumen d
  join jual k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  left join perbuatan u on u.kode_toko = d.kode_toko and u.jenis = d.jenis and u.nomor = d.nomor and u.ke = d.isi
    and u.aksi = 'UBAH'
  left join perbuatan v on v.kode_toko = d.kode_toko and v.jenis = 'penjualan' and v.nomor = d.nomor
    and v.aksi = 'VALIDASI'
  left join perbuatan b on b.kode_toko = d.kode_toko and b.jenis = 'penjualan' and b.nomor = d.nomor
    and b.aksi in ('BATAL', 'TOLAK')
  where d.jenis = 'penjualan';

create view penjualan_barang as
  select b.kode_toko, b.nomor as no_faktur_group, b.baris, b.nomor || '/' || b.baris as no_faktur_jual, d.tgl,
    b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki, b.jenis_group,
    b.kadar, b.kadar_cetak, b.foto, b.berat_barang, b.berat, b.mode_harga, b.sumber_harga, b.harga_sistem, b.harga_gram,
    b.persentase, b.pembulatan, b.arah_pembulatan, b.harga_jual, b.tipe_ongkos, b.tarif_ongkos, b.ongkos,
    b.nama_atribut, b.harga_atribut, b.diskon_persen, b.diskon, b.ppn_tarif, b.ppn, b.harga_total, b.harga_rata,
    b.otorisasi::uuid as otorisasi, case when d.status = 'CANC' then 'Batal' else 'Tersedia' end as status_kembali
  from jual_barang b join dokumen d on d.kode_toko = b.kode_toko and d.jenis = 'penjualan' and d.nomor = b.nomor
    and d.isi = b.ke;

-- Money that goes out with a sale, what was exchanged being worth more, counts against what came in; and only what
-- stands on an account of a bank was charged to a card.
create view penjualan_bayar as
  select p.kode_toko, p.nomor as no_faktur_group, p.baris, p.cara as jenis,
    case when p.akun = 'KAS' then p.diterima else p.jumlah end as jumlah,
    case when p.akun = 'BANK' then p.sub else '' end as no_rekening, p.no_kartu,
    p.rekening_lawan as no_rekening_customer, p.fee_persen,
    case when p.akun <> 'BANK' then 0 when k.fee_ditanggung = 'TOKO' then p.fee
      else p.diterima - p.jumlah end as fee_rp,
    k.fee_ditanggung, case when p.akun <> 'BANK' then 0 else p.diterima end as jumlah_gesek_rp, p.arah
  from pembayaran p
  join dokumen d on d.kode_toko = p.kode_toko and d.jenis = p.jenis and d.nomor = p.nomor and d.isi = p.ke
  join jual k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  where p.jenis = 'penjualan';

-- The documents that hold pieces in the stock: an OPEN sale. Whatever comes to hold pieces joins here, for the list of
-- what is held and for the check that every reserved piece is held by exactly one.
create view barang_dipegang as
  select b.kode_toko, b.kode_barcode, d.nomor
  from dokumen d join jual_barang b on b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.ke = d.isi
  where d.jenis = 'penjualan' and d.status = 'OPEN';

-- Trade in goods without barcodes. An OPEN sale holds its goods in `stok_manual.pesan_*`.
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
  mode_harga text not null, sumber_harga text not null, harga_sistem numeric(15,0) not null,
  harga_gram numeric(15,0) not null,
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

-- As those of the sale of pieces.
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

-- Both kinds of manual items.
create view penjualan_manual as
  select d.kode_toko, d.nomor as no_jual, d.tgl, d.status, d.kode_sales, k.jenis_pelanggan, d.kode_member, d.nama,
    d.no_hp, d.alamat, k.total_qty, k.total_berat, k.sub_total, k.diskon, k.ppn, d.total::numeric(15,0) as grand_total,
    k.dibayar, k.kembali, d.dibuat_oleh, d.dibuat_pada, u.user_id as diubah_oleh, u.waktu as diubah_pada,
    v.user_id as valid_oleh, v.waktu as valid_pada, b.user_id as batal_oleh, b.waktu as batal_pada, b.tgl as tgl_batal,
    b.alasan as alasan_batal, b.otorisasi as otorisasi_batal
  from dokumen d
  join jual_manual k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  left join perbuatan u on u.kode_toko = d.kode_toko and u.jenis = d.jenis and u.nomor = d.nomor and u.ke = d.isi
    and u.aksi = 'UBAH'
  left join perbuatan v on v.kode_toko = d.kode_toko and v.jenis = 'penjualan-manual' and v.nomor = d.nomor
    and v.aksi = 'VALIDASI'
  left join perbuatan b on b.kode_toko = d.kode_toko and b.jenis = 'penjualan-manual' and b.nomor = d.nomor
    and b.aksi in ('BATAL', 'TOLAK')
  where d.jenis = 'penjualan-manual';

create view penjualan_manual_baris as
  select b.kode_toko, b.nomor as no_jual, b.baris, b.kode_gudang, b.kode_baki, b.kode_group, b.kode_dept, b.kadar,
    b.qty, b.berat, b.mode_harga, b.sumber_harga, b.harga_sistem, b.harga_gram, b.persentase, b.pembulatan,
    b.arah_pembulatan, b.harga_jual, b.ongkos, b.diskon, b.ppn_tarif, b.ppn, b.harga_total,
    b.otorisasi::uuid as otorisasi
  from jual_manual_baris b
  join dokumen d on d.kode_toko = b.kode_toko and d.jenis = 'penjualan-manual' and d.nomor = b.nomor and d.isi = b.ke;

create view penjualan_manual_bayar as
  select p.kode_toko, p.nomor as no_jual, p.baris, p.cara as jenis,
    case when p.akun = 'KAS' then p.diterima else p.jumlah end as jumlah,
    case when p.akun = 'BANK' then p.sub else '' end as no_rekening, p.no_kartu,
    p.rekening_lawan as no_rekening_customer, p.fee_persen,
    case when p.akun <> 'BANK' then 0 when k.fee_ditanggung = 'TOKO' then p.fee
      else p.diterima - p.jumlah end as fee_rp,
    k.fee_ditanggung, case when p.akun <> 'BANK' then 0 else p.diterima end as jumlah_gesek_rp, p.arah
  from pembayaran p
  join dokumen d on d.kode_toko = p.kode_toko and d.jenis = p.jenis and d.nomor = p.nomor and d.isi = p.ke
  join jual_manual k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  where p.jenis = 'penjualan-manual';

create view pembelian_manual as
  select d.kode_toko, d.nomor as no_beli, d.tgl, d.status, d.kode_sales, k.jenis_pelanggan, d.kode_member, d.nama,
    d.no_hp, d.alamat, k.total_qty, k.total_berat, k.potongan, d.total::numeric(15,0) as grand_total, k.cara_bayar,
    case when p.akun = 'BANK' then p.sub else '' end as no_rekening,
    coalesce(p.rekening_lawan, '') as no_rekening_customer, d.dibuat_oleh, d.dibuat_pada, u.user_id as diubah_oleh,
    u.waktu as diubah_pada, v.user_id as valid_oleh, v.waktu as valid_pada, b.user_id as batal_oleh,
    b.waktu as batal_pada, b.tgl as tgl_batal, b.alasan as alasan_batal, b.otorisasi as otorisasi_batal
  from dokumen d
  join beli_manual k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  left join pembayaran p on p.kode_toko = d.kode_toko and p.jenis = d.jenis and p.nomor = d.nomor and p.ke = d.isi
    and p.baris = 1
  left join perbuatan u on u.kode_toko = d.kode_toko and u.jenis = d.jenis and u.nomor = d.nomor and u.ke = d.isi
    and u.aksi = 'UBAH'
  left join perbuatan v on v.kode_toko = d.kode_toko and v.jenis = 'pembelian-manual' and v.nomor = d.nomor
    and v.aksi = 'VALIDASI'
  left join perbuatan b on b.kode_toko = d.kode_toko and b.jenis = 'pembelian-manual' and b.nomor = d.nomor
    and b.aksi in ('BATAL', 'TOLAK')
  where d.jenis = 'pembelian-manual';

create view pembelian_manual_baris as
  select b.kode_toko, b.nomor as no_beli, b.baris, b.kode_gudang, b.kode_baki, b.kode_group, b.kode_dept, b.kadar,
    b.qty, b.berat, b.berat_nota, b.harga_gram, b.pembulatan, b.arah_pembulatan, b.potongan, b.harga_beli,
    b.otorisasi::uuid as otorisasi
  from beli_manual_baris b
  join dokumen d on d.kode_toko = b.kode_toko and d.jenis = 'pembelian-manual' and d.nomor = b.nomor and d.isi = b.ke;

-- Nothing of a paper is changed or removed afterwards.
do $$
declare
  t text;
begin
  foreach t in array array[
    'jual', 'jual_barang', 'jual_manual', 'jual_manual_baris', 'beli_manual', 'beli_manual_baris'
  ] loop
    execute format('create trigger %I before update or delete on %I for each row execute function buku_tertutup()',
      t || '_tertutup', t);
    execute format('create trigger %I before truncate on %I for each statement execute function buku_tertutup()',
      t || '_tidak_dikosongkan', t);
  end loop;
end $$;
