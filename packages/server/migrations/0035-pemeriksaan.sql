-- What was checked of a shop's chain, and found: places after `dari` up to `sampai`, and the documents of the days from
-- `tgl_dari` on. The results are a chain of their own, and each says what the ledger's chain had come to (`rantai`). The next
-- check begins where the last one without differences ended.
create table pemeriksaan (
  kode_toko text not null references toko, ke integer not null check (ke > 0),
  dari bigint not null, sampai bigint not null check (sampai >= dari), rantai bytea not null,
  -- The business day that was open: the next check looks at it again.
  tgl_dari date not null, tgl_system date not null,
  jumlah integer not null, salah integer not null, rincian jsonb not null default '[]',
  waktu timestamptz not null, server text not null,
  hash bytea not null,
  primary key (kode_toko, ke)
);

create function pemeriksaan_teks(p pemeriksaan) returns text language sql stable as $$
  select concat_ws('|', p.kode_toko, p.ke, p.dari, p.sampai, encode(p.rantai, 'hex'), to_char(p.tgl_dari, 'YYYY-MM-DD'),
    to_char(p.tgl_system, 'YYYY-MM-DD'), p.jumlah, p.salah, to_char(p.waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS'), p.server, p.rincian::text)
$$;

create trigger pemeriksaan_tertutup before update or delete on pemeriksaan for each row execute function buku_tertutup();
create trigger pemeriksaan_tidak_dikosongkan before truncate on pemeriksaan for each statement execute function buku_tertutup();
