-- A weighing counts all that lies on the tray (domain guide, section 8.5), and one that was given up says by whom and what it showed.

-- Manual items and accessories beside the pieces: how many the books had, and what they weigh in grams. Null where a
-- weighing did not look for them yet. The approval of a reset of somebody else's weighing, and who gave it.
alter table timbang_baki
  add column qty_barang_manual integer check (qty_barang_manual >= 0),
  add column berat_barang_manual numeric(12,3) check (berat_barang_manual >= 0),
  add column qty_aksesoris integer check (qty_aksesoris >= 0),
  add column berat_aksesoris numeric(12,3) check (berat_aksesoris >= 0),
  add column otorisasi text not null default '',
  add column disetujui_oleh text not null default '';
