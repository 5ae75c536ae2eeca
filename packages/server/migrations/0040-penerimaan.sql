-- Goods received are a kind of paper: state, day, settling and cancelling stand in `dokumen` and `perbuatan`, head columns of
-- its own and lines name the deed that wrote them. Papers of before bear no seal of their deeds, and a migration must not make
-- one up: where there are any it stops, and nothing of it is done.
do $$ begin
  if exists (select from penerimaan) then
    raise exception 'penerimaan holds % documents saved by an earlier version: this version cannot take them over',
      (select count(*) from penerimaan);
  end if;
end $$;
drop table penerimaan_baris, penerimaan;

-- Suppliers without a master are named by hand.
create table penerimaan (
  kode_toko text not null, nomor text not null, ke integer not null,
  asal text not null check (asal in ('SUPPLIER', 'PUSAT')),
  kode_supplier text not null, no_intern text not null, tgl_nota date,
  primary key (kode_toko, nomor, ke)
);
create index penerimaan_by_intern on penerimaan (kode_toko, no_intern) where no_intern <> '';

create table penerimaan_baris (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null check (kadar >= 0 and kadar <= 100),
  qty integer not null check (qty > 0),
  berat_bruto numeric(12,3) check (berat_bruto >= berat),
  berat numeric(12,3) not null check (berat > 0),
  ongkos numeric(15,0) check (ongkos >= 0),
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, nomor, ke) references penerimaan,
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis
);

-- What is left of a line to be entered, as the ledger's TERIMA has it, and what was entered. These rows are held by who
-- enters pieces, not the paper's head. Pieces never fall below nothing, grams may, when the pieces weigh more than was
-- announced. Written before the line, whose paper draws its number first.
create table penerimaan_sisa (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  qty integer not null check (qty >= 0), berat numeric(12,3) not null,
  qty_input integer not null default 0 check (qty_input >= 0),
  berat_input numeric(12,3) not null default 0 check (berat_input >= 0),
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, nomor, ke, baris) references penerimaan_baris deferrable initially deferred
) with (fillfactor = 80);
create index penerimaan_terbuka on penerimaan_sisa (kode_toko, nomor) where qty > 0 or berat <> 0;

-- What was entered of a line, and what was not, be it left or settled.
create view penerimaan_baris_jumlah as
  select s.kode_toko, s.nomor, s.ke, s.baris, s.qty_input, s.berat_input, l.qty - s.qty_input as sisa_qty,
    l.berat - s.berat_input as selisih
  from penerimaan_sisa s join penerimaan_baris l using (kode_toko, nomor, ke, baris);

-- The same of a receipt, its sums, and how far its entering is: BUKA has pieces left, HABIS has none but grams of some kind
-- that differ from what was announced, SELESAI has nothing left. Of most receipts nothing is, which the index tells at once.
create view penerimaan_jumlah as
  select k.kode_toko, k.nomor, k.ke, coalesce(s.nama_supplier, k.kode_supplier) as nama_supplier,
    l.qty, l.berat_bruto, l.berat, l.qty_input, l.berat_input, l.qty - l.qty_input as sisa_qty,
    l.berat - l.berat_input as selisih,
    case when d.status = 'CANC' then null
      when not exists (select from penerimaan_sisa i where i.kode_toko = k.kode_toko and i.nomor = k.nomor
        and (i.qty > 0 or i.berat <> 0)) then 'SELESAI'
      when exists (select from penerimaan_sisa i where i.kode_toko = k.kode_toko and i.nomor = k.nomor and i.qty > 0)
        then 'BUKA'
      when exists (select from penerimaan_sisa i join penerimaan_baris b using (kode_toko, nomor, ke, baris)
        where i.kode_toko = k.kode_toko and i.nomor = k.nomor group by b.kode_group, b.kode_dept, b.kadar
        having sum(i.berat) <> 0) then 'HABIS'
      else 'SELESAI' end as proses
  from penerimaan k
  join dokumen d on d.kode_toko = k.kode_toko and d.jenis = 'penerimaan-barang' and d.nomor = k.nomor
  left join supplier s on s.kode_toko = k.kode_toko and s.kode_supplier = k.kode_supplier
  cross join lateral (
    select sum(b.qty)::integer as qty, coalesce(sum(b.berat_bruto), 0) as berat_bruto, sum(b.berat) as berat,
      sum(i.qty_input)::integer as qty_input, sum(i.berat_input) as berat_input
    from penerimaan_baris b join penerimaan_sisa i using (kode_toko, nomor, ke, baris)
    where b.kode_toko = k.kode_toko and b.nomor = k.nomor and b.ke = k.ke
  ) l;

create trigger penerimaan_tertutup before update or delete on penerimaan for each row execute function buku_tertutup();
create trigger penerimaan_tidak_dikosongkan before truncate on penerimaan for each statement execute function buku_tertutup();
create trigger penerimaan_baris_tertutup before update or delete on penerimaan_baris for each row execute function buku_tertutup();
create trigger penerimaan_baris_tidak_dikosongkan before truncate on penerimaan_baris for each statement execute function buku_tertutup();
