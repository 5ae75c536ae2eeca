-- Accounts that never stand on the wrong side of nothing, row by row of their balances: what the shop has is not below
-- it, what it owes not above. A table check would be asked about the movement, before it meets the balance.
create table akun_tanda (
  akun text primary key,
  -- The asset whose rows are held; empty: all.
  aset text not null default '',
  tanda smallint not null check (tanda in (1, -1))
);
insert into akun_tanda (akun, aset, tanda) values
  ('STOK', '', 1), ('MANUAL', '', 1), ('AKSESORIS', '', 1),
  -- The grams of a receipt may go below nothing, when its pieces weigh more than was announced.
  ('TERIMA', 'PCS', 1),
  -- A member's points, and what a marketplace owes.
  ('POIN', '', 1), ('PIUTANG_MARKETPLACE', '', 1),
  -- What customers left.
  ('TITIPAN', '', -1), ('PESANAN', '', -1), ('PRE_ORDER', '', -1), ('CICILAN', '', -1);

-- As before, but that it reads the signs instead of naming accounts. What breaks one has a state of its own, so that
-- who asked is told which balance it is.
create or replace function buku_post(
  p_toko text, p_id uuid, p_tgl date, p_jenis text, p_nomor text, p_aksi text, p_user text, p_kunci text,
  p_membalik uuid, p_waktu timestamptz,
  e_aset text[], e_akun text[], e_sub text[], e_gudang text[], e_baki text[], e_group text[], e_dept text[],
  e_barcode text[], e_kategori text[], e_jumlah numeric[],
  p_segel bytea default null
) returns bigint language plpgsql as $$
declare
  v_urut bigint; v_hash bytea; v_hari date; v_tanda text;
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
      returning s.aset, s.akun, s.sub, s.kode_baki, s.jumlah
  ), hari as (
    insert into saldo_hari as h (kode_toko, aset, akun, sub, kode_gudang, kode_baki, kode_group, kode_dept, tgl, masuk,
        keluar)
      select p_toko, aset, akun, sub, gudang, baki, grp, dept, p_tgl, masuk, keluar from tempat
      on conflict (kode_toko, akun, tgl, kode_baki, aset, kode_group, sub, kode_dept, kode_gudang)
        do update set masuk = h.masuk + excluded.masuk, keluar = h.keluar + excluded.keluar
  )
  update buku b set urut = v_urut, hash = kepala.hash from kepala where b.kode_toko = p_toko
    returning (select concat_ws('|', s.akun, s.aset, s.sub, s.kode_baki) from saldo_baru s
      join akun_tanda t on t.akun = s.akun and t.aset in ('', s.aset)
      where case t.tanda when 1 then s.jumlah < 0 else s.jumlah > 0 end limit 1)
    into strict v_tanda;
  if v_tanda is not null then
    raise exception 'saldo_tidak_cukup: %', v_tanda using errcode = 'KL001', detail = v_tanda;
  end if;
  return v_urut;
end $$;

-- A change takes back what the content before it has caused, and then writes itself: its cause is looked at when all is
-- done.
alter table perbuatan alter constraint perbuatan_kode_toko_sebab_jenis_sebab_nomor_sebab_ke_fkey
  deferrable initially deferred;

-- What other shops tell of their papers, for papers here: kept as it came, whatever becomes of it. A deed is known by
-- its paper and number, however often it is told, and is taken behind the one that was told before it.
create table outbox_masuk (
  kode_toko text not null references toko,
  dari_toko text not null, jenis text not null, nomor text not null, ke integer not null check (ke > 0),
  id uuid not null,
  sebelum integer not null check (sebelum >= 0 and sebelum < ke),
  -- The paper here, the deed that notes it, and what was sent; and a hash of that.
  isi jsonb not null, sidik bytea not null,
  keadaan text not null default 'MENUNGGU' check (keadaan in ('MENUNGGU', 'SELISIH', 'MENYERAH', 'DITERIMA')),
  -- Why it does not fit: code and parameters of a problem. Who gave it up says why in words.
  alasan jsonb, oleh text,
  -- The deed here that it has become.
  hasil integer,
  dibuat timestamptz not null, dicoba timestamptz,
  primary key (kode_toko, dari_toko, jenis, nomor, ke), unique (kode_toko, id)
);
create index outbox_masuk_by_keadaan on outbox_masuk (kode_toko, keadaan, id);
