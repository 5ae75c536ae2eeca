-- The posting function profiled: the same entries, the same chain, less work for each of them.

-- Both were declared immutable although concat_ws() is only stable; PostgreSQL does not expand such a function where it
-- stands and started it anew for every entry. The text they make is the same to the byte.
alter function entri_teks stable;
alter function posting_teks stable;

-- The columns in which rows differ come early, so that two keys are soon told apart: a search compared six equal columns
-- at every step. The movements of days begin like the index by account and day, which is not needed beside them.
alter table saldo drop constraint saldo_pkey,
  add primary key (kode_toko, kode_baki, aset, kode_group, akun, sub, kode_dept, kode_gudang);
drop index saldo_hari_by_tgl;
alter table saldo_hari drop constraint saldo_hari_pkey,
  add primary key (kode_toko, akun, tgl, kode_baki, aset, kode_group, sub, kode_dept, kode_gudang);

-- Entries are sought by account and day for money and for goods without barcodes. Those of the stock are found by their
-- piece, the outside by its posting; they were the most of this index, and nobody asked it for them.
drop index entri_by_akun;
create index entri_by_akun on entri (kode_toko, akun, tgl) include (sub, kategori, jumlah) where akun not in ('STOK', 'LUAR');

-- Entries join a posting only in the transaction that made it, and that posting must be there: said once for all rows of
-- a statement. It holds everything the foreign key held (a posting is never changed or removed), which asked row by row.
create or replace function entri_menyusul() returns trigger language plpgsql as $$
begin
  perform 1 from (select distinct kode_toko, posting_id from baru) n
    left join posting p on p.kode_toko = n.kode_toko and p.id = n.posting_id
    where p.xmin::text is distinct from pg_current_xact_id()::xid::text limit 1;
  if found then raise exception 'a posting takes no further entries but in its own transaction'; end if;
  return null;
end $$;
alter table entri drop constraint entri_kode_toko_posting_id_fkey;

-- Every posting sums to zero per asset: checked at commit, whoever wrote it. One look at the entries.
create or replace function posting_seimbang() returns trigger language plpgsql as $$
declare v_aset bigint; v_miring text;
begin
  select count(*), min(a.aset) filter (where a.jumlah <> 0) into v_aset, v_miring from (
    select e.aset, sum(e.jumlah) as jumlah from entri e where e.kode_toko = new.kode_toko and e.posting_id = new.id group by e.aset) a;
  if v_miring is not null then raise exception 'posting % of % is not balanced in %', new.nomor, new.kode_toko, v_miring; end if;
  if v_aset = 0 then raise exception 'posting % of % has no entries', new.nomor, new.kode_toko; end if;
  return null;
end $$;

-- The one way things move, as in 0015, in one statement: the arrays are unfolded once and added up by place once. Called last
-- in a business transaction: it locks the shop's book row first, so everything behind it is serial per shop and cannot
-- deadlock, and the lock is held for this call and the commit only. The business date is read after the lock, in a
-- statement of its own: one that waits for a lock reads the day before the wait.
-- Arrays are the entries, in order. Balances rise in the same breath. Answers the posting's place in the chain.
create or replace function buku_post(
  p_toko text, p_id uuid, p_tgl date, p_jenis text, p_nomor text, p_aksi text, p_user text, p_kunci text, p_membalik uuid, p_waktu timestamptz,
  e_aset text[], e_akun text[], e_sub text[], e_gudang text[], e_baki text[], e_group text[], e_dept text[], e_barcode text[], e_kategori text[], e_jumlah numeric[]
) returns bigint language plpgsql as $$
declare
  v_urut bigint; v_hash bytea; v_hari date; v_minus text;
begin
  select b.urut + 1, b.hash into strict v_urut, v_hash from buku b where b.kode_toko = p_toko for update;
  select h.tgl_system into strict v_hari from hari_toko h where h.kode_toko = p_toko;
  if p_tgl < v_hari then
    raise exception 'posting % of % is dated %, a day that is closed since %', p_nomor, p_toko, p_tgl, v_hari using errcode = 'check_violation';
  end if;
  with isi as materialized (
    select t.* from unnest(e_aset, e_akun, e_sub, e_gudang, e_baki, e_group, e_dept, e_barcode, e_kategori, e_jumlah)
      with ordinality as t(aset, akun, sub, gudang, baki, grp, dept, barcode, kategori, jumlah, n)
  ), kepala as (
    insert into posting (kode_toko, id, urut, tgl, jenis, nomor, aksi, user_id, kunci, membalik, waktu, hash)
      select p_toko, p_id, v_urut, p_tgl, p_jenis, p_nomor, p_aksi, p_user, p_kunci, p_membalik, p_waktu, sha256(v_hash || convert_to(
          posting_teks(p_toko, p_id, v_urut, p_tgl, p_jenis, p_nomor, p_aksi, p_user, p_kunci, p_membalik, p_waktu) ||
          string_agg(entri_teks(n, aset, akun, sub, gudang, baki, grp, dept, barcode, kategori, jumlah), ';' order by n), 'UTF8'))
        from isi
      returning hash
  ), baris as (
    insert into entri (kode_toko, posting_id, baris, tgl, aset, akun, sub, kode_gudang, kode_baki, kode_group, kode_dept, kode_barcode, kategori, jumlah)
      select p_toko, p_id, n, p_tgl, aset, akun, sub, gudang, baki, grp, dept, barcode, kategori, jumlah from isi
  ), tempat as materialized (
    select aset, akun, sub, gudang, baki, grp, dept, sum(greatest(jumlah, 0)) as masuk, -sum(least(jumlah, 0)) as keluar
      from isi group by aset, akun, sub, gudang, baki, grp, dept
  ), saldo_baru as (
    insert into saldo as s (kode_toko, aset, akun, sub, kode_gudang, kode_baki, kode_group, kode_dept, jumlah)
      select p_toko, aset, akun, sub, gudang, baki, grp, dept, masuk - keluar from tempat
      on conflict (kode_toko, kode_baki, aset, kode_group, akun, sub, kode_dept, kode_gudang) do update set jumlah = s.jumlah + excluded.jumlah
      returning s.aset, s.akun, s.kode_baki, s.jumlah
  ), hari as (
    insert into saldo_hari as h (kode_toko, aset, akun, sub, kode_gudang, kode_baki, kode_group, kode_dept, tgl, masuk, keluar)
      select p_toko, aset, akun, sub, gudang, baki, grp, dept, p_tgl, masuk, keluar from tempat
      on conflict (kode_toko, akun, tgl, kode_baki, aset, kode_group, sub, kode_dept, kode_gudang)
        do update set masuk = h.masuk + excluded.masuk, keluar = h.keluar + excluded.keluar
  )
  update buku b set urut = v_urut, hash = kepala.hash from kepala where b.kode_toko = p_toko
    -- What the shop has never goes below nothing; only the grams of a receipt may, when its pieces weigh more than was announced.
    -- A table check would be asked about the movement, before it meets the balance.
    returning (select concat_ws('/', s.aset, s.kode_baki) from saldo_baru s
      where s.jumlah < 0 and (s.akun in ('STOK', 'MANUAL', 'AKSESORIS') or s.akun = 'TERIMA' and s.aset = 'PCS') limit 1) into strict v_minus;
  if v_minus is not null then raise exception 'stok_tidak_minus: %', v_minus using errcode = 'check_violation'; end if;
  return v_urut;
end $$;
