-- Orders: goods that are made for a customer, samples that lie with the goldsmith, what customers bring. Instalments:
-- pieces that are paid off month by month and stay until the last payment, and the sale that this one makes.

-- CONTOH lies in the stock, in gudang CONTOH, and belongs to the order it is the sample of; so does CICIL, in gudang
-- CICIL, and belongs to the instalments that it stays for.
alter table barang
  drop constraint barang_status_check,
  alter column di_stok set expression as (status in ('TERSEDIA', 'TITIP', 'CONTOH', 'CICIL', 'BELI')),
  add constraint barang_status_check
    check (status in ('TERSEDIA', 'TITIP', 'CONTOH', 'CICIL', 'TERJUAL', 'BELI', 'KEMBALI', 'HANCUR'));

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

create table cicil (
  kode_toko text not null, nomor text not null, ke integer not null,
  jenis_pelanggan text not null check (jenis_pelanggan in ('MEMBER', 'NON MEMBER')),
  jumlah_barang integer not null check (jumlah_barang > 0), total_berat numeric(18,3) not null,
  harga_barang numeric(15,0) not null check (harga_barang > 0), ppn numeric(15,0) not null,
  dp_rp numeric(15,0) not null check (dp_rp > 0),
  -- The terms of its day.
  tenor integer not null check (tenor > 0), dp_persen numeric(6,3) not null, margin_persen numeric(6,3) not null,
  denda_persen numeric(6,3) not null, potongan_pelunasan_persen numeric(6,3) not null,
  primary key (kode_toko, nomor, ke)
);

-- A line keeps the price of its day with all that it follows from: the sale takes it over.
create table cicil_barang (
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
create index cicil_barang_by_barcode on cicil_barang (kode_toko, kode_barcode);

create table cicil_jadwal (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  angsuran integer not null check (angsuran > 0), jatuh_tempo date not null,
  jumlah numeric(15,0) not null check (jumlah > 0),
  primary key (kode_toko, nomor, ke, baris)
);

-- What deeds have done to instalments: what was paid and let off, the months that were fined, and what became of fines.
create table cicil_angsuran (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  angsuran integer not null, pokok numeric(15,0) not null check (pokok >= 0),
  potongan numeric(15,0) not null check (potongan >= 0), bulan integer not null check (bulan >= 0),
  denda numeric(15,0) not null check (denda >= 0), denda_bayar numeric(15,0) not null check (denda_bayar >= 0),
  denda_bebas numeric(15,0) not null check (denda_bebas >= 0),
  primary key (kode_toko, nomor, ke, baris)
);

-- Nothing of a paper is changed or removed afterwards.
do $$
declare
  t text;
begin
  foreach t in array array['cicil', 'cicil_barang', 'cicil_jadwal', 'cicil_angsuran'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function buku_tertutup()',
      t || '_tertutup', t);
    execute format('create trigger %I before truncate on %I for each statement execute function buku_tertutup()',
      t || '_tidak_dikosongkan', t);
  end loop;
end $$;

-- What an auction has brought the customer is owed to him, never he.
insert into akun_tanda (akun, aset, tanda) values ('KELEBIHAN', 'IDR', -1) on conflict do nothing;

create unique index perbuatan_validasi_cicil on perbuatan (kode_toko, jenis, nomor)
  where jenis = 'cicilan' and aksi = 'VALIDASI';
create unique index perbuatan_batal_cicil on perbuatan (kode_toko, jenis, nomor)
  where jenis = 'cicilan' and aksi in ('BATAL', 'TOLAK');
-- Those that run, of which there are few among all that ever were.
create index dokumen_cicilan_aktif on dokumen (kode_toko, tgl, nomor) where jenis = 'cicilan' and status = 'AKTIF';

create view cicilan as
  select d.kode_toko, d.nomor as no_faktur_cicil, d.tgl, d.status, d.kode_sales, k.jenis_pelanggan, d.kode_member,
    d.nama, d.no_hp, d.alamat, d.keterangan, k.jumlah_barang, k.total_berat, k.harga_barang, k.ppn, k.dp_rp, k.tenor,
    k.dp_persen, k.margin_persen, k.denda_persen, k.potongan_pelunasan_persen,
    d.total::numeric(15,0) as harga_jual_cicil, d.sisa::numeric(15,0) as sisa_bayar, d.saldo::numeric(15,0) as saldo,
    d.dibuat_oleh, d.dibuat_pada, v.user_id as valid_oleh, v.waktu as valid_pada, v.tgl as tgl_valid,
    b.user_id as batal_oleh, b.waktu as batal_pada, b.tgl as tgl_batal, b.alasan as alasan_batal, d.isi
  from dokumen d
  join cicil k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  left join perbuatan v on v.kode_toko = d.kode_toko and v.jenis = 'cicilan' and v.nomor = d.nomor
    and v.aksi = 'VALIDASI'
  left join perbuatan b on b.kode_toko = d.kode_toko and b.jenis = 'cicilan' and b.nomor = d.nomor
    and b.aksi in ('BATAL', 'TOLAK')
  where d.jenis = 'cicilan';

create view cicilan_barang as
  select d.kode_toko, d.nomor as no_faktur_cicil, b.baris, b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_group,
    b.kode_dept, b.kode_gudang, b.kode_baki, b.gudang_asal, b.baki_asal, b.kadar, b.kadar_cetak, b.foto, b.berat,
    b.mode_harga, b.sumber_harga, b.harga_sistem, b.harga_gram, b.persentase, b.pembulatan, b.arah_pembulatan,
    b.harga_jual, b.tipe_ongkos, b.tarif_ongkos, b.ongkos, b.nama_atribut, b.harga_atribut, b.ppn_tarif, b.ppn,
    b.harga_total, b.harga_rata
  from dokumen d join cicil_barang b on b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.ke = d.isi
  where d.jenis = 'cicilan';

-- Every instalment with what deeds that stand have done to it.
create view cicilan_angsuran as
  select d.kode_toko, d.nomor as no_faktur_cicil, d.status, j.angsuran, j.jatuh_tempo, j.jumlah,
    coalesce(a.dibayar, 0) as dibayar, coalesce(a.bulan, 0)::integer as bulan, coalesce(a.denda, 0) as denda
  from dokumen d
  join cicil_jadwal j on j.kode_toko = d.kode_toko and j.nomor = d.nomor and j.ke = d.isi
  left join lateral (
    select sum(a.pokok + a.potongan) as dibayar, sum(a.bulan) as bulan,
      sum(a.denda - a.denda_bayar - a.denda_bebas) as denda
    from cicil_angsuran a
    where a.kode_toko = d.kode_toko and a.nomor = d.nomor and a.angsuran = j.angsuran
      and not exists (select from perbuatan b where b.kode_toko = d.kode_toko and b.jenis = 'cicilan'
        and b.nomor = d.nomor and b.membalik = a.ke)
  ) a on true
  where d.jenis = 'cicilan';

-- How far one that runs is, on the shop's day: its oldest open instalment, and whether that is late, or due in days.
create view cicil_berjalan as
  select k.kode_toko, k.nomor, k.ke, a.angsuran as angsuran_ke, a.jatuh_tempo,
    greatest(0, h.tgl_system - a.jatuh_tempo)::integer as hari_terlambat,
    case when a.jatuh_tempo is null then null when a.jatuh_tempo < h.tgl_system then 'TERLAMBAT'
      when a.jatuh_tempo <= h.tgl_system + 3 then 'JATUH TEMPO' else 'LANCAR' end as tunggakan
  from cicil k
  join hari_toko h on h.kode_toko = k.kode_toko
  left join lateral (
    select a.angsuran, a.jatuh_tempo from cicilan_angsuran a
    where a.kode_toko = k.kode_toko and a.no_faktur_cicil = k.nomor and a.status = 'AKTIF' and a.dibayar < a.jumlah
    order by a.angsuran limit 1
  ) a on true;

-- Instalments that wait hold the pieces they are for, as a deposit does.
do $$
begin
  execute 'create or replace view barang_dipegang as ' || rtrim(pg_get_viewdef('barang_dipegang'::regclass), '; ')
    || '
    union all
    select b.kode_toko, b.kode_barcode, d.nomor, d.jenis
    from dokumen d join cicil_barang b on b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.ke = d.isi
    where d.jenis = ''cicilan'' and d.status = ''OPEN''';
end $$;

-- A sale that the last instalment has made stands at once, and is taken back with that one alone: its deeds bear names
-- of their own. The view is as before but for these.
drop index perbuatan_validasi, perbuatan_batal, perbuatan_batal_by_tgl;
create unique index perbuatan_validasi on perbuatan (kode_toko, jenis, nomor)
  where jenis = 'penjualan' and aksi in ('VALIDASI', 'JUAL');
create unique index perbuatan_batal on perbuatan (kode_toko, jenis, nomor)
  where jenis = 'penjualan' and aksi in ('BATAL', 'TOLAK', 'BATAL JUAL');
create index perbuatan_batal_by_tgl on perbuatan (kode_toko, tgl, nomor)
  where jenis = 'penjualan' and aksi in ('BATAL', 'TOLAK', 'BATAL JUAL');

create or replace view penjualan as
  select d.kode_toko, d.nomor as no_faktur_group, d.tgl, d.status, d.kode_sales, k.jenis_pelanggan, d.kode_member,
    d.nama, d.no_hp, d.alamat, k.jumlah_barang, k.total_berat, k.sub_total, k.diskon, k.ppn,
    d.total::numeric(15,0) as grand_total, k.dibayar, k.kembali, d.dibuat_oleh, d.dibuat_pada, u.user_id as diubah_oleh,
    u.waktu as diubah_pada, v.user_id as valid_oleh, v.waktu as valid_pada, b.user_id as batal_oleh,
    b.waktu as batal_pada, b.tgl as tgl_batal, coalesce(s.alasan, b.alasan) as alasan_batal,
    coalesce(s.otorisasi, b.otorisasi) as otorisasi_batal, d.isi, k.tukar
  from dokumen d
  join jual k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  left join perbuatan u on u.kode_toko = d.kode_toko and u.jenis = d.jenis and u.nomor = d.nomor and u.ke = d.isi
    and u.aksi = 'UBAH'
  left join perbuatan v on v.kode_toko = d.kode_toko and v.jenis = 'penjualan' and v.nomor = d.nomor
    and v.aksi in ('VALIDASI', 'JUAL')
  left join perbuatan b on b.kode_toko = d.kode_toko and b.jenis = 'penjualan' and b.nomor = d.nomor
    and b.aksi in ('BATAL', 'TOLAK', 'BATAL JUAL')
  left join perbuatan s on s.kode_toko = b.kode_toko and s.jenis = b.sebab_jenis and s.nomor = b.sebab_nomor
    and s.ke = b.sebab_ke
  where d.jenis = 'penjualan';
-- Counts of pledged goods: bags that were looked for, and those that were seen. Nothing here moves anything.

-- One is under way per shop; KOSONG is one that was given up.
create table opname_hutang (
  kode_toko text not null references toko,
  no_opname text not null,
  tgl date not null,
  status text not null check (status in ('AKTIF', 'SELESAI', 'KOSONG')),
  mulai_oleh text not null, mulai_pada timestamptz not null, selesai_oleh text not null default '',
  selesai_pada timestamptz,
  primary key (kode_toko, no_opname),
  check ((status = 'AKTIF') = (selesai_pada is null))
);
create unique index opname_hutang_aktif on opname_hutang (kode_toko) where status = 'AKTIF';
create index opname_hutang_by_tgl on opname_hutang (kode_toko, tgl, no_opname);

-- The loans that ran when it began, and those that were seen though they began later; as they were then. When it ends
-- what was not seen is HILANG, and what was redeemed, renewed or auctioned meanwhile KELUAR.
create table opname_hutang_baris (
  kode_toko text not null,
  no_opname text not null,
  no_faktur_hutang text not null,
  no_hutang text not null, tgl_hutang date not null, nama_customer text not null, alamat_customer text not null,
  no_hp text not null, kode_sales text not null,
  berat numeric(18,3) not null, berat_total numeric(18,3) not null, jumlah_hutang numeric(15,0) not null,
  hasil text not null default '' check (hasil in ('', 'KETEMU', 'HILANG', 'KELUAR')),
  oleh text not null default '', waktu timestamptz,
  primary key (kode_toko, no_opname, no_faktur_hutang),
  foreign key (kode_toko, no_opname) references opname_hutang,
  check ((waktu is not null) >= (hasil = 'KETEMU'))
);
