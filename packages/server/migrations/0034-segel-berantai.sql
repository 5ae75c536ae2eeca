-- The seal of every deed goes into the shop's chain, also of one that moves nothing: a place in the chain without entries.
-- Postings of papers that are not sealed have none, and their links are what they were.
alter table posting add column segel bytea;

-- What stands on the accounts that a kind keeps by paper, beside what is open of it by the kind's own reckoning: a deposit's
-- rest is a balance, what a customer still has to pay for an order is none. The deed keeps what it left, as with `sisa`.
alter table dokumen add column saldo numeric(18,3) not null default 0;
alter table perbuatan add column saldo numeric(18,3) not null default 0;

-- What a seal adds to the text of a posting, between its head and its entries. These begin with a number and a bar, so
-- nothing else can be read as one.
create function segel_teks(p_segel bytea) returns text language sql immutable as $$
  select coalesce(encode(p_segel, 'hex') || '>', '')
$$;

-- Every posting sums to zero per asset: checked at commit, whoever wrote it. Only a sealed deed may move nothing.
create or replace function posting_seimbang() returns trigger language plpgsql as $$
declare v_aset bigint; v_miring text;
begin
  select count(*), min(a.aset) filter (where a.jumlah <> 0) into v_aset, v_miring from (
    select e.aset, sum(e.jumlah) as jumlah from entri e where e.kode_toko = new.kode_toko and e.posting_id = new.id group by e.aset) a;
  if v_miring is not null then raise exception 'posting % of % is not balanced in %', new.nomor, new.kode_toko, v_miring; end if;
  if v_aset = 0 and new.segel is null then raise exception 'posting % of % has no entries', new.nomor, new.kode_toko; end if;
  return null;
end $$;

drop function buku_post(text, uuid, date, text, text, text, text, text, uuid, timestamptz,
  text[], text[], text[], text[], text[], text[], text[], text[], text[], numeric[]);
-- The one way things move, as in 0029, and the one way a deed enters the chain. Arrays are the entries, in order; they are
-- empty for a deed that moves nothing. Answers the place in the chain.
create function buku_post(
  p_toko text, p_id uuid, p_tgl date, p_jenis text, p_nomor text, p_aksi text, p_user text, p_kunci text, p_membalik uuid, p_waktu timestamptz,
  e_aset text[], e_akun text[], e_sub text[], e_gudang text[], e_baki text[], e_group text[], e_dept text[], e_barcode text[], e_kategori text[], e_jumlah numeric[],
  p_segel bytea default null
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
    insert into posting (kode_toko, id, urut, tgl, jenis, nomor, aksi, user_id, kunci, membalik, waktu, segel, hash)
      select p_toko, p_id, v_urut, p_tgl, p_jenis, p_nomor, p_aksi, p_user, p_kunci, p_membalik, p_waktu, p_segel, sha256(v_hash || convert_to(
          posting_teks(p_toko, p_id, v_urut, p_tgl, p_jenis, p_nomor, p_aksi, p_user, p_kunci, p_membalik, p_waktu) || segel_teks(p_segel) ||
          coalesce(string_agg(entri_teks(n, aset, akun, sub, gudang, baki, grp, dept, barcode, kategori, jumlah), ';' order by n), ''), 'UTF8'))
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
