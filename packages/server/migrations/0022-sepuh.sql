-- Refinishing: pieces that were bought back are sorted, washed by a goldsmith, and sold again under new barcodes; what
-- is not worth it becomes bulk. What the states of a piece allow is widened as it stands, whatever other migrations
-- have added to it: this one can come before or behind them.
do $$
declare
  v_di_stok text; v_keluar text; v_status text;
begin
  select pg_get_expr(d.adbin, d.adrelid) into strict v_di_stok from pg_attrdef d join pg_attribute a
    on a.attrelid = d.adrelid and a.attnum = d.adnum where d.adrelid = 'barang'::regclass and a.attname = 'di_stok';
  select pg_get_expr(d.adbin, d.adrelid) into strict v_keluar from pg_attrdef d join pg_attribute a
    on a.attrelid = d.adrelid and a.attnum = d.adnum where d.adrelid = 'barang'::regclass and a.attname = 'keluar';
  select pg_get_expr(conbin, conrelid) into strict v_status from pg_constraint
    where conrelid = 'barang'::regclass and conname = 'barang_status_check';
  -- SORTIR lies in the stock, in gudang SORTIR; CUCI is with a goldsmith, on an account of its batch. GANTI bears
  -- another barcode, LEBUR is bulk, BATAL a barcode whose piece bears the one of before again.
  execute format('alter table barang drop constraint barang_status_check,
    alter column di_stok set expression as ((%s) or status = ''SORTIR''),
    alter column keluar set expression as
      (case when status in (''CUCI'', ''GANTI'', ''LEBUR'', ''BATAL'') then status else (%s) end),
    add constraint barang_status_check check
      ((%s) or status in (''SORTIR'', ''CUCI'', ''GANTI'', ''LEBUR'', ''BATAL''))', v_di_stok, v_keluar, v_status);
end $$;

-- Of what is washed nothing is there that was not sent, piece by piece or in bulk.
insert into akun_tanda (akun, aset, tanda) values ('CUCI', '', 1), ('CUCI_MANUAL', '', 1) on conflict do nothing;

-- Every shop has a place for what is melted.
insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual)
  select kode_toko, g, g, false from toko cross join unnest(array['SORTIR', 'LEBUR']) g on conflict do nothing;

create table sortir_pembelian (
  kode_toko text not null, nomor text not null, ke integer not null,
  jumlah_barang integer not null check (jumlah_barang > 0), total_berat numeric(18,3) not null,
  primary key (kode_toko, nomor, ke)
);

-- A line keeps the purchase that the piece belonged to, to which it goes back when this is taken back.
create table sortir_pembelian_baris (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null, nama_barang text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null, hasil text not null check (hasil in ('LAYAK JUAL', 'CUCI', 'LEBUR')),
  berat_nota numeric(12,3) not null, berat numeric(12,3) not null check (berat > 0),
  asal_jenis text not null, no_pembelian text not null, baris_pembelian integer not null,
  dari_gudang text not null, dari_baki text not null, kode_gudang text not null, kode_baki text not null,
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_barcode) references barang
);
create index sortir_pembelian_baris_by_barcode on sortir_pembelian_baris (kode_toko, kode_barcode);

create table sortir_pembelian_hasil (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null, hasil text not null check (hasil in ('LAYAK JUAL', 'CUCI', 'LEBUR')),
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_barcode) references barang
);

create table kirim_cuci (
  kode_toko text not null, nomor text not null, ke integer not null,
  kode_tukang text not null, nama_tukang text not null,
  jumlah_barang integer not null check (jumlah_barang > 0), total_berat numeric(18,3) not null,
  primary key (kode_toko, nomor, ke),
  foreign key (kode_toko, kode_tukang) references tukang
);

create table kirim_cuci_baris (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null, nama_barang text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null, berat numeric(12,3) not null check (berat > 0), no_sortir text not null,
  dari_gudang text not null, dari_baki text not null,
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_barcode) references barang
);
create index kirim_cuci_baris_by_barcode on kirim_cuci_baris (kode_toko, kode_barcode);

create table terima_cuci (
  kode_toko text not null, nomor text not null, ke integer not null,
  no_kirim text not null, nama_tukang text not null,
  jumlah_kirim integer not null check (jumlah_kirim > 0), jumlah_barang integer not null check (jumlah_barang > 0),
  berat_kirim numeric(18,3) not null, total_berat numeric(18,3) not null, selisih numeric(18,3) not null,
  primary key (kode_toko, nomor, ke)
);
create index terima_cuci_by_kirim on terima_cuci (kode_toko, no_kirim);

create table terima_cuci_baris (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null, nama_barang text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null, berat_kirim numeric(12,3) not null, berat numeric(12,3) not null check (berat > 0),
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_barcode) references barang
);

create table terima_sepuhan (
  kode_toko text not null, nomor text not null, ke integer not null,
  no_kirim text not null, nama_tukang text not null,
  jumlah_barang integer not null check (jumlah_barang >= 0), total_berat numeric(18,3) not null,
  berat_kirim numeric(18,3) not null, berat_abu numeric(18,3) not null, berat_lebih numeric(18,3) not null,
  primary key (kode_toko, nomor, ke)
);
create index terima_sepuhan_by_kirim on terima_sepuhan (kode_toko, no_kirim);

create table terima_sepuhan_baris (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null, nama_barang text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null, hasil text not null check (hasil in ('JADI', 'RUSAK')),
  berat_kirim numeric(12,3) not null, berat numeric(12,3) not null check (berat > 0),
  kode_gudang text not null, kode_baki text not null,
  modal_kirim numeric(15,0), harga_modal numeric(15,0),
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_barcode) references barang
);
create index terima_sepuhan_baris_by_barcode on terima_sepuhan_baris (kode_toko, kode_barcode);

create table terima_sepuhan_abu (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_gudang text not null, kode_baki text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null, berat numeric(12,3) not null check (berat > 0), nilai numeric(15,0) not null,
  primary key (kode_toko, nomor, ke, baris)
);

create table wasting_sepuhan (
  kode_toko text not null, nomor text not null, ke integer not null,
  no_kirim text not null, nama_tukang text not null,
  berat_wasting numeric(18,3) not null check (berat_wasting > 0), berat_lebih numeric(18,3) not null,
  primary key (kode_toko, nomor, ke)
);
create index wasting_sepuhan_by_kirim on wasting_sepuhan (kode_toko, no_kirim);

create table wasting_sepuhan_kadar (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kadar numeric(6,3) not null, berat_kirim numeric(18,3) not null, berat_kembali numeric(18,3) not null,
  berat_abu numeric(18,3) not null, berat numeric(18,3) not null check (berat > 0),
  persen numeric(7,3) not null, nilai numeric(15,0) not null,
  primary key (kode_toko, nomor, ke, baris)
);

create table pindah_sortir (
  kode_toko text not null, nomor text not null, ke integer not null,
  jumlah_barang integer not null check (jumlah_barang > 0), total_berat numeric(18,3) not null,
  jumlah_jual integer not null check (jumlah_jual >= 0), jumlah_lebur integer not null check (jumlah_lebur >= 0),
  primary key (kode_toko, nomor, ke),
  check (jumlah_jual + jumlah_lebur = jumlah_barang)
);

-- A piece for sale goes on as `kode_baru`; one for the bulk has none.
create table pindah_sortir_baris (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null, nama_barang text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null, hasil text not null, berat_nota numeric(12,3) not null,
  berat numeric(12,3) not null check (berat > 0), kode_baru text not null,
  kode_gudang text not null, kode_baki text not null, dari_gudang text not null, dari_baki text not null,
  asal_jenis text not null, asal_nomor text not null,
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_barcode) references barang,
  check ((hasil in ('LAYAK JUAL', 'JADI')) = (kode_baru <> ''))
);
create index pindah_sortir_baris_by_barcode on pindah_sortir_baris (kode_toko, kode_barcode);
create index pindah_sortir_baris_by_baru on pindah_sortir_baris (kode_toko, kode_baru) where kode_baru <> '';

create table cuci_manual (
  kode_toko text not null, nomor text not null, ke integer not null,
  gerak text not null check (gerak in ('MASUK', 'KIRIM', 'TERIMA', 'WASTING', 'KELUAR', 'KOREKSI')),
  kode_tukang text not null, nama_tukang text not null, total_berat numeric(18,3) not null,
  berat_koreksi numeric(18,3) not null check (berat_koreksi >= 0),
  primary key (kode_toko, nomor, ke),
  check (gerak not in ('KIRIM', 'TERIMA') or kode_tukang <> '')
);

create table cuci_manual_baris (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_dept text not null, nama_dept text not null, kadar numeric(6,3) not null check (kadar > 0),
  berat numeric(12,3) not null check (berat <> 0),
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_dept) references jenis
);

-- Nothing of a paper is changed or removed afterwards.
do $$
declare
  t text;
begin
  foreach t in array array['sortir_pembelian', 'sortir_pembelian_baris', 'sortir_pembelian_hasil', 'kirim_cuci',
    'kirim_cuci_baris', 'terima_cuci', 'terima_cuci_baris', 'terima_sepuhan', 'terima_sepuhan_baris',
    'terima_sepuhan_abu', 'wasting_sepuhan', 'wasting_sepuhan_kadar', 'pindah_sortir', 'pindah_sortir_baris',
    'cuci_manual', 'cuci_manual_baris'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function buku_tertutup()',
      t || '_tertutup', t);
    execute format('create trigger %I before truncate on %I for each statement execute function buku_tertutup()',
      t || '_tidak_dikosongkan', t);
  end loop;
end $$;

-- What was decided last of a sorted piece, by the paper that has it or had it.
create view sortir_pembelian_kini as
  select b.kode_toko, b.nomor, b.baris, b.kode_barcode, b.berat_nota, coalesce((
      select h.hasil from sortir_pembelian_hasil h where h.kode_toko = b.kode_toko and h.nomor = b.nomor
        and h.kode_barcode = b.kode_barcode order by h.ke desc, h.baris desc limit 1), b.hasil) as hasil
  from sortir_pembelian_baris b;

-- A piece that waits to go on, whatever it waits for: the paper that has it says what is to become of it, and what its
-- purchase said that it weighs.
create view barang_sortir as
  select n.kode_toko, n.kode_barcode, n.pemilik_jenis as jenis, n.pemilik_nomor as nomor, h.hasil, s.berat_nota
  from barang n
  cross join lateral (
    select k.berat_nota from sortir_pembelian_baris k where k.kode_toko = n.kode_toko
      and k.kode_barcode = n.kode_barcode order by k.nomor desc limit 1
  ) s
  cross join lateral (
    select k.hasil from sortir_pembelian_kini k where n.pemilik_jenis = 'sortir-pembelian'
      and k.kode_toko = n.kode_toko and k.nomor = n.pemilik_nomor and k.kode_barcode = n.kode_barcode
    union all
    select b.hasil from terima_sepuhan_baris b where n.pemilik_jenis = 'terima-sepuhan'
      and b.kode_toko = n.kode_toko and b.nomor = n.pemilik_nomor and b.kode_barcode = n.kode_barcode
  ) h
  where n.status = 'SORTIR';

-- What became of a batch, purity by purity, as the papers that stand tell it: what was sent, what of that came back,
-- how heavy it was then, the dust, the loss, and what waits to be booked as one.
create view kirim_cuci_kadar as
  select k.kode_toko, k.nomor, k.kadar, k.berat as berat_kirim, k.jumlah, coalesce(t.jumlah, 0) as jumlah_kembali,
    coalesce(t.kirim, 0) as berat_dikirim_kembali, coalesce(t.berat, 0) as berat_kembali,
    coalesce(t.lebih, 0) as berat_lebih, coalesce(t.modal, 0) as modal_hilang, coalesce(a.berat, 0) as berat_abu,
    coalesce(a.nilai, 0) as nilai_abu, coalesce(w.berat, 0) as berat_wasting, coalesce(w.nilai, 0) as nilai_wasting
  from (
    select b.kode_toko, b.nomor, b.kadar, sum(b.berat) as berat, count(*)::integer as jumlah
    from kirim_cuci_baris b group by b.kode_toko, b.nomor, b.kadar
  ) k
  left join lateral (
    select count(*)::integer as jumlah, sum(b.berat_kirim) as kirim, sum(b.berat) as berat,
      sum(greatest(b.berat - b.berat_kirim, 0)) as lebih,
      sum(coalesce(b.modal_kirim, 0) - coalesce(b.harga_modal, 0)) as modal
    from terima_sepuhan h
    join dokumen d on d.kode_toko = h.kode_toko and d.jenis = 'terima-sepuhan' and d.nomor = h.nomor
      and d.isi = h.ke and d.status = 'DONE'
    join terima_sepuhan_baris b on b.kode_toko = h.kode_toko and b.nomor = h.nomor and b.ke = h.ke
    where h.kode_toko = k.kode_toko and h.no_kirim = k.nomor and b.kadar = k.kadar
  ) t on true
  left join lateral (
    select sum(b.berat) as berat, sum(b.nilai) as nilai
    from terima_sepuhan h
    join dokumen d on d.kode_toko = h.kode_toko and d.jenis = 'terima-sepuhan' and d.nomor = h.nomor
      and d.isi = h.ke and d.status = 'DONE'
    join terima_sepuhan_abu b on b.kode_toko = h.kode_toko and b.nomor = h.nomor and b.ke = h.ke
    where h.kode_toko = k.kode_toko and h.no_kirim = k.nomor and b.kadar = k.kadar
  ) a on true
  left join lateral (
    select sum(b.berat) as berat, sum(b.nilai) as nilai
    from wasting_sepuhan h
    join dokumen d on d.kode_toko = h.kode_toko and d.jenis = 'wasting-sepuhan' and d.nomor = h.nomor
      and d.isi = h.ke and d.status = 'DONE'
    join wasting_sepuhan_kadar b on b.kode_toko = h.kode_toko and b.nomor = h.nomor and b.ke = h.ke
    where h.kode_toko = k.kode_toko and h.no_kirim = k.nomor and b.kadar = k.kadar
  ) w on true;

create view kirim_cuci_sisa as
  select h.kode_toko, h.nomor, h.ke, s.berat_kembali, s.berat_abu, s.berat_wasting,
    case when d.status = 'CANC' then 0 else s.berat_sisa end as berat_sisa
  from kirim_cuci h
  join dokumen d on d.kode_toko = h.kode_toko and d.jenis = 'kirim-barang-cuci' and d.nomor = h.nomor
  cross join lateral (
    select sum(k.berat_kembali) as berat_kembali, sum(k.berat_abu) as berat_abu, sum(k.berat_wasting) as berat_wasting,
      sum(k.berat_kirim + k.berat_lebih - k.berat_kembali - k.berat_abu - k.berat_wasting) as berat_sisa
    from kirim_cuci_kadar k where k.kode_toko = h.kode_toko and k.nomor = h.nomor
  ) s;
