-- Goods without a barcode of their own: quantities and grams by place, group and type.

-- The one way things move, as in 0002, with the goods that have no piece of their own beside the stock: received and not yet
-- entered (TERIMA), manual items (MANUAL), accessories (AKSESORIS). Called last in a business transaction: it locks the shop's book row, so everything
-- behind it is serial per shop and cannot deadlock, and the lock is held for this call and the commit only.
-- Arrays are the entries, in order. Balances rise in the same breath. Answers the posting's place in the chain.
create or replace function buku_post(
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
  ) select concat_ws('/', baru.aset, baru.kode_baki) into v_minus from baru
    where baru.jumlah < 0 and (baru.akun in ('STOK', 'MANUAL', 'AKSESORIS') or baru.akun = 'TERIMA' and baru.aset = 'PCS') limit 1;
  -- What the shop has never goes below nothing; only the grams of a receipt may, when its pieces weigh more than was announced.
  -- A table check would be asked about the movement, before it meets the balance.
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

-- Manual items: how much of a group and type lies in a tray, by purity (domain guide 8.4). `pesan_*` is what OPEN sales hold
-- of it. It changes in the transaction that posts, under a lock of its rows in the order of their key.
create table stok_manual (
  kode_toko text not null references toko,
  kode_gudang text not null, kode_baki text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null check (kadar >= 0 and kadar <= 100),
  qty integer not null check (qty >= 0),
  berat numeric(12,3) not null check (berat >= 0),
  pesan_qty integer not null default 0 check (pesan_qty >= 0 and pesan_qty <= qty),
  pesan_berat numeric(12,3) not null default 0 check (pesan_berat >= 0 and pesan_berat <= berat),
  primary key (kode_toko, kode_gudang, kode_baki, kode_group, kode_dept, kadar),
  foreign key (kode_toko, kode_gudang) references gudang, foreign key (kode_toko, kode_baki) references baki,
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis
) with (fillfactor = 70);
