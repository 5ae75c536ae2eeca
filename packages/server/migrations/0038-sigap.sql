-- Pieces that are neither free in the shop nor sold: few of many, which the checks of a day look for by where they are.
-- A reservation changes the claim alone, so it is written into no index; what is sold never stands in this one.
create index barang_di_proses on barang (kode_toko, status, kode_barcode) where status not in ('TERSEDIA', 'TERJUAL');

-- What a till has said of its printers, and when: for whoever looks after all of them.
alter table sesi add column cetak jsonb, add column cetak_pada timestamptz;
