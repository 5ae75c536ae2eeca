-- What a piece was set with before it was set anew, and the days on whose evening it was: from `dari` on, until before
-- `sampai`. Books of a closed day tell of those stones. Of several on one day, the last alone had an evening.
create table barang_batu_lama (
  kode_toko text not null references toko, kode_barcode text not null,
  dari date not null, sampai date not null check (sampai > dari),
  batu jsonb not null,
  primary key (kode_toko, kode_barcode, sampai),
  foreign key (kode_toko, kode_barcode) references barang
);

-- Stones of pieces with the days that they go by, those of now among them.
create view barang_batu_masa as
  select l.kode_toko, l.kode_barcode, l.dari, l.sampai, r.kode_jenis_batu, r.jumlah, r.carat, r.harga
  from barang_batu_lama l
  cross join lateral jsonb_to_recordset(l.batu)
    as r(kode_jenis_batu text, jumlah integer, carat numeric(12,3), harga numeric(15,0))
  union all
  select s.kode_toko, s.kode_barcode, coalesce((select max(l.sampai) from barang_batu_lama l
      where l.kode_toko = s.kode_toko and l.kode_barcode = s.kode_barcode), '-infinity'), 'infinity',
    s.kode_jenis_batu, s.jumlah, s.carat, s.harga
  from barang_batu s;
