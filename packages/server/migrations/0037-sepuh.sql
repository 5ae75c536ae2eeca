-- What is to be refinished goes to head office where that does it for all its shops: bought pieces, unsorted, on the
-- papers of goods between shops. Columns are added and nothing else, so that it does not matter what other schemas add;
-- empty in what was written before, whose seals hold as they are.
alter table kirim_barang add column jenis_kirim text check (jenis_kirim = 'CUCI');
-- The paper that had brought a piece which lay unsorted, and has it again when it comes back.
alter table kirim_barang_baris add column asal_jenis text, add column asal_nomor text;
-- What the receiver has weighed.
alter table kirim_barang_hasil add column berat_terima numeric(12,3);

-- What a receipt has weighed. What was sent stands beside it; what lacks is a loss of the shop that found it.
alter table terima_barang add column jenis_kirim text check (jenis_kirim = 'CUCI'),
  add column selisih numeric(18,3) check (selisih >= 0);
alter table terima_barang_baris add column berat_kirim numeric(12,3), add column modal_kirim numeric(15,0);

-- What goods on their way are sent for, whichever server keeps the shop that sent them.
create view kiriman_jenis as
  select k.kode_toko as dari_toko, k.nomor, k.kode_tujuan, k.jenis_kirim from kirim_barang k where k.ke = 1
  union all
  select l.dari_toko, l.nomor, l.kode_toko, l.isi ->> 'jenis_kirim' from kiriman_luar l where l.jenis = 'kirim-barang';
