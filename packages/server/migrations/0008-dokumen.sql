-- Papers of every kind: one head, one table of deeds, one of payments; lines and head columns of a kind stand in tables
-- of its own, whose rows name the deed that wrote them. Deeds, payments and those rows are never changed: what a later
-- deed finds out is a row of that deed.

-- A paper's shop is known by its business day, which every deed holds; a foreign key would have tills side by side
-- write the row of the shop again and again.
create table dokumen (
  kode_toko text not null,
  jenis text not null, nomor text not null,
  -- Of the deed that made it.
  tgl date not null, dibuat_oleh text not null, dibuat_pada timestamptz not null,
  -- What the last deed left, kept here for lists; `perbuatan` is the truth. `versi` is the number of the last deed,
  -- `isi` of the deed whose content stands.
  status text not null, versi integer not null, isi integer not null,
  kode_sales text not null default '', kode_member text not null default '', nama text not null default '',
  no_hp text not null default '', alamat text not null default '', keterangan text not null default '',
  total numeric(18,3) not null default 0, sisa numeric(18,3) not null default 0,
  -- What stands on the accounts that a kind keeps by paper, beside what is open of it by the kind's own reckoning: a
  -- deposit's rest is a balance, what a customer still has to pay for an order is none. The deed keeps what it left, as
  -- with `sisa`.
  saldo numeric(18,3) not null default 0,
  -- A paper of before: a shop that begins has loans, deposits and repairs under numbers that this program did not draw.
  -- They are counted in no day's numbers.
  luar boolean not null default false,
  primary key (kode_toko, jenis, nomor)
) with (fillfactor = 80);
create index dokumen_by_tgl on dokumen (kode_toko, jenis, tgl, nomor);
create index dokumen_by_status on dokumen (kode_toko, jenis, status, tgl, nomor);
create index dokumen_by_member on dokumen (kode_toko, kode_member, tgl) where kode_member <> '';
create index dokumen_by_cari on dokumen using gin ((nomor || ' ' || nama || ' ' || no_hp) gin_trgm_ops);

create table perbuatan (
  kode_toko text not null, jenis text not null, nomor text not null,
  -- Running number of the deed within its paper; 1 made it.
  ke integer not null check (ke > 0),
  aksi text not null,
  -- The business date it was done on, which its entries bear.
  tgl date not null, user_id text not null, waktu timestamptz not null,
  -- Idempotency key of its request.
  kunci text not null default '',
  dari text not null, status text not null,
  -- The deed whose content stands behind it, and what is still open of the paper then.
  isi integer not null, sisa numeric(18,3) not null, saldo numeric(18,3) not null default 0,
  -- The deed it takes back.
  membalik integer,
  -- Whether it waits to be booked by another deed; that one names it here, and the drawer that takes the cash.
  menunggu boolean not null default false, atas integer, laci text not null default '',
  -- The deed of another paper that caused it: done and undone with that one alone.
  sebab_jenis text, sebab_nomor text, sebab_ke integer,
  otorisasi uuid, disetujui_oleh text not null default '', alasan text not null default '',
  -- What was sent.
  masukan jsonb not null default '{}',
  -- Whether it moves anything: then one posting of the ledger is its own, `{aksi} {ke}`.
  membukukan boolean not null,
  -- Hash over what the deed wrote: itself, its payments, rows of the kind's tables. One that makes or changes the paper
  -- seals the head's columns apart, since a change replaces these.
  segel bytea not null, segel_kepala bytea,
  -- Which columns the seals hold.
  segel_versi smallint not null default 1,
  primary key (kode_toko, jenis, nomor, ke),
  foreign key (kode_toko, jenis, nomor) references dokumen,
  foreign key (kode_toko, jenis, nomor, membalik) references perbuatan,
  foreign key (kode_toko, jenis, nomor, atas) references perbuatan,
  foreign key (kode_toko, sebab_jenis, sebab_nomor, sebab_ke) references perbuatan,
  check (num_nulls(sebab_jenis, sebab_nomor, sebab_ke) in (0, 3))
);
create index perbuatan_by_tgl on perbuatan (kode_toko, tgl, jenis);
create index perbuatan_by_sebab on perbuatan (kode_toko, sebab_jenis, sebab_nomor, sebab_ke) where sebab_ke is not null;
-- No deed is taken back twice. Few take another one back.
create unique index perbuatan_membalik on perbuatan (kode_toko, jenis, nomor, membalik) where membalik is not null;

create table pembayaran (
  kode_toko text not null, jenis text not null, nomor text not null, ke integer not null, baris smallint not null,
  arah text not null check (arah in ('MASUK', 'KELUAR')),
  cara text not null,
  -- Where its rupiah stand: in the drawer of a user, on an account of a bank by its number, or elsewhere in the ledger.
  akun text not null, sub text not null,
  kategori text not null,
  -- What was handed over: rupiah, or an asset of its own (points), of which `diterima` leaves whoever it belongs to.
  aset text not null default 'IDR' check (aset in ('IDR', 'POIN')),
  -- Another paper that it draws on: what a customer left, goods that are bought with it.
  sumber_jenis text not null default '', sumber text not null default '',
  jumlah numeric(18,0) not null check (jumlah >= 0),
  -- What it says beyond its way and amount: what the bank keeps at the shop's cost, what was handed over or charged,
  -- what the card's slip says. One that is all change counts for nothing.
  fee numeric(18,0) not null default 0 check (fee >= 0), diterima numeric(18,0) not null default 0,
  fee_persen numeric(6,3) not null default 0, no_kartu text not null default '',
  rekening_lawan text not null default '',
  primary key (kode_toko, jenis, nomor, ke, baris),
  foreign key (kode_toko, jenis, nomor, ke) references perbuatan
);
-- Whether a paper is claimed by one that waits to be booked, and what it has paid.
create index pembayaran_by_sumber on pembayaran (kode_toko, sumber_jenis, sumber) where sumber <> '';

create trigger perbuatan_tertutup before update or delete on perbuatan
  for each row execute function buku_tertutup();
create trigger perbuatan_tidak_dikosongkan before truncate on perbuatan
  for each statement execute function buku_tertutup();
create trigger pembayaran_tertutup before update or delete on pembayaran
  for each row execute function buku_tertutup();
create trigger pembayaran_tidak_dikosongkan before truncate on pembayaran
  for each statement execute function buku_tertutup();

-- Money into a drawer or out of it beside the trade.
create table uang_kas (
  kode_toko text not null, nomor text not null, ke integer not null,
  arah text not null check (arah in ('TAMBAH', 'AMBIL')), kode_transaksi text not null, gambar text,
  primary key (kode_toko, nomor, ke),
  foreign key (kode_toko, kode_transaksi) references kode_transaksi
);

create trigger uang_kas_tertutup before update or delete on uang_kas
  for each row execute function buku_tertutup();
create trigger uang_kas_tidak_dikosongkan before truncate on uang_kas
  for each statement execute function buku_tertutup();
