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
-- Pre-orders: campaigns, orders of goods that do not exist yet, and pieces that are tied to their lines. Tables and
-- views of their own only, so that it may come before or behind others of its number.

create table periode_pre_order (
  kode_toko text not null references toko, kode_periode text not null,
  nama_periode text not null,
  tgl_buka date not null, tgl_tutup date not null, tgl_janji date not null,
  cara_harga text not null check (cara_harga in ('KUNCI', 'HARIAN')),
  dp_persen numeric(6,3) not null default 30 check (dp_persen >= 0 and dp_persen <= 100),
  toleransi_persen numeric(6,3) not null default 5 check (toleransi_persen >= 0 and toleransi_persen <= 100),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, kode_periode)
);

-- With the terms of the campaign as they were on the day of the order.
create table pre_order (
  kode_toko text not null, nomor text not null, ke integer not null,
  jenis_pelanggan text not null check (jenis_pelanggan in ('MEMBER', 'NON MEMBER')),
  periode text not null, tgl_pesan date not null, no_luar text not null,
  cara_harga text not null check (cara_harga in ('KUNCI', 'HARIAN')),
  tgl_tutup date not null, tgl_janji date not null, toleransi_persen numeric(6,3) not null,
  total_qty integer not null check (total_qty > 0), total_berat numeric(18,3) not null,
  dp_rp numeric(15,0) not null check (dp_rp >= 0), di_bawah_harga numeric(15,0) not null check (di_bawah_harga >= 0),
  primary key (kode_toko, nomor, ke),
  foreign key (kode_toko, periode) references periode_pre_order
);
create index pre_order_by_periode on pre_order (kode_toko, periode);
-- What was ordered elsewhere comes in once.
create unique index pre_order_no_luar on pre_order (kode_toko, no_luar) where no_luar <> '' and ke = 1;

create table pre_order_barang (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  nama_barang text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null check (kadar > 0 and kadar <= 100),
  berat numeric(12,3) not null check (berat > 0),
  harga_sistem numeric(15,0) not null, harga_gram numeric(15,0) not null,
  pembulatan integer not null, arah_pembulatan text not null, harga_jual numeric(15,0) not null,
  tarif_ongkos numeric(15,0) not null, ongkos numeric(15,0) not null,
  harga_total numeric(15,0) not null check (harga_total > 0),
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis
);

-- A piece that was tied to a line, in the tray where it stays. Taken back, it stands no more.
create table pre_order_ikat (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  baris_po integer not null, kode_barcode text not null, nama_barang text not null,
  kode_gudang text not null, kode_baki text not null,
  berat_pesan numeric(12,3) not null, berat numeric(12,3) not null check (berat > 0),
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_barcode) references barang,
  foreign key (kode_toko, kode_gudang) references gudang, foreign key (kode_toko, kode_baki) references baki
);
create index pre_order_ikat_by_barcode on pre_order_ikat (kode_toko, kode_barcode);

-- Nothing of a paper is changed or removed afterwards.
do $$
declare
  t text;
begin
  foreach t in array array['pre_order', 'pre_order_barang', 'pre_order_ikat'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function buku_tertutup()',
      t || '_tertutup', t);
    execute format('create trigger %I before truncate on %I for each statement execute function buku_tertutup()',
      t || '_tidak_dikosongkan', t);
  end loop;
end $$;

create unique index perbuatan_validasi_po on perbuatan (kode_toko, jenis, nomor)
  where jenis = 'pre-order' and aksi = 'VALIDASI';
create unique index perbuatan_batal_po on perbuatan (kode_toko, jenis, nomor)
  where jenis = 'pre-order' and aksi in ('BATAL', 'TOLAK');
-- Those that stand, of which there are few among all that ever were.
create index dokumen_pre_order_berdiri on dokumen (kode_toko, tgl, nomor)
  where jenis = 'pre-order' and status in ('DONE', 'CLOSING');

-- All that was paid of an order, booked and not taken back.
create view pre_order_uang as
  select k.kode_toko, k.nomor, k.ke, coalesce((
    select sum(u.jumlah) from pembayaran u
    join perbuatan p on p.kode_toko = u.kode_toko and p.jenis = u.jenis and p.nomor = u.nomor and p.ke = u.ke
    where u.kode_toko = k.kode_toko and u.jenis = 'pre-order' and u.nomor = k.nomor
      and (p.aksi = 'BUAT' and exists (select from perbuatan v where v.kode_toko = p.kode_toko and v.jenis = p.jenis
          and v.nomor = p.nomor and v.aksi = 'VALIDASI')
        or p.aksi = 'BAYAR' and not exists (select from perbuatan b where b.kode_toko = p.kode_toko
          and b.jenis = p.jenis and b.nomor = p.nomor and b.membalik = p.ke))
  ), 0)::numeric(15,0) as dibayar
  from pre_order k;

create view po as
  select d.kode_toko, d.nomor as no_po, d.tgl, d.status, d.kode_sales, k.jenis_pelanggan, d.kode_member,
    d.nama, d.no_hp, d.alamat, d.keterangan, k.periode, k.tgl_pesan, k.no_luar, k.cara_harga, k.tgl_tutup, k.tgl_janji,
    k.toleransi_persen, k.total_qty, k.total_berat, d.total::numeric(15,0) as total_harga, k.dp_rp, k.di_bawah_harga,
    u.dibayar, d.sisa::numeric(15,0) as sisa, d.dibuat_oleh, d.dibuat_pada,
    v.user_id as valid_oleh, v.waktu as valid_pada, v.tgl as tgl_valid, b.user_id as batal_oleh, b.waktu as batal_pada,
    b.tgl as tgl_batal, b.alasan as alasan_batal, b.ke as ke_batal, d.isi
  from dokumen d
  join pre_order k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  join pre_order_uang u on u.kode_toko = k.kode_toko and u.nomor = k.nomor and u.ke = k.ke
  left join perbuatan v on v.kode_toko = d.kode_toko and v.jenis = 'pre-order' and v.nomor = d.nomor
    and v.aksi = 'VALIDASI'
  left join perbuatan b on b.kode_toko = d.kode_toko and b.jenis = 'pre-order' and b.nomor = d.nomor
    and b.aksi in ('BATAL', 'TOLAK')
  where d.jenis = 'pre-order';

-- Lines of an order, each with the piece that is tied to it now.
create view po_barang as
  select d.kode_toko, d.nomor as no_po, b.baris, b.nama_barang, b.kode_group, b.kode_dept, b.kadar, b.berat,
    b.harga_sistem, b.harga_gram, b.pembulatan, b.arah_pembulatan, b.harga_jual, b.tarif_ongkos, b.ongkos,
    b.harga_total,
    i.kode_barcode, i.kode_baki, i.berat as berat_jadi, i.tgl as tgl_closing, i.user_id as closing_oleh
  from dokumen d
  join pre_order_barang b on b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.ke = d.isi
  left join lateral (
    select i.kode_barcode, i.kode_baki, i.berat, p.tgl, p.user_id from pre_order_ikat i
    join perbuatan p on p.kode_toko = i.kode_toko and p.jenis = 'pre-order' and p.nomor = i.nomor and p.ke = i.ke
    where i.kode_toko = b.kode_toko and i.nomor = b.nomor and i.baris_po = b.baris
      and not exists (select from perbuatan x where x.kode_toko = p.kode_toko and x.jenis = p.jenis
        and x.nomor = p.nomor and x.membalik = p.ke)
  ) i on true
  where d.jenis = 'pre-order';

-- Whether a loan may be auctioned by now, as the shop's parameter says; a day behind the due one unless it does.
create view hutang_tempo as
  select k.kode_toko, k.nomor, k.ke, h.tgl_system >= k.jatuh_tempo + coalesce(
      (select p.value::integer from para_system p where p.kode_toko = k.kode_toko and p.key = 'HARI_LELANG'), 1)
    as lewat_tempo
  from hutang k join hari_toko h on h.kode_toko = k.kode_toko;
