-- A line of a move keeps what stands on its Tanda Terima: the size of the piece, and what it was sold for that day.
-- Lines from before have no price: what it was is not known any more.
alter table pindah_barang_baris add column size text not null default '', add column harga_jual numeric(18);

-- Goods received whose pieces were not entered yet are a kind of stock of their own in a count of the whole shop.
alter table opname_global_baris drop constraint opname_global_baris_jenis_stok_check;
alter table opname_global_baris add constraint opname_global_baris_jenis_stok_check check (jenis_stok in ('BARANG', 'AKSESORIS', 'MANUAL', 'TERIMA'));
