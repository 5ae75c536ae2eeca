-- Pictures of records. Each belongs to one record, or to none yet: what was uploaded and never saved goes after a day.
create table gambar (
  kode_toko text not null references toko,
  kunci text not null,
  folder text not null,
  -- The record that shows it: its master or settings, and its code. Empty together.
  objek text, kode text,
  -- Since when it belongs to where it belongs.
  sejak timestamptz not null,
  dibuat_oleh text not null, dibuat_pada timestamptz not null,
  primary key (kode_toko, kunci),
  check ((objek is null) = (kode is null))
);
create index gambar_lepas on gambar (sejak) where objek is null;
-- The member app asks by the key alone, which begins with the shop.
create index gambar_kunci on gambar (kunci);
