-- A sale took a share of the lock on its shop's row for its head and for its posting; tills side by side wrote that row again
-- and again, to note who shares it. The shop is known by other rows: a posting needs its book, whose key is the shop, and a paper
-- needs the shop's business day.
alter table posting drop constraint posting_kode_toko_fkey;
alter table dokumen drop constraint dokumen_kode_toko_fkey;

-- Few deeds take another one back: only these are in the index that says no deed is taken back twice.
alter table perbuatan drop constraint perbuatan_kode_toko_jenis_nomor_membalik_key;
create unique index perbuatan_membalik on perbuatan (kode_toko, jenis, nomor, membalik) where membalik is not null;
