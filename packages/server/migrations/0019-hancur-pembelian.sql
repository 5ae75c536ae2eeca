-- Bought pieces that were destroyed before they were sorted. A line keeps the purchase that the piece belonged to, to
-- which it goes back when this is cancelled, and what it was bought for.
create table hancur_pembelian (
  kode_toko text not null, nomor text not null, ke integer not null,
  kode_kondisi text not null, nama_kondisi text not null,
  jumlah_barang integer not null check (jumlah_barang > 0), total_berat numeric(18,3) not null,
  primary key (kode_toko, nomor, ke),
  foreign key (kode_toko, kode_kondisi) references kondisi_barang
);

create table hancur_pembelian_baris (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null,
  kode_intern text not null, nama_barang text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null, berat numeric(12,3) not null check (berat > 0),
  dari_gudang text not null, dari_baki text not null,
  no_pembelian text not null, harga_beli numeric(15,0) not null,
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_barcode) references barang
);
create index hancur_pembelian_baris_by_barcode on hancur_pembelian_baris (kode_toko, kode_barcode);

-- Nothing of a paper is changed or removed afterwards.
do $$
declare
  t text;
begin
  foreach t in array array['hancur_pembelian', 'hancur_pembelian_baris'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function buku_tertutup()',
      t || '_tertutup', t);
    execute format('create trigger %I before truncate on %I for each statement execute function buku_tertutup()',
      t || '_tidak_dikosongkan', t);
  end loop;
end $$;
