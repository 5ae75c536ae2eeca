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

create table posting (
  kode_toko text not null references toko,
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
  primary key (kode_toko, posting_id, baris),
  foreign key (kode_toko, posting_id) references posting
);
create index entri_by_barcode on entri (kode_toko, kode_barcode) where kode_barcode <> '';
create index entri_by_akun on entri (kode_toko, akun, tgl) include (sub, kategori, jumlah);

-- Current balances, and movement per business date, kept in the posting's own transaction.
create table saldo (
  kode_toko text not null,
  aset text not null, akun text not null, sub text not null,
  kode_gudang text not null, kode_baki text not null, kode_group text not null, kode_dept text not null,
  jumlah numeric(18,3) not null,
  primary key (kode_toko, aset, akun, sub, kode_gudang, kode_baki, kode_group, kode_dept)
) with (fillfactor = 70);

create table saldo_hari (
  kode_toko text not null,
  aset text not null, akun text not null, sub text not null,
  kode_gudang text not null, kode_baki text not null, kode_group text not null, kode_dept text not null,
  tgl date not null,
  masuk numeric(18,3) not null,
  keluar numeric(18,3) not null,
  primary key (kode_toko, aset, akun, sub, kode_gudang, kode_baki, kode_group, kode_dept, tgl)
) with (fillfactor = 70);
create index saldo_hari_by_tgl on saldo_hari (kode_toko, akun, tgl);

-- Canonical text of one entry and of a posting's head. Posting and verification share these, so that the chain can
-- be derived again from the rows alone.
create function entri_teks(p_baris bigint, p_aset text, p_akun text, p_sub text, p_gudang text, p_baki text, p_group text, p_dept text,
  p_barcode text, p_kategori text, p_jumlah numeric) returns text language sql immutable as $$
  select concat_ws('|', p_baris, p_aset, p_akun, p_sub, p_gudang, p_baki, p_group, p_dept, p_barcode, p_kategori, p_jumlah::numeric(18,3))
$$;

create function posting_teks(p_toko text, p_id uuid, p_urut bigint, p_tgl date, p_jenis text, p_nomor text, p_aksi text, p_user text,
  p_kunci text, p_membalik uuid, p_waktu timestamptz) returns text language sql immutable as $$
  select concat_ws('|', p_toko, p_id, p_urut, to_char(p_tgl, 'YYYY-MM-DD'), p_jenis, p_nomor, p_aksi, p_user, p_kunci, coalesce(p_membalik::text, ''),
    to_char(p_waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS')) || '>'
$$;

-- The one way things move. Called last in a business transaction: it locks the shop's book row, so everything
-- behind it is serial per shop and cannot deadlock, and the lock is held for this call and the commit only.
-- Arrays are the entries, in order. Balances rise in the same breath. Answers the posting's place in the chain.
create function buku_post(
  p_toko text, p_id uuid, p_tgl date, p_jenis text, p_nomor text, p_aksi text, p_user text, p_kunci text, p_membalik uuid, p_waktu timestamptz,
  e_aset text[], e_akun text[], e_sub text[], e_gudang text[], e_baki text[], e_group text[], e_dept text[], e_barcode text[], e_kategori text[], e_jumlah numeric[]
) returns bigint language plpgsql as $$
declare
  v_urut bigint; v_hash bytea; v_isi text; v_minus text;
begin
  select b.urut + 1, b.hash into strict v_urut, v_hash from buku b where b.kode_toko = p_toko for update;
  select string_agg(entri_teks(t.n, t.aset, t.akun, t.sub, t.gudang, t.baki, t.grp, t.dept, t.barcode, t.kategori, t.jumlah), ';' order by t.n) into v_isi
    from unnest(e_aset, e_akun, e_sub, e_gudang, e_baki, e_group, e_dept, e_barcode, e_kategori, e_jumlah)
      with ordinality as t(aset, akun, sub, gudang, baki, grp, dept, barcode, kategori, jumlah, n);
  v_hash := sha256(v_hash || convert_to(posting_teks(p_toko, p_id, v_urut, p_tgl, p_jenis, p_nomor, p_aksi, p_user, p_kunci, p_membalik, p_waktu) || v_isi, 'UTF8'));
  insert into posting (kode_toko, id, urut, tgl, jenis, nomor, aksi, user_id, kunci, membalik, waktu, hash)
    values (p_toko, p_id, v_urut, p_tgl, p_jenis, p_nomor, p_aksi, p_user, p_kunci, p_membalik, p_waktu, v_hash);
  insert into entri (kode_toko, posting_id, baris, tgl, aset, akun, sub, kode_gudang, kode_baki, kode_group, kode_dept, kode_barcode, kategori, jumlah)
    select p_toko, p_id, t.n, p_tgl, t.aset, t.akun, t.sub, t.gudang, t.baki, t.grp, t.dept, t.barcode, t.kategori, t.jumlah
    from unnest(e_aset, e_akun, e_sub, e_gudang, e_baki, e_group, e_dept, e_barcode, e_kategori, e_jumlah)
      with ordinality as t(aset, akun, sub, gudang, baki, grp, dept, barcode, kategori, jumlah, n);
  with baru as (
    insert into saldo as s (kode_toko, aset, akun, sub, kode_gudang, kode_baki, kode_group, kode_dept, jumlah)
      select p_toko, t.aset, t.akun, t.sub, t.gudang, t.baki, t.grp, t.dept, sum(t.jumlah)
      from unnest(e_aset, e_akun, e_sub, e_gudang, e_baki, e_group, e_dept, e_jumlah) as t(aset, akun, sub, gudang, baki, grp, dept, jumlah)
      group by 2, 3, 4, 5, 6, 7, 8
      on conflict (kode_toko, aset, akun, sub, kode_gudang, kode_baki, kode_group, kode_dept) do update set jumlah = s.jumlah + excluded.jumlah
      returning s.aset, s.akun, s.kode_baki, s.jumlah
  ) select concat_ws('/', baru.aset, baru.kode_baki) into v_minus from baru where baru.akun = 'STOK' and baru.jumlah < 0 limit 1;
  -- Own stock never goes below nothing. A table check would be asked about the movement, before it meets the balance.
  if v_minus is not null then raise exception 'stok_tidak_minus: %', v_minus using errcode = 'check_violation'; end if;
  insert into saldo_hari as h (kode_toko, aset, akun, sub, kode_gudang, kode_baki, kode_group, kode_dept, tgl, masuk, keluar)
    select p_toko, t.aset, t.akun, t.sub, t.gudang, t.baki, t.grp, t.dept, p_tgl,
      coalesce(sum(t.jumlah) filter (where t.jumlah > 0), 0), coalesce(-sum(t.jumlah) filter (where t.jumlah < 0), 0)
    from unnest(e_aset, e_akun, e_sub, e_gudang, e_baki, e_group, e_dept, e_jumlah) as t(aset, akun, sub, gudang, baki, grp, dept, jumlah)
    group by 2, 3, 4, 5, 6, 7, 8
    on conflict (kode_toko, aset, akun, sub, kode_gudang, kode_baki, kode_group, kode_dept, tgl)
      do update set masuk = h.masuk + excluded.masuk, keluar = h.keluar + excluded.keluar;
  update buku set urut = v_urut, hash = v_hash where kode_toko = p_toko;
  return v_urut;
end $$;

-- Every posting sums to zero per asset: checked at commit, whoever wrote it.
create function posting_seimbang() returns trigger language plpgsql as $$
declare v_aset text;
begin
  select e.aset into v_aset from entri e where e.kode_toko = new.kode_toko and e.posting_id = new.id group by e.aset having sum(e.jumlah) <> 0 limit 1;
  if found then raise exception 'posting % of % is not balanced in %', new.nomor, new.kode_toko, v_aset; end if;
  perform 1 from entri e where e.kode_toko = new.kode_toko and e.posting_id = new.id limit 1;
  if not found then raise exception 'posting % of % has no entries', new.nomor, new.kode_toko; end if;
  return null;
end $$;
create constraint trigger posting_seimbang after insert on posting deferrable initially deferred
  for each row execute function posting_seimbang();

-- Entries join a posting only in the transaction that made it: a posting of an earlier one takes no more.
create function entri_menyusul() returns trigger language plpgsql as $$
begin
  perform 1 from baru n join posting p on p.kode_toko = n.kode_toko and p.id = n.posting_id
    where p.xmin::text <> pg_current_xact_id()::xid::text limit 1;
  if found then raise exception 'a committed posting takes no further entries'; end if;
  return null;
end $$;
create trigger entri_menyusul after insert on entri referencing new table as baru for each statement execute function entri_menyusul();

-- Nothing is changed or removed afterwards; triggers hold against the owner of the tables too.
create function buku_tertutup() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: the ledger is append-only', tg_op, tg_table_name;
end $$;
create trigger posting_tertutup before update or delete on posting for each row execute function buku_tertutup();
create trigger posting_tidak_dikosongkan before truncate on posting for each statement execute function buku_tertutup();
create trigger entri_tertutup before update or delete on entri for each row execute function buku_tertutup();
create trigger entri_tidak_dikosongkan before truncate on entri for each statement execute function buku_tertutup();
revoke update, delete, truncate on entri, posting from public;
