-- A scanned code may belong to something the shop knows that is no piece: an accessory, a tray, a nota.
alter table stock_opname_barang
  drop constraint stock_opname_barang_hasil_check,
  add constraint stock_opname_barang_hasil_check
    check (hasil in ('', 'KETEMU', 'MASUK', 'BAKI_LAIN', 'TERJUAL', 'HANCUR', 'TOKO_LAIN', 'AKSESORIS', 'BUKAN_BARANG', 'TIDAK_DIKENAL', 'HILANG'));

-- Who approved that a count ended with pieces missing, or by another hand than the one that began it.
alter table stock_opname add column otorisasi uuid, add column disetujui_oleh text not null default '';

-- Which papers were printed when, and by whom: reprints are looked for by user and period.
create index cetak_log_by_waktu on cetak_log (kode_toko, jenis, waktu);
