-- One index for what each kind of paper had one of its own for. A deed goes into all of them, or is held against what
-- they take; two deeds of a sale, against 25 indexes each, were a tenth of what the database did for it.

-- Each of these is done to a paper at most once where it is done at all; who wants to know who did it joins one row. A
-- paper that a shop began with, or that the last instalment made, stands by the deed that brought it.
drop index perbuatan_validasi, perbuatan_validasi_manual, perbuatan_validasi_beli, perbuatan_validasi_titip,
  perbuatan_validasi_pesan, perbuatan_validasi_po, perbuatan_validasi_cicil;
create unique index perbuatan_validasi on perbuatan (kode_toko, jenis, nomor)
  where jenis in ('penjualan', 'penjualan-manual', 'pembelian', 'pembelian-manual', 'titipan', 'pesanan', 'pre-order',
    'cicilan') and aksi in ('VALIDASI', 'JUAL', 'SALDO-AWAL');

drop index perbuatan_batal, perbuatan_batal_manual, perbuatan_batal_beli, perbuatan_batal_titip,
  perbuatan_batal_pesan, perbuatan_batal_po, perbuatan_batal_cicil;
create unique index perbuatan_batal on perbuatan (kode_toko, jenis, nomor)
  where jenis in ('penjualan', 'penjualan-manual', 'pembelian', 'pembelian-manual', 'titipan', 'pesanan', 'pre-order',
    'cicilan') and aksi in ('BATAL', 'TOLAK', 'BATAL BUAT', 'BATAL VALIDASI', 'BATAL JUAL');

-- For what was cancelled or ended on a day: reports go by these days.
drop index perbuatan_batal_by_tgl, perbuatan_batal_manual_by_tgl, perbuatan_batal_beli_by_tgl,
  perbuatan_batal_titip_by_tgl, perbuatan_batal_pesan_by_tgl, perbuatan_service_by_tgl;
create index perbuatan_akhir_by_tgl on perbuatan (kode_toko, jenis, tgl, nomor)
  where aksi in ('BATAL', 'TOLAK', 'BATAL BUAT', 'BATAL VALIDASI', 'BATAL JUAL', 'SELESAI', 'AMBIL');

-- Papers that stand are few of their kind, and found by their state as all others.
drop index dokumen_titipan_done, dokumen_hutang_aktif, dokumen_pesanan_jalan, dokumen_pre_order_berdiri,
  dokumen_cicilan_aktif;

-- As before, but that the posting is looked up: joined, it was sought by reading all there are, for as long as a
-- connection remembered how few they were when it first asked.
create or replace function entri_menyusul() returns trigger language plpgsql set enable_seqscan to off as $$
begin
  perform 1 from (select distinct kode_toko, posting_id from baru) n
    where (select p.xmin from posting p where p.kode_toko = n.kode_toko and p.id = n.posting_id)::text
      is distinct from pg_current_xact_id()::xid::text limit 1;
  if found then raise exception 'a posting takes no further entries but in its own transaction'; end if;
  return null;
end $$;
