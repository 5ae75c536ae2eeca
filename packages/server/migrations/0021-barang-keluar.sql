-- Pieces that left the stock are found as fast as those in it.

-- What a piece became, null while it is in the stock: like `di_stok` it stays the same when a piece is reserved, so that
-- the indexes below are written once in a piece's life.
alter table barang add column keluar text generated always as (case when status in ('TERJUAL', 'HANCUR') then status end) stored;
create index barang_keluar on barang (kode_toko, keluar, kode_barcode) where keluar is not null;
create index barang_keluar_by_baki on barang (kode_toko, kode_baki, kode_barcode) where keluar is not null;
create index barang_keluar_by_nama on barang (kode_toko, nama_barang collate "id-x-icu", kode_barcode) where keluar is not null;

-- The documents that hold pieces in the stock: an OPEN sale. Whatever comes to hold pieces joins here, for the list of
-- what is held and for the check that every reserved piece is held by exactly one.
create view barang_dipegang as
  select j.kode_toko, j.kode_barcode, p.no_faktur_group as nomor
  from penjualan p join penjualan_barang j on j.kode_toko = p.kode_toko and j.no_faktur_group = p.no_faktur_group
  where p.status = 'OPEN';

-- Weights read from the scale, where most are typed: the other side of barang_stok_manual.
create index barang_stok_timbangan on barang (kode_toko, kode_barcode) where di_stok and not berat_manual;
