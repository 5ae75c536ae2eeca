-- The counter: rates of PPN, each with its first day; accessories that are sold beside pieces.

create table tarif_ppn (
  kode_toko text not null references toko, _id text not null,
  tgl_berlaku date not null,
  tarif_faktur numeric(6,3) not null check (tarif_faktur >= 0 and tarif_faktur <= 100),
  tarif_tanpa_faktur numeric(6,3) not null check (tarif_tanpa_faktur >= 0 and tarif_tanpa_faktur <= 100),
  tarif_aksesoris numeric(6,3) not null default 11 check (tarif_aksesoris >= 0 and tarif_aksesoris <= 100),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), unique (kode_toko, tgl_berlaku)
);

-- Rates were parameters. A shop goes on with what it has, from the day on which the law begins that counts now.
insert into tarif_ppn (kode_toko, _id, tgl_berlaku, tarif_faktur, tarif_tanpa_faktur)
  select t.kode_toko, 'awal', '2023-05-01',
    coalesce((select p.value::numeric from para_system p where p.kode_toko = t.kode_toko
      and p.key = 'PPN_TARIF_FAKTUR'), 1.1),
    coalesce((select p.value::numeric from para_system p where p.kode_toko = t.kode_toko
      and p.key = 'PPN_TARIF_TANPA_FAKTUR'), 1.65)
  from toko t;

-- Modules and parameters as they count on the shop's business date: those that have days, by the record that counts
-- then.
create view parameter_berlaku as
  select p.kode_toko, p.key, p.value from para_system p where p.key not like 'PPN_TARIF_%'
  union all
  select h.kode_toko, v.key, trim_scale(v.tarif)::text
  from hari_toko h
  cross join lateral (
    select t.tarif_faktur, t.tarif_tanpa_faktur, t.tarif_aksesoris from tarif_ppn t
    where t.kode_toko = h.kode_toko and t.status_aktif and t.tgl_berlaku <= h.tgl_system
    order by t.tgl_berlaku desc limit 1) t
  cross join lateral (
    values ('PPN_TARIF_FAKTUR', t.tarif_faktur), ('PPN_TARIF_TANPA_FAKTUR', t.tarif_tanpa_faktur),
      ('PPN_TARIF_AKSESORIS', t.tarif_aksesoris)) v(key, tarif);

-- Servers keep parameters in memory; those with days change with them, and with the day.
create trigger tarif_ppn_ditambah after insert on tarif_ppn referencing new table as baris
  for each statement execute function parameter_berubah();
create trigger tarif_ppn_diubah after update on tarif_ppn referencing new table as baris
  for each statement execute function parameter_berubah();
create trigger tarif_ppn_dihapus after delete on tarif_ppn referencing old table as baris
  for each statement execute function parameter_berubah();
create trigger hari_toko_diubah after update on hari_toko referencing new table as baris
  for each statement execute function parameter_berubah();

-- Accessories beside the pieces of a sale: so many of each, at its price of then.
create table jual_aksesoris (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null, nama_aksesoris text not null, kode_group text not null, kode_dept text not null,
  kode_gudang text not null, kode_baki text not null, kadar numeric(6,3) not null,
  berat numeric(12,3) not null check (berat >= 0), qty integer not null check (qty > 0),
  harga_satuan numeric(15,0) not null check (harga_satuan >= 0),
  harga_jual numeric(15,0) not null, ppn_tarif numeric(6,3) not null, ppn numeric(15,0) not null,
  harga_total numeric(15,0) not null check (harga_total >= 0),
  primary key (kode_toko, nomor, ke, baris)
);
-- They may be all that is sold.
alter table jual drop constraint jual_jumlah_barang_check, add constraint jual_jumlah_barang_check
  check (jumlah_barang >= 0);
create index jual_aksesoris_by_barcode on jual_aksesoris (kode_toko, kode_barcode);

create view penjualan_aksesoris as
  select b.kode_toko, b.nomor as no_faktur_group, b.baris, d.tgl, b.kode_barcode, b.nama_aksesoris, b.kode_group,
    b.kode_dept, b.kode_gudang, b.kode_baki, b.kadar, b.berat, b.qty, b.harga_satuan, b.harga_jual, b.ppn_tarif, b.ppn,
    b.harga_total, case when d.status = 'CANC' then 'Batal' else 'Tersedia' end as status_kembali
  from jual_aksesoris b join dokumen d on d.kode_toko = b.kode_toko and d.jenis = 'penjualan' and d.nomor = b.nomor
    and d.isi = b.ke;

-- All that sales tell of goods: pieces, and behind them accessories with their quantity. Grams are those of pieces.
create view penjualan_baris as
  select kode_toko, no_faktur_group, baris::integer as baris, tgl, kode_barcode, kode_intern, nama_barang, kode_group,
    kode_dept, kode_baki, jenis_group, kadar, kadar_cetak, 1 as qty, berat, harga_gram, harga_jual, ongkos,
    harga_atribut, diskon, ppn_tarif, ppn, harga_total, status_kembali
  from penjualan_barang
  union all
  select kode_toko, no_faktur_group, 1000000 + baris, tgl, kode_barcode, '', nama_aksesoris, kode_group, kode_dept,
    kode_baki, '', kadar, '', qty, 0, 0, harga_jual, 0, 0, 0, ppn_tarif, ppn, harga_total, status_kembali
  from penjualan_aksesoris;
