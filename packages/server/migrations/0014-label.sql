-- Whether a piece's weight was typed by hand instead of taken from the scale. Pieces from before are not known to be.
alter table barang add column berat_manual boolean not null default false;
-- The list of pieces asks for them: few, and looked for on purpose.
create index barang_stok_manual on barang (kode_toko, kode_barcode) where di_stok and berat_manual;
