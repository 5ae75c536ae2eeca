-- Repairs: papers of their own, and goods that lie here and are not the shop's. Other papers keep what customers bring
-- on the same account: its sign may be there already.

-- What was paid for repairs is income; of what was brought no more goes out than came in.
insert into akun_tanda (akun, aset, tanda) values ('SERVICE', '', -1), ('BAWAAN', '', 1) on conflict (akun) do nothing;

create table service (
  kode_toko text not null, nomor text not null, ke integer not null,
  jenis_pelanggan text not null check (jenis_pelanggan in ('MEMBER', 'NON MEMBER')),
  -- By when it is promised; when it was finished says the deed.
  tgl_selesai date not null,
  nota_manual text,
  jumlah_barang integer not null check (jumlah_barang > 0), total_berat numeric(18,3) not null,
  dp_rp numeric(15,0) not null check (dp_rp >= 0),
  primary key (kode_toko, nomor, ke)
);
-- Pieces, grams and charge of a line are of all its pieces together.
create table service_barang (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  nama_barang text not null, jumlah integer not null check (jumlah > 0),
  berat numeric(12,3) not null check (berat > 0),
  kode_deskripsi text, deskripsi text not null, ongkos numeric(15,0) not null check (ongkos >= 0), foto text,
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_deskripsi) references para_deskripsi_service
);
create index service_barang_by_deskripsi on service_barang (kode_toko, kode_deskripsi);
-- What a line weighed when the work on it was done, and when it was fetched, against what it weighed before.
create table service_hasil (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  dari_baris integer not null, berat numeric(12,3) not null check (berat > 0), selisih numeric(12,3) not null,
  catatan text,
  primary key (kode_toko, nomor, ke, baris),
  check (selisih = 0 or catatan <> '')
);
create table service_ambil (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  dari_baris integer not null, berat numeric(12,3) not null check (berat > 0), selisih numeric(12,3) not null,
  catatan text,
  primary key (kode_toko, nomor, ke, baris),
  check (selisih = 0 or catatan <> '')
);

-- Nothing of a paper is changed or removed afterwards.
do $$
declare
  t text;
begin
  foreach t in array array['service', 'service_barang', 'service_hasil', 'service_ambil'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function buku_tertutup()',
      t || '_tertutup', t);
    execute format('create trigger %I before truncate on %I for each statement execute function buku_tertutup()',
      t || '_tidak_dikosongkan', t);
  end loop;
end $$;

-- A repair is fetched once, and settled once.
create unique index perbuatan_ambil_service on perbuatan (kode_toko, jenis, nomor)
  where jenis = 'service' and aksi in ('AMBIL', 'BATAL', 'TOLAK');
-- For what was done on a day: its reports go by these days.
create index perbuatan_service_by_tgl on perbuatan (kode_toko, tgl, nomor)
  where jenis = 'service' and aksi in ('SELESAI', 'AMBIL', 'BATAL');

-- The deed that finished it, of which there may have been another that was taken back.
create view service_jadi as
  select p.kode_toko, p.nomor, p.ke, p.tgl, p.user_id, p.waktu from perbuatan p
  where p.jenis = 'service' and p.aksi = 'SELESAI' and p.status = 'DONE' and not exists (
    select from perbuatan b where b.kode_toko = p.kode_toko and b.jenis = p.jenis and b.nomor = p.nomor
      and b.membalik = p.ke);

-- When a repair was finished and fetched, for each version of what it says.
create view service_hari as
  select k.kode_toko, k.nomor, k.ke, j.tgl as tgl_jadi, a.tgl as tgl_ambil
  from service k
  left join service_jadi j on j.kode_toko = k.kode_toko and j.nomor = k.nomor
  left join perbuatan a on a.kode_toko = k.kode_toko and a.jenis = 'service' and a.nomor = k.nomor and a.aksi = 'AMBIL';

-- Repairs as they stand, with the day and the user of each deed that their reports go by.
create view service_kertas as
  select d.kode_toko, d.nomor as no_service, d.tgl, d.status, d.kode_sales, k.jenis_pelanggan, d.kode_member,
    d.nama, d.no_hp, d.alamat, d.keterangan, k.tgl_selesai as estimasi, k.nota_manual, k.jumlah_barang, k.total_berat,
    k.dp_rp, d.total::numeric(15,0) as grand_total, d.sisa::numeric(15,0) as sisa_bayar,
    -d.saldo::numeric(15,0) as dibayar, d.dibuat_oleh, d.dibuat_pada, d.isi,
    v.tgl as tgl_masuk, j.tgl as tgl_jadi, j.user_id as jadi_oleh, a.tgl as tgl_ambil, a.user_id as ambil_oleh,
    a.ke as ke_ambil, b.tgl as tgl_batal, b.user_id as batal_oleh, b.alasan as alasan_batal,
    b.disetujui_oleh as batal_disetujui, b.ke as ke_batal
  from dokumen d
  join service k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  left join perbuatan v on v.kode_toko = d.kode_toko and v.jenis = 'service' and v.nomor = d.nomor
    and v.aksi = 'VALIDASI'
  left join service_jadi j on j.kode_toko = d.kode_toko and j.nomor = d.nomor
  left join perbuatan a on a.kode_toko = d.kode_toko and a.jenis = 'service' and a.nomor = d.nomor and a.aksi = 'AMBIL'
  left join perbuatan b on b.kode_toko = d.kode_toko and b.jenis = 'service' and b.nomor = d.nomor
    and b.aksi in ('BATAL', 'TOLAK')
  where d.jenis = 'service';

-- Its lines as its last version says, with what they weigh now.
create view service_kertas_barang as
  select d.kode_toko, d.nomor as no_service, b.baris, b.nama_barang, b.jumlah, b.berat, b.kode_deskripsi, b.deskripsi,
    b.ongkos, b.foto, h.berat as berat_jadi, h.catatan as catatan_jadi, w.berat as berat_ambil,
    w.catatan as catatan_ambil
  from dokumen d
  join service_barang b on b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.ke = d.isi
  left join lateral (select h.berat, h.catatan from service_hasil h
    where h.kode_toko = d.kode_toko and h.nomor = d.nomor and h.dari_baris = b.baris and not exists (
      select from perbuatan y where y.kode_toko = h.kode_toko and y.jenis = 'service' and y.nomor = h.nomor
        and y.membalik = h.ke)) h on true
  left join service_ambil w on w.kode_toko = d.kode_toko and w.nomor = d.nomor and w.dari_baris = b.baris
  where d.jenis = 'service';
-- Loans on gold: papers of their own, and goods of customers that are kept in their bags.

create table hutang (
  kode_toko text not null, nomor text not null, ke integer not null,
  jenis_pelanggan text not null check (jenis_pelanggan in ('MEMBER', 'NON MEMBER')),
  no_manual text not null, nik_sim_passport text not null,
  jumlah_barang integer not null check (jumlah_barang > 0),
  berat numeric(18,3) not null, berat_total numeric(18,3) not null,
  -- The most that was lent on it by the shop's rules of the day, and by how much it was exceeded.
  plafond numeric(15,0), lebih_plafond numeric(15,0) not null check (lebih_plafond >= 0),
  -- Percent of 30 days, with the convention of the day.
  bunga numeric(7,3) not null check (bunga >= 0 and bunga <= 100),
  lama_pinjam integer not null check (lama_pinjam > 0),
  satuan_bunga text not null, min_hari integer not null, hari_tenggang integer not null,
  pembulatan_bunga integer not null check (pembulatan_bunga > 0),
  bunga_rp numeric(15,0) not null, besar_kembali numeric(15,0) not null,
  tgl_hutang date not null, tgl_bunga date not null, jatuh_tempo date not null,
  bunga_dibayar numeric(15,0) not null check (bunga_dibayar >= 0),
  tgl_lunas date, bunga_pinjam numeric(15,0), total_bayar numeric(15,0), kode_sales_lunas text,
  hutang_lama text,
  tgl_lelang date, nilai_lelang numeric(15,0), biaya_lelang numeric(15,0), klaim_lelang numeric(15,0),
  kelebihan numeric(15,0),
  primary key (kode_toko, nomor, ke)
);

create table hutang_barang (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  nama_barang text not null, kode_dept text not null,
  kadar numeric(6,3) not null check (kadar > 0 and kadar <= 100),
  jumlah integer not null check (jumlah > 0),
  berat numeric(12,3) not null check (berat > 0), berat_plastik numeric(12,3) not null check (berat_plastik >= 0),
  kondisi text not null, foto text, plafond numeric(15,0),
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_dept) references jenis
);

-- What an auction has made of them.
create table hutang_lelang (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null, nama_barang text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null check (kadar > 0 and kadar <= 100),
  berat numeric(12,3) not null check (berat > 0),
  kode_gudang text not null, kode_baki text not null,
  harga_modal numeric(15,0) not null check (harga_modal > 0),
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_barcode) references barang,
  foreign key (kode_toko, kode_gudang) references gudang, foreign key (kode_toko, kode_baki) references baki,
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis
);
create index hutang_lelang_by_barcode on hutang_lelang (kode_toko, kode_barcode);

-- Nothing of a paper is changed or removed afterwards.
do $$
declare
  t text;
begin
  foreach t in array array['hutang', 'hutang_barang', 'hutang_lelang'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function buku_tertutup()',
      t || '_tertutup', t);
    execute format('create trigger %I before truncate on %I for each statement execute function buku_tertutup()',
      t || '_tidak_dikosongkan', t);
  end loop;
end $$;

-- Those that stand: few among all that ever were.
create index dokumen_hutang_aktif on dokumen (kode_toko, tgl, nomor)
  where jenis = 'hutang' and status in ('AKTIF', 'TUNGGU');

-- What customers owe, and what lies in their bags, is not less than nothing; what is left of an auction is theirs.
insert into akun_tanda (akun, aset, tanda) values ('HUTANG', '', 1), ('JAMINAN', '', 1), ('KELEBIHAN', '', -1);

-- A loan as it stands, by what its last deed says of it.
create view hutang_kini as
  select d.kode_toko, d.nomor as no_faktur_hutang, coalesce(nullif(k.no_manual, ''), d.nomor) as no_hutang, d.tgl,
    d.status, d.kode_sales, d.kode_member, d.nama as nama_customer, d.no_hp, d.alamat as alamat_customer, d.keterangan,
    k.jumlah_barang, k.berat, k.berat_total, d.total::numeric(15,0) as jumlah_hutang,
    case when d.status in ('AKTIF', 'TUNGGU') then d.saldo else 0 end::numeric(15,0) as sisa_hutang, k.plafond, k.bunga,
    k.lama_pinjam, k.satuan_bunga, k.min_hari, k.hari_tenggang, k.pembulatan_bunga, k.bunga_rp, k.besar_kembali,
    k.tgl_hutang, k.tgl_bunga, k.jatuh_tempo, k.bunga_dibayar, k.tgl_lunas, k.bunga_pinjam, k.total_bayar,
    k.kode_sales_lunas, k.hutang_lama, k.tgl_lelang, k.nilai_lelang, k.biaya_lelang, k.klaim_lelang, k.kelebihan,
    d.dibuat_oleh, d.dibuat_pada, d.isi
  from dokumen d join hutang k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  where d.jenis = 'hutang';
