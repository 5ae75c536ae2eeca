-- Parts of a piece one by one, and its stones.

-- Their sums and names stay in nama_atribut, berat_atribut and harga_atribut, by which everything else goes. An empty
-- list means the single part that these three tell, as in every piece entered before. A list and no table: it is read
-- and written with its piece, and nothing looks for a part of it.
alter table barang add column atribut jsonb not null default '[]' check (jsonb_typeof(atribut) = 'array');

-- Stones, a line for those alike; carats and rupiah are those of the whole line. A table, because masters that stones
-- name must be known to be in use, and books of stones add them up.
create table barang_batu (
  kode_toko text not null references toko, kode_barcode text not null, baris integer not null check (baris > 0),
  kode_jenis_batu text not null, jumlah integer not null check (jumlah > 0), carat numeric(12,3) not null check (carat > 0),
  kode_shape text, kode_color text, kode_clarity text, kode_cutgrade text, kode_polish text, kode_symmetry text, kode_fluorescence text,
  no_sertifikat text not null default '', harga numeric(15,0) check (harga >= 0),
  primary key (kode_toko, kode_barcode, baris),
  foreign key (kode_toko, kode_barcode) references barang,
  foreign key (kode_toko, kode_jenis_batu) references jenis_batu,
  foreign key (kode_toko, kode_shape) references batu_shape,
  foreign key (kode_toko, kode_color) references batu_color,
  foreign key (kode_toko, kode_clarity) references batu_clarity,
  foreign key (kode_toko, kode_cutgrade) references batu_cutgrade,
  foreign key (kode_toko, kode_polish) references batu_polish,
  foreign key (kode_toko, kode_symmetry) references batu_symmetry,
  foreign key (kode_toko, kode_fluorescence) references batu_fluorescence
);
create index barang_batu_by_jenis on barang_batu (kode_toko, kode_jenis_batu);
