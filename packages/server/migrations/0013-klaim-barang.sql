-- Where a piece is in its life, the document it belongs to there, and the claim of a document that waits are three
-- things: a piece that is held stays in its state, and is in it again when it is let go. `pegangan` was owner or claim
-- by the state, and RESERVASI a state that forgot the one before.

-- Each document by kind and number, for papers of before may bear any number. No index names them: they change with
-- every sale.
alter table barang
  add column pemilik_jenis text, add column pemilik_nomor text,
  add column klaim_jenis text, add column klaim_nomor text;

-- Only a sale reserved and sold, only a destruction destroyed.
update barang set status = 'TERSEDIA', klaim_jenis = 'penjualan', klaim_nomor = pegangan where status = 'RESERVASI';

-- Most pieces of a shop left it long ago: their owners are filled in while the table is written anew, which is one
-- writing less than to change each row. `di_stok` and `keluar` still stay the same from a piece's entering to its
-- leaving: a claim touches no index.
alter table barang
  drop constraint barang_status_check,
  alter column pemilik_jenis type text
    using case status when 'TERJUAL' then 'penjualan' when 'HANCUR' then 'hancur-barang' end,
  alter column pemilik_nomor type text using case when status <> 'TERSEDIA' then pegangan end,
  alter column di_stok set expression as (status = 'TERSEDIA'),
  add constraint barang_status_check check (status in ('TERSEDIA', 'TERJUAL', 'HANCUR')),
  -- What left the tray belongs to the document that took it, what lies there to none.
  add constraint barang_pemilik_check check ((status = 'TERSEDIA') = (pemilik_nomor is null)),
  add constraint barang_pemilik_jenis_check check ((pemilik_jenis is null) = (pemilik_nomor is null)),
  add constraint barang_klaim_jenis_check check ((klaim_jenis is null) = (klaim_nomor is null));
alter table barang drop column pegangan;

-- The documents that hold pieces and wait, by kind now too. Whatever comes to hold pieces joins here, for the list of
-- what is held and for the check that every piece that is held is so by exactly one.
create or replace view barang_dipegang as
  select b.kode_toko, b.kode_barcode, d.nomor, d.jenis
  from dokumen d join jual_barang b on b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.ke = d.isi
  where d.jenis = 'penjualan' and d.status = 'OPEN';
