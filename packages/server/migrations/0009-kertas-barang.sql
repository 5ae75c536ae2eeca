-- Papers of goods: received, moved, destroyed, added and taken. State, day and cancelling stand in `dokumen` and
-- `perbuatan`; here is what is theirs alone, a head and lines for each kind, bearing the deed that wrote them (`ke`).

-- Goods received from suppliers or head office: bulk stock until its pieces are entered (domain guide 8.2, 8.4).
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

-- The same of a receipt, its sums, and how far its entering is: BUKA has pieces left, HABIS has none but grams of some
-- kind that differ from what was announced, SELESAI has nothing left. Of most receipts nothing is, which the index
-- tells at once.
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

-- Pieces moved from tray to tray.
create table pindah_barang (
  kode_toko text not null, nomor text not null, ke integer not null,
  cara text not null check (cara in ('BARANG', 'SATU BAKI')),
  kode_gudang text not null, kode_baki text not null,
  jumlah_barang integer not null check (jumlah_barang > 0), total_berat numeric(18,3) not null,
  primary key (kode_toko, nomor, ke),
  foreign key (kode_toko, kode_gudang) references gudang, foreign key (kode_toko, kode_baki) references baki
);

-- A line keeps what the piece was and where it lay before; of a move also its size and what its gold was sold for that
-- day.
create table pindah_barang_baris (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null,
  kode_intern text not null, nama_barang text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null, berat numeric(12,3) not null check (berat > 0),
  dari_gudang text not null, dari_baki text not null,
  size text not null, harga_jual numeric(18,0),
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_barcode) references barang
);
create index pindah_barang_baris_by_barcode on pindah_barang_baris (kode_toko, kode_barcode);

-- Pieces that were destroyed.
create table hancur_barang (
  kode_toko text not null, nomor text not null, ke integer not null,
  kode_kondisi text not null, nama_kondisi text not null,
  jumlah_barang integer not null check (jumlah_barang > 0), total_berat numeric(18,3) not null,
  primary key (kode_toko, nomor, ke),
  foreign key (kode_toko, kode_kondisi) references kondisi_barang
);

create table hancur_barang_baris (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null,
  kode_intern text not null, nama_barang text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null, berat numeric(12,3) not null check (berat > 0),
  dari_gudang text not null, dari_baki text not null,
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_barcode) references barang
);
create index hancur_barang_baris_by_barcode on hancur_barang_baris (kode_toko, kode_barcode);

-- Accessories that came or were taken. A line keeps what the accessory was; `baru` when this paper brought it.
create table stok_aksesoris (
  kode_toko text not null, nomor text not null, ke integer not null,
  arah text not null check (arah in ('TAMBAH', 'AMBIL')),
  keperluan text check (keperluan in ('HADIAH', 'DIPAKAI', 'RUSAK', 'HILANG', 'LAINNYA')),
  jumlah_barang integer not null check (jumlah_barang > 0), total_berat numeric(18,3) not null check (total_berat >= 0),
  primary key (kode_toko, nomor, ke),
  check ((arah = 'AMBIL') = (keperluan is not null))
);

create table stok_aksesoris_baris (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null,
  nama_aksesoris text not null, kode_group text not null, kode_dept text not null, kode_gudang text not null,
  kode_baki text not null,
  kadar numeric(6,3) not null, berat numeric(12,3) not null, harga_jual numeric(15,0) not null,
  qty integer not null check (qty > 0),
  baru boolean not null,
  primary key (kode_toko, nomor, ke, baris),
  unique (kode_toko, nomor, ke, kode_barcode),
  foreign key (kode_toko, nomor, ke) references stok_aksesoris,
  foreign key (kode_toko, kode_barcode) references aksesoris
);
create index stok_aksesoris_baris_by_barcode on stok_aksesoris_baris (kode_toko, kode_barcode);

-- Manual items: what came in, what went from tray to tray, what was destroyed.
create table tambah_manual (
  kode_toko text not null, nomor text not null, ke integer not null,
  total_qty integer not null, total_berat numeric(18,3) not null,
  primary key (kode_toko, nomor, ke)
);

-- Keeps the purity that the group had when the goods came.
create table tambah_manual_baris (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_gudang text not null, kode_baki text not null, kode_group text not null, kode_dept text not null,
  nama_dept text not null, kadar numeric(6,3) not null,
  qty integer not null check (qty >= 0), berat numeric(12,3) not null check (berat >= 0),
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, nomor, ke) references tambah_manual,
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis,
  check (qty > 0 or berat > 0)
);
create index tambah_manual_baris_by_baki on tambah_manual_baris (kode_toko, kode_baki);

create table pindah_manual (
  kode_toko text not null, nomor text not null, ke integer not null,
  kode_gudang text not null, kode_baki text not null,
  total_qty integer not null, total_berat numeric(18,3) not null,
  primary key (kode_toko, nomor, ke),
  foreign key (kode_toko, kode_gudang) references gudang, foreign key (kode_toko, kode_baki) references baki
);

-- Lines of moves and destructions name where the goods lay before.
create table pindah_manual_baris (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_gudang text not null, kode_baki text not null, kode_group text not null, kode_dept text not null,
  nama_dept text not null, kadar numeric(6,3) not null,
  qty integer not null check (qty >= 0), berat numeric(12,3) not null check (berat >= 0),
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, nomor, ke) references pindah_manual,
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis,
  check (qty > 0 or berat > 0)
);
create index pindah_manual_baris_by_baki on pindah_manual_baris (kode_toko, kode_baki);

create table hancur_manual (
  kode_toko text not null, nomor text not null, ke integer not null,
  kode_kondisi text not null, nama_kondisi text not null,
  total_qty integer not null, total_berat numeric(18,3) not null,
  primary key (kode_toko, nomor, ke),
  foreign key (kode_toko, kode_kondisi) references kondisi_barang
);

create table hancur_manual_baris (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_gudang text not null, kode_baki text not null, kode_group text not null, kode_dept text not null,
  nama_dept text not null, kadar numeric(6,3) not null,
  qty integer not null check (qty >= 0), berat numeric(12,3) not null check (berat >= 0),
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, nomor, ke) references hancur_manual,
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis,
  check (qty > 0 or berat > 0)
);
create index hancur_manual_baris_by_baki on hancur_manual_baris (kode_toko, kode_baki);

-- Nothing of a paper is changed or removed afterwards.
do $$
declare
  t text;
begin
  foreach t in array array[
    'penerimaan', 'penerimaan_baris', 'pindah_barang', 'pindah_barang_baris', 'hancur_barang', 'hancur_barang_baris',
    'stok_aksesoris', 'stok_aksesoris_baris', 'tambah_manual', 'tambah_manual_baris', 'pindah_manual',
    'pindah_manual_baris', 'hancur_manual', 'hancur_manual_baris'
  ] loop
    execute format('create trigger %I before update or delete on %I for each row execute function buku_tertutup()',
      t || '_tertutup', t);
    execute format('create trigger %I before truncate on %I for each statement execute function buku_tertutup()',
      t || '_tidak_dikosongkan', t);
  end loop;
end $$;
