-- Sums of weights hold what the weights that may be typed add up to: a tonne for a line, as often as there are lines.
-- A single weight stays numeric(12,3).

alter table penjualan alter column total_berat type numeric(18,3);
alter table pindah_barang alter column total_berat type numeric(18,3);
alter table hancur_barang alter column total_berat type numeric(18,3);
alter table timbang_baki
  alter column berat type numeric(18,3), alter column berat_asli type numeric(18,3), alter column berat_plastik type numeric(18,3),
  alter column berat_atribut type numeric(18,3), alter column berat_bandrol type numeric(18,3), alter column total type numeric(18,3),
  alter column selisih type numeric(18,3), alter column toleransi type numeric(18,3);
alter table stock_opname
  alter column berat type numeric(18,3), alter column berat_ketemu type numeric(18,3), alter column berat_hilang type numeric(18,3);
alter table stok_manual alter column berat type numeric(18,3), alter column pesan_berat type numeric(18,3);
alter table penerimaan_baris alter column berat_input type numeric(18,3), alter column berat_selisih type numeric(18,3);
alter table opname_penerimaan_baris alter column berat_awal type numeric(18,3);
alter table tambah_manual alter column total_berat type numeric(18,3);
alter table pindah_manual alter column total_berat type numeric(18,3);
alter table hancur_manual alter column total_berat type numeric(18,3);
alter table penjualan_manual alter column total_berat type numeric(18,3);
alter table pembelian_manual alter column total_berat type numeric(18,3);
alter table stok_aksesoris alter column total_berat type numeric(18,3);
alter table opname_global_baris alter column berat type numeric(18,3), alter column berat_akhir type numeric(18,3);
