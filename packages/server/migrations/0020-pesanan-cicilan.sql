-- Orders: goods that are made for a customer, samples that lie with the goldsmith, what customers bring.
-- Other kinds give pieces further states and hold them too, in migrations of their own: states and holders are added
-- here to whatever there is, so that these may come in any order.

-- CONTOH lies in the stock, in gudang CONTOH, and belongs to the order it is the sample of.
do $$
declare
  v_cek text; v_stok text;
begin
  select pg_get_constraintdef(oid) into strict v_cek from pg_constraint
    where conrelid = 'barang'::regclass and conname = 'barang_status_check';
  select pg_get_expr(d.adbin, d.adrelid) into strict v_stok from pg_attrdef d
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where d.adrelid = 'barang'::regclass and a.attname = 'di_stok';
  execute format('alter table barang drop constraint barang_status_check,
    alter column di_stok set expression as ((%s) or status = ''CONTOH''),
    add constraint barang_status_check check ((%s) or status = ''CONTOH'')',
    v_stok, substring(v_cek from '^CHECK \((.*)\)$'));
end $$;

-- What customers bring is theirs: it never falls below nothing, and ends there.
insert into akun_tanda (akun, aset, tanda) values ('BAWAAN', '', 1) on conflict do nothing;

create table pesan (
  kode_toko text not null, nomor text not null, ke integer not null,
  jenis_pelanggan text not null check (jenis_pelanggan in ('MEMBER', 'NON MEMBER')),
  mengikat boolean not null, tgl_selesai date not null, kode_tukang text,
  jumlah_barang integer not null check (jumlah_barang > 0), total_berat numeric(18,3) not null,
  total_ongkos numeric(15,0) not null, ppn numeric(15,0) not null, dp_rp numeric(15,0) not null check (dp_rp > 0),
  jumlah_contoh integer not null check (jumlah_contoh >= 0),
  jumlah_jadi integer not null check (jumlah_jadi between 0 and jumlah_barang), berat_jadi numeric(18,3) not null,
  nilai numeric(15,0) not null check (nilai > 0),
  primary key (kode_toko, nomor, ke),
  foreign key (kode_toko, kode_tukang) references tukang
);

-- What was ordered, at the price of its day with all that it follows from.
create table pesan_barang (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  nama_barang text not null, deskripsi text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null check (kadar > 0 and kadar <= 100),
  berat numeric(12,3) not null check (berat > 0), foto text,
  mode_harga text not null, sumber_harga text not null, harga_sistem numeric(15,0) not null,
  harga_gram numeric(15,0) not null, persentase numeric(7,3) not null, pembulatan integer not null,
  arah_pembulatan text not null, harga_jual numeric(15,0) not null, ongkos numeric(15,0) not null,
  ppn_tarif numeric(6,3) not null, ppn numeric(15,0) not null,
  harga_total numeric(15,0) not null check (harga_total > 0), otorisasi text not null,
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis
);

-- What the goldsmith goes by: a piece of the shop, or what the customer brought.
create table pesan_contoh (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  jenis text not null check (jenis in ('DARI TOKO', 'BAWA SENDIRI')), kode_barcode text, deskripsi text not null,
  berat numeric(12,3) not null check (berat > 0),
  kode_gudang text, kode_baki text, gudang_asal text, baki_asal text,
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_barcode) references barang,
  check ((jenis = 'DARI TOKO') = (kode_barcode is not null and kode_baki is not null and baki_asal is not null))
);
create index pesan_contoh_by_barcode on pesan_contoh (kode_toko, kode_barcode) where kode_barcode is not null;

-- What came of it, line by line: a piece, at its true weight.
create table pesan_jadi (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  baris_pesanan smallint not null, kode_barcode text not null, nama_barang text not null,
  kode_group text not null, kode_dept text not null, kode_gudang text not null, kode_baki text not null,
  kadar numeric(6,3) not null check (kadar > 0 and kadar <= 100), kadar_cetak text not null,
  berat numeric(12,3) not null check (berat > 0),
  mode_harga text not null, sumber_harga text not null, harga_sistem numeric(15,0) not null,
  harga_gram numeric(15,0) not null, persentase numeric(7,3) not null, pembulatan integer not null,
  arah_pembulatan text not null, harga_jual numeric(15,0) not null, ongkos numeric(15,0) not null,
  ppn_tarif numeric(6,3) not null, ppn numeric(15,0) not null,
  harga_total numeric(15,0) not null check (harga_total > 0), harga_rata numeric(15,0) not null,
  primary key (kode_toko, nomor, ke, baris), unique (kode_toko, nomor, baris_pesanan), unique (kode_toko, kode_barcode),
  foreign key (kode_toko, kode_barcode) references barang
);

-- Samples that came back: into a tray, or to the customer.
create table pesan_contoh_kembali (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  baris_contoh smallint not null, kode_baki text,
  primary key (kode_toko, nomor, ke, baris), unique (kode_toko, nomor, baris_contoh)
);

-- Nothing of a paper is changed or removed afterwards.
do $$
declare
  t text;
begin
  foreach t in array array['pesan', 'pesan_barang', 'pesan_contoh', 'pesan_jadi', 'pesan_contoh_kembali'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function buku_tertutup()',
      t || '_tertutup', t);
    execute format('create trigger %I before truncate on %I for each statement execute function buku_tertutup()',
      t || '_tidak_dikosongkan', t);
  end loop;
end $$;

create unique index perbuatan_validasi_pesan on perbuatan (kode_toko, jenis, nomor)
  where jenis = 'pesanan' and aksi = 'VALIDASI';
create unique index perbuatan_batal_pesan on perbuatan (kode_toko, jenis, nomor)
  where jenis = 'pesanan' and aksi in ('BATAL', 'TOLAK');
create index perbuatan_batal_pesan_by_tgl on perbuatan (kode_toko, tgl, nomor)
  where jenis = 'pesanan' and aksi in ('BATAL', 'TOLAK');
-- Those that stand, of which there are few among all that ever were.
create index dokumen_pesanan_jalan on dokumen (kode_toko, tgl, nomor)
  where jenis = 'pesanan' and status in ('DONE', 'SELESAI');

-- `isi` is the deed whose lines stand: what is finished later changes the head alone.
create view pesanan as
  select d.kode_toko, d.nomor as no_pesanan, d.tgl, d.status, d.kode_sales, k.jenis_pelanggan, d.kode_member,
    d.nama, d.no_hp, d.alamat, d.keterangan, k.mengikat, k.tgl_selesai, k.kode_tukang, k.jumlah_barang, k.total_berat,
    k.total_ongkos, k.ppn, d.total::numeric(15,0) as total_harga, k.dp_rp, k.jumlah_contoh, k.jumlah_jadi,
    k.berat_jadi, k.nilai, d.sisa::numeric(15,0) as jumlah_bayar, d.dibuat_oleh, d.dibuat_pada,
    v.user_id as valid_oleh, v.waktu as valid_pada, v.tgl as tgl_valid, b.user_id as batal_oleh, b.waktu as batal_pada,
    b.tgl as tgl_batal, b.alasan as alasan_batal, b.otorisasi as otorisasi_batal, b.disetujui_oleh as batal_disetujui,
    b.ke as ke_batal, i.isi
  from dokumen d
  join pesan k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  cross join lateral (select max(p.ke) as isi from perbuatan p where p.kode_toko = d.kode_toko
    and p.jenis = 'pesanan' and p.nomor = d.nomor and p.aksi in ('BUAT', 'UBAH')) i
  left join perbuatan v on v.kode_toko = d.kode_toko and v.jenis = 'pesanan' and v.nomor = d.nomor
    and v.aksi = 'VALIDASI'
  left join perbuatan b on b.kode_toko = d.kode_toko and b.jenis = 'pesanan' and b.nomor = d.nomor
    and b.aksi in ('BATAL', 'TOLAK')
  where d.jenis = 'pesanan';

-- A line with what came of it.
create view pesanan_barang as
  select b.kode_toko, b.nomor as no_pesanan, b.baris, b.nama_barang, b.deskripsi, b.kode_group, b.kode_dept, b.kadar,
    b.berat, b.foto, b.mode_harga, b.sumber_harga, b.harga_sistem, b.harga_gram, b.persentase, b.pembulatan,
    b.arah_pembulatan, b.harga_jual, b.ongkos, b.ppn_tarif, b.ppn, b.harga_total, b.otorisasi,
    j.kode_barcode, j.berat as berat_jadi, coalesce(j.harga_total, b.harga_total) as sub_total, j.ke as ke_jadi
  from pesan_barang b left join pesan_jadi j on j.kode_toko = b.kode_toko and j.nomor = b.nomor
    and j.baris_pesanan = b.baris
  where b.ke = (select max(p.ke) from perbuatan p where p.kode_toko = b.kode_toko and p.jenis = 'pesanan'
    and p.nomor = b.nomor and p.aksi in ('BUAT', 'UBAH'));

-- A sample with where it went when it came back.
create view pesanan_contoh as
  select c.kode_toko, c.nomor as no_pesanan, c.baris, c.jenis, c.kode_barcode, c.deskripsi, c.berat, c.kode_gudang,
    c.kode_baki, c.gudang_asal, c.baki_asal, r.ke as ke_kembali, r.kode_baki as baki_kembali
  from pesan_contoh c left join pesan_contoh_kembali r on r.kode_toko = c.kode_toko and r.nomor = c.nomor
    and r.baris_contoh = c.baris
  where c.ke = (select max(p.ke) from perbuatan p where p.kode_toko = c.kode_toko and p.jenis = 'pesanan'
    and p.nomor = c.nomor and p.aksi in ('BUAT', 'UBAH'));

-- An order that waits holds the samples that it takes from the shop.
do $$
begin
  execute 'create or replace view barang_dipegang as ' ||
    rtrim(pg_get_viewdef('barang_dipegang'::regclass), '; ' || chr(10)) || '
    union all
    select c.kode_toko, c.kode_barcode, d.nomor, d.jenis
    from dokumen d join pesan_contoh c on c.kode_toko = d.kode_toko and c.nomor = d.nomor and c.ke = d.isi
    where d.jenis = ''pesanan'' and d.status = ''OPEN'' and c.kode_barcode is not null';
end $$;
