-- A count tells a piece that was sent to another shop, or is not in stock for another reason, from one that was sold.
-- What earlier counts wrote down stays as it is.
alter table stock_opname_barang drop constraint stock_opname_barang_hasil_check,
  add constraint stock_opname_barang_hasil_check check (hasil in ('', 'KETEMU', 'MASUK', 'BAKI_LAIN', 'TERJUAL',
    'HANCUR', 'DIKIRIM', 'KELUAR', 'LEPAS', 'TOKO_LAIN', 'AKSESORIS', 'BUKAN_BARANG', 'TIDAK_DIKENAL', 'HILANG'));
