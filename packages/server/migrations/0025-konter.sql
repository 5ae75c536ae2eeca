-- The counter: rates of PPN, each with its first day.

create table tarif_ppn (
  kode_toko text not null references toko, _id text not null,
  tgl_berlaku date not null,
  tarif_faktur numeric(6,3) not null check (tarif_faktur >= 0 and tarif_faktur <= 100),
  tarif_tanpa_faktur numeric(6,3) not null check (tarif_tanpa_faktur >= 0 and tarif_tanpa_faktur <= 100),
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
    select t.tarif_faktur, t.tarif_tanpa_faktur from tarif_ppn t
    where t.kode_toko = h.kode_toko and t.status_aktif and t.tgl_berlaku <= h.tgl_system
    order by t.tgl_berlaku desc limit 1) t
  cross join lateral (
    values ('PPN_TARIF_FAKTUR', t.tarif_faktur), ('PPN_TARIF_TANPA_FAKTUR', t.tarif_tanpa_faktur)) v(key, tarif);

-- Servers keep parameters in memory; those with days change with them, and with the day.
create trigger tarif_ppn_ditambah after insert on tarif_ppn referencing new table as baris
  for each statement execute function parameter_berubah();
create trigger tarif_ppn_diubah after update on tarif_ppn referencing new table as baris
  for each statement execute function parameter_berubah();
create trigger tarif_ppn_dihapus after delete on tarif_ppn referencing old table as baris
  for each statement execute function parameter_berubah();
create trigger hari_toko_diubah after update on hari_toko referencing new table as baris
  for each statement execute function parameter_berubah();
