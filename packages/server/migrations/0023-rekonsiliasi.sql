-- The checks of the day read what they add up from an index, without the rows. No index more, and none that a reservation
-- would touch: two that exist carry what stays the same from a piece's entering to its sale.
drop index barang_stok_by_baki;
create index barang_stok_by_baki on barang (kode_toko, kode_baki, kode_barcode) include (kode_gudang, kode_group, kode_dept, kadar, berat) where di_stok;
drop index barang_by_terima;
create index barang_by_terima on barang (kode_toko, no_terima) include (kode_group, kode_dept, berat) where no_terima <> '';
