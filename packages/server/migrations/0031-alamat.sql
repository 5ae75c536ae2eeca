-- Shops of the chain that live on another server: their address is `portal`, and with this both servers sign what they
-- say to each other. Sealed with the server's own key. Such a shop has no day, no book and no people here.
alter table toko add column kunci_portal text not null default '';

-- Signed calls that were taken: each is good once.
create table antar_nonce (
  nonce text primary key,
  waktu timestamptz not null
);
create index antar_nonce_by_waktu on antar_nonce (waktu);

-- What shops on other servers have sent to one of this database, goods or money, as they tell of it.
create table kiriman_luar (
  kode_toko text not null references toko, dari_toko text not null references toko,
  jenis text not null check (jenis in ('kirim-barang', 'kirim-uang')), nomor text not null,
  tgl date not null, dibuat_oleh text not null, isi jsonb not null,
  -- The deed there that has taken all of it back; 0: none.
  batal_ke integer not null default 0,
  diterima timestamptz not null,
  primary key (kode_toko, dari_toko, jenis, nomor)
);
create index kiriman_luar_by_nomor on kiriman_luar (kode_toko, jenis, nomor);
-- Its pieces. The last deed there that has taken a line back, and the last that has let it go again: whichever is the
-- later holds, in whatever order they are told of.
create table kiriman_luar_baris (
  kode_toko text not null, dari_toko text not null, jenis text not null, nomor text not null,
  baris integer not null, kunci text not null, isi jsonb not null,
  tarik_ke integer not null default 0, buka_ke integer not null default 0,
  sebab text check (sebab in ('KEMBALI', 'HILANG')),
  primary key (kode_toko, dari_toko, jenis, nomor, kunci),
  foreign key (kode_toko, dari_toko, jenis, nomor) references kiriman_luar
);

-- Goods that were sent, by whichever server keeps the shop that sent them.
create view kiriman_barang as
  select k.kode_tujuan, d.kode_toko as dari_toko, a.nama_toko as asal, d.nomor, d.status, k.tujuan, d.tgl,
    k.jumlah_barang, k.total_berat, k.kurir, k.no_segel, d.keterangan, d.dibuat_oleh
  from kirim_barang k
  join dokumen d on d.kode_toko = k.kode_toko and d.jenis = 'kirim-barang' and d.nomor = k.nomor and k.ke = 1
  join toko a on a.kode_toko = d.kode_toko
  union all
  select l.kode_toko, l.dari_toko, a.nama_toko, l.nomor, case when l.batal_ke > 0 then 'CANC' else 'OPEN' end,
    l.isi ->> 'tujuan', l.tgl, (l.isi ->> 'jumlah_barang')::integer, (l.isi ->> 'total_berat')::numeric(18,3),
    l.isi ->> 'kurir', l.isi ->> 'no_segel', coalesce(l.isi ->> 'keterangan', ''), l.dibuat_oleh
  from kiriman_luar l join toko a on a.kode_toko = l.dari_toko
  where l.jenis = 'kirim-barang';

-- Their pieces, with what the sender says of each.
create view kiriman_barang_baris as
  select k.kode_tujuan, b.kode_toko as dari_toko, b.nomor, b.baris::integer as baris, b.kode_barcode, b.kode_intern,
    b.nama_barang, b.kode_group, b.kode_dept, b.kadar, b.berat, b.size, b.harga_modal, h.hasil
  from kirim_barang_baris b
  join kirim_barang k on k.kode_toko = b.kode_toko and k.nomor = b.nomor and k.ke = 1
  join kirim_barang_kini h on h.kode_toko = b.kode_toko and h.nomor = b.nomor and h.kode_barcode = b.kode_barcode
  union all
  select l.kode_toko, l.dari_toko, l.nomor, l.baris, l.kunci, coalesce(l.isi -> 'barang' ->> 'kode_intern', ''),
    l.isi -> 'barang' ->> 'nama_barang', l.isi -> 'barang' ->> 'kode_group', l.isi -> 'barang' ->> 'kode_dept',
    (l.isi -> 'barang' ->> 'kadar')::numeric(6,3), (l.isi -> 'barang' ->> 'berat')::numeric(12,3),
    coalesce(l.isi -> 'barang' ->> 'size', ''), (l.isi -> 'barang' ->> 'harga_modal')::numeric(15,0),
    case when l.tarik_ke > l.buka_ke then l.sebab else 'KIRIM' end
  from kiriman_luar_baris l
  where l.jenis = 'kirim-barang';

-- Money that was sent, likewise.
create view kiriman_uang as
  select k.kode_tujuan, d.kode_toko as dari_toko, a.nama_toko as asal, d.nomor, d.status, k.tujuan, d.tgl, d.total,
    k.no_reff, k.kurir, d.keterangan, d.dibuat_oleh
  from kirim_uang k
  join dokumen d on d.kode_toko = k.kode_toko and d.jenis = 'kirim-uang' and d.nomor = k.nomor and k.ke = 1
  join toko a on a.kode_toko = d.kode_toko
  union all
  select l.kode_toko, l.dari_toko, a.nama_toko, l.nomor, case when l.batal_ke > 0 then 'CANC' else 'OPEN' end,
    l.isi ->> 'tujuan', l.tgl, (l.isi ->> 'total')::numeric(18,0), l.isi ->> 'no_reff', l.isi ->> 'kurir',
    coalesce(l.isi ->> 'keterangan', ''), l.dibuat_oleh
  from kiriman_luar l join toko a on a.kode_toko = l.dari_toko
  where l.jenis = 'kirim-uang';

-- What pieces of another shop are that it has sent: its own rows where it is kept here, else as it has told.
create function barang_asal(p_toko text, p_dari text, p_nomor text, p_kode text[]) returns setof barang
language sql stable as $$
  select b.* from barang b where b.kode_toko = p_dari and b.kode_barcode = any(p_kode)
  union all
  select r.* from kiriman_luar_baris l cross join lateral jsonb_populate_record(null::barang, l.isi -> 'barang') r
  where l.kode_toko = p_toko and l.dari_toko = p_dari and l.jenis = 'kirim-barang' and l.nomor = p_nomor
    and l.kunci = any(p_kode)
$$;
create function batu_asal(p_toko text, p_dari text, p_nomor text, p_kode text[]) returns setof barang_batu
language sql stable as $$
  select s.* from barang_batu s where s.kode_toko = p_dari and s.kode_barcode = any(p_kode)
  union all
  select r.* from kiriman_luar_baris l cross join lateral jsonb_populate_recordset(null::barang_batu, l.isi -> 'batu') r
  where l.kode_toko = p_toko and l.dari_toko = p_dari and l.jenis = 'kirim-barang' and l.nomor = p_nomor
    and l.kunci = any(p_kode)
$$;
