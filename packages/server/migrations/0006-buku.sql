-- The ledger: append-only, multi-asset, double entry (architecture, The ledger).
-- Assets: IDR (rupiah), PCS (pieces), EMAS:<kadar> (grams of that purity), POIN, JAMINAN (collateral).

create table buku (
  kode_toko text primary key references toko,
  urut bigint not null default 0,
  hash bytea not null default '\x00'
);

-- Gap-free document numbers by shop, kind and business date (decisions.md 14).
create table nomor_dokumen (
  kode_toko text not null references toko,
  kode text not null,
  tgl date not null,
  terakhir integer not null,
  primary key (kode_toko, kode, tgl)
);

-- One deed each, in the shop's chain: a deed that moves nothing has a place without entries. The shop is known by its
-- book, which every posting locks: a foreign key would write the row of the shop again and again, to note which tills
-- share it.
create table posting (
  kode_toko text not null,
  id uuid not null,
  urut bigint not null,
  tgl date not null,
  jenis text not null,
  nomor text not null,
  aksi text not null,
  user_id text not null,
  kunci text not null default '',
  membalik uuid,
  waktu timestamptz not null,
  -- The seal of the deed it belongs to; null where there is none.
  segel bytea,
  hash bytea not null,
  primary key (kode_toko, id),
  unique (kode_toko, urut),
  -- A deed is posted once: the last line of defence behind idempotency keys and guarded states.
  unique (kode_toko, jenis, nomor, aksi)
);
create index posting_by_tgl on posting (kode_toko, tgl, urut);

create table entri (
  kode_toko text not null,
  posting_id uuid not null,
  baris smallint not null,
  tgl date not null,
  aset text not null,
  akun text not null,
  sub text not null default '',
  kode_gudang text not null default '',
  kode_baki text not null default '',
  kode_group text not null default '',
  kode_dept text not null default '',
  kode_barcode text not null default '',
  kategori text not null default '',
  jumlah numeric(18,3) not null check (jumlah <> 0),
  primary key (kode_toko, posting_id, baris)
);
create index entri_by_barcode on entri (kode_toko, kode_barcode) where kode_barcode <> '';
-- The history of a stock row, out of the ledger.
create index entri_manual on entri (kode_toko, kode_gudang, kode_baki, kode_group, kode_dept) where akun = 'MANUAL';
-- The history of one accessory, out of the book.
create index entri_aksesoris on entri (kode_toko, sub, tgl) where akun = 'AKSESORIS';
-- Entries are sought by account and day for money and for goods without barcodes. Those of the stock are found by their
-- piece, the outside by its posting.
create index entri_by_akun on entri (kode_toko, akun, tgl)
  include (sub, kategori, jumlah) where akun not in ('STOK', 'LUAR');

-- Current balances, and movement per business date, kept in the posting's own transaction. The columns in which rows
-- differ come early in the keys, so that two keys are soon told apart.
create table saldo (
  kode_toko text not null,
  aset text not null, akun text not null, sub text not null,
  kode_gudang text not null, kode_baki text not null, kode_group text not null, kode_dept text not null,
  jumlah numeric(18,3) not null,
  primary key (kode_toko, kode_baki, aset, kode_group, akun, sub, kode_dept, kode_gudang)
) with (fillfactor = 70);

create table saldo_hari (
  kode_toko text not null,
  aset text not null, akun text not null, sub text not null,
  kode_gudang text not null, kode_baki text not null, kode_group text not null, kode_dept text not null,
  tgl date not null,
  masuk numeric(18,3) not null,
  keluar numeric(18,3) not null,
  primary key (kode_toko, akun, tgl, kode_baki, aset, kode_group, sub, kode_dept, kode_gudang)
) with (fillfactor = 70);

-- Canonical text of one entry, of a posting's head and of its seal. Posting and verification share these, so that the
-- chain can be derived again from the rows alone. The first two are stable and not immutable as concat_ws() is:
-- PostgreSQL does not expand a function that claims more where it stands, and starts it anew for every entry.
create function entri_teks(
  p_baris bigint, p_aset text, p_akun text, p_sub text, p_gudang text, p_baki text, p_group text, p_dept text,
  p_barcode text, p_kategori text, p_jumlah numeric
) returns text language sql stable as $$
  select concat_ws('|', p_baris, p_aset, p_akun, p_sub, p_gudang, p_baki, p_group, p_dept, p_barcode, p_kategori,
    p_jumlah::numeric(18,3))
$$;

create function posting_teks(
  p_toko text, p_id uuid, p_urut bigint, p_tgl date, p_jenis text, p_nomor text, p_aksi text, p_user text,
  p_kunci text, p_membalik uuid, p_waktu timestamptz
) returns text language sql stable as $$
  select concat_ws('|', p_toko, p_id, p_urut, to_char(p_tgl, 'YYYY-MM-DD'), p_jenis, p_nomor, p_aksi, p_user, p_kunci,
    coalesce(p_membalik::text, ''), to_char(p_waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS')) || '>'
$$;

-- Stands between a posting's head and its entries. These begin with a number and a bar, so nothing else can be read as
-- one. A posting without a seal has none in its text.
create function segel_teks(p_segel bytea) returns text language sql immutable as $$
  select coalesce(encode(p_segel, 'hex') || '>', '')
$$;

-- The one way things move, and the one way a deed enters the chain, in one statement: the arrays are unfolded once and
-- added up by place once. Called last in a business transaction: it locks the shop's book row first, so everything
-- behind it is serial per shop and cannot deadlock, and the lock is held for this call and the commit only. The
-- business date is read after the lock, in a statement of its own: one that waits for a lock reads the day before the
-- wait. Arrays are the entries, in order; they are empty for a deed that moves nothing. Balances rise in the same
-- breath. Answers the posting's place in the chain.
create function buku_post(
  p_toko text, p_id uuid, p_tgl date, p_jenis text, p_nomor text, p_aksi text, p_user text, p_kunci text,
  p_membalik uuid, p_waktu timestamptz,
  e_aset text[], e_akun text[], e_sub text[], e_gudang text[], e_baki text[], e_group text[], e_dept text[],
  e_barcode text[], e_kategori text[], e_jumlah numeric[],
  p_segel bytea default null
) returns bigint language plpgsql as $$
declare
  v_urut bigint; v_hash bytea; v_hari date; v_minus text;
begin
  select b.urut + 1, b.hash into strict v_urut, v_hash from buku b where b.kode_toko = p_toko for update;
  select h.tgl_system into strict v_hari from hari_toko h where h.kode_toko = p_toko;
  if p_tgl < v_hari then
    raise exception 'posting % of % is dated %, a day that is closed since %', p_nomor, p_toko, p_tgl, v_hari
      using errcode = 'check_violation';
  end if;
  with isi as materialized (
    select t.* from unnest(e_aset, e_akun, e_sub, e_gudang, e_baki, e_group, e_dept, e_barcode, e_kategori, e_jumlah)
      with ordinality as t(aset, akun, sub, gudang, baki, grp, dept, barcode, kategori, jumlah, n)
  ), kepala as (
    insert into posting (kode_toko, id, urut, tgl, jenis, nomor, aksi, user_id, kunci, membalik, waktu, segel, hash)
      select p_toko, p_id, v_urut, p_tgl, p_jenis, p_nomor, p_aksi, p_user, p_kunci, p_membalik, p_waktu, p_segel,
        sha256(v_hash || convert_to(
          posting_teks(p_toko, p_id, v_urut, p_tgl, p_jenis, p_nomor, p_aksi, p_user, p_kunci, p_membalik, p_waktu) ||
          segel_teks(p_segel) || coalesce(string_agg(
            entri_teks(n, aset, akun, sub, gudang, baki, grp, dept, barcode, kategori, jumlah), ';' order by n), ''),
          'UTF8'))
        from isi
      returning hash
  ), baris as (
    insert into entri (kode_toko, posting_id, baris, tgl, aset, akun, sub, kode_gudang, kode_baki, kode_group,
        kode_dept, kode_barcode, kategori, jumlah)
      select p_toko, p_id, n, p_tgl, aset, akun, sub, gudang, baki, grp, dept, barcode, kategori, jumlah from isi
  ), tempat as materialized (
    select aset, akun, sub, gudang, baki, grp, dept, sum(greatest(jumlah, 0)) as masuk, -sum(least(jumlah, 0)) as keluar
      from isi group by aset, akun, sub, gudang, baki, grp, dept
  ), saldo_baru as (
    insert into saldo as s (kode_toko, aset, akun, sub, kode_gudang, kode_baki, kode_group, kode_dept, jumlah)
      select p_toko, aset, akun, sub, gudang, baki, grp, dept, masuk - keluar from tempat
      on conflict (kode_toko, kode_baki, aset, kode_group, akun, sub, kode_dept, kode_gudang)
        do update set jumlah = s.jumlah + excluded.jumlah
      returning s.aset, s.akun, s.kode_baki, s.jumlah
  ), hari as (
    insert into saldo_hari as h (kode_toko, aset, akun, sub, kode_gudang, kode_baki, kode_group, kode_dept, tgl, masuk,
        keluar)
      select p_toko, aset, akun, sub, gudang, baki, grp, dept, p_tgl, masuk, keluar from tempat
      on conflict (kode_toko, akun, tgl, kode_baki, aset, kode_group, sub, kode_dept, kode_gudang)
        do update set masuk = h.masuk + excluded.masuk, keluar = h.keluar + excluded.keluar
  )
  update buku b set urut = v_urut, hash = kepala.hash from kepala where b.kode_toko = p_toko
    -- What the shop has never goes below nothing; only the grams of a receipt may, when its pieces weigh more than was
    -- announced. A table check would be asked about the movement, before it meets the balance.
    returning (select concat_ws('/', s.aset, s.kode_baki) from saldo_baru s
      where s.jumlah < 0 and (s.akun in ('STOK', 'MANUAL', 'AKSESORIS') or s.akun = 'TERIMA'
        and s.aset = 'PCS') limit 1)
    into strict v_minus;
  if v_minus is not null then raise exception 'stok_tidak_minus: %', v_minus using errcode = 'check_violation'; end if;
  return v_urut;
end $$;

-- Every posting sums to zero per asset: checked at commit, whoever wrote it, with one look at the entries. Only a
-- sealed deed may move nothing.
create function posting_seimbang() returns trigger language plpgsql as $$
declare v_aset bigint; v_miring text;
begin
  select count(*), min(a.aset) filter (where a.jumlah <> 0) into v_aset, v_miring from (
    select e.aset, sum(e.jumlah) as jumlah from entri e
    where e.kode_toko = new.kode_toko and e.posting_id = new.id group by e.aset) a;
  if v_miring is not null then
    raise exception 'posting % of % is not balanced in %', new.nomor, new.kode_toko, v_miring;
  end if;
  if v_aset = 0 and new.segel is null then
    raise exception 'posting % of % has no entries', new.nomor, new.kode_toko;
  end if;
  return null;
end $$;
create constraint trigger posting_seimbang after insert on posting deferrable initially deferred
  for each row execute function posting_seimbang();

-- Entries join a posting only in the transaction that made it, and that posting must be there: said once for all rows
-- of a statement. It holds everything a foreign key would hold (a posting is never changed or removed), which asks row
-- by row.
create function entri_menyusul() returns trigger language plpgsql as $$
begin
  perform 1 from (select distinct kode_toko, posting_id from baru) n
    left join posting p on p.kode_toko = n.kode_toko and p.id = n.posting_id
    where p.xmin::text is distinct from pg_current_xact_id()::xid::text limit 1;
  if found then raise exception 'a posting takes no further entries but in its own transaction'; end if;
  return null;
end $$;
create trigger entri_menyusul after insert on entri referencing new table as baru
  for each statement execute function entri_menyusul();

-- Nothing is changed or removed afterwards; triggers hold against the owner of the tables too.
create function buku_tertutup() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: the ledger is append-only', tg_op, tg_table_name;
end $$;
create trigger posting_tertutup before update or delete on posting
  for each row execute function buku_tertutup();
create trigger posting_tidak_dikosongkan before truncate on posting
  for each statement execute function buku_tertutup();
create trigger entri_tertutup before update or delete on entri
  for each row execute function buku_tertutup();
create trigger entri_tidak_dikosongkan before truncate on entri
  for each statement execute function buku_tertutup();
revoke update, delete, truncate on entri, posting from public;

-- What was checked of a shop's chain, and found: places after `dari` up to `sampai`, and the documents of the days from
-- `tgl_dari` on. The results are a chain of their own, and each says what the ledger's chain had come to (`rantai`).
-- The next check begins where the last one without differences ended.
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
    to_char(p.tgl_system, 'YYYY-MM-DD'), p.jumlah, p.salah,
    to_char(p.waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS'), p.server, p.rincian::text)
$$;

create trigger pemeriksaan_tertutup before update or delete on pemeriksaan
  for each row execute function buku_tertutup();
create trigger pemeriksaan_tidak_dikosongkan before truncate on pemeriksaan
  for each statement execute function buku_tertutup();

-- What the nightly check of the books found.
create table periksa_buku (
  kode_toko text not null references toko, malam date not null, tgl_system date not null,
  jumlah integer not null, salah integer not null, rincian jsonb not null default '[]',
  mulai timestamptz not null, selesai timestamptz not null, server text not null,
  primary key (kode_toko, malam)
);
