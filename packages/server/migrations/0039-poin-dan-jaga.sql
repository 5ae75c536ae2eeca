-- Points of members whom another shop of the chain keeps (docs/documents.md, B23). Tables of their own: it may come
-- before or behind others.

-- A member of another shop who trades here: who keeps his points, and what he is called there.
create table member_tamu (
  kode_toko text not null, kode_member text not null, toko_poin text not null references toko, kode_poin text not null,
  dibuat_oleh text not null, dibuat_pada timestamptz not null,
  primary key (kode_toko, kode_member), unique (kode_toko, toko_poin, kode_poin),
  foreign key (kode_toko, kode_member) references member on delete cascade, check (toko_poin <> kode_toko)
);

-- What a paper has given to such a member and taken from him, as it stands now: KELUAR in the shop that trades, MASUK
-- in the one that keeps him, each with the other as `toko`. Points that are kept back for a paper that is being booked
-- are a promise, until the shop has told that it was.
create table poin_antar (
  kode_toko text not null references toko, arah text not null check (arah in ('KELUAR', 'MASUK')), toko text not null,
  jenis text not null, nomor text not null,
  ke integer not null, kode_member text not null,
  dapat integer not null check (dapat >= 0), pakai integer not null check (pakai >= 0),
  janji boolean not null, waktu timestamptz not null,
  primary key (kode_toko, arah, toko, jenis, nomor)
);
create index poin_antar_janji on poin_antar (waktu) where janji;

-- Papers by which the shop that keeps him books what others tell; what they come to may be nothing.
alter table transaksi_poin drop constraint transaksi_poin_jenis_poin_check, drop constraint transaksi_poin_poin_check,
  add check (jenis_poin in ('KOREKSI', 'CASHBACK', 'TOKO LAIN')),
  add check (poin <> 0 or jenis_poin = 'TOKO LAIN'),
  add column dari_toko text not null default '', add column no_asal text not null default '';

-- A change of goods that is written in the statement of a deed and did not meet all its rows: the statement fails by
-- itself, since the commit may be on its way behind it. Who asked is told which of several it was.
create function jaga(p_ada bigint, p_harus bigint, p_ke integer) returns boolean language plpgsql as $$
begin
  if p_ada is distinct from p_harus then
    raise exception 'a change met % rows, not %', p_ada, p_harus using errcode = 'KL003', detail = p_ke::text;
  end if;
  return true;
end $$;
