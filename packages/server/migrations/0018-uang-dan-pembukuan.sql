-- Money beside the trade and between shops, what closed days came to, accounting, backups.

-- What trade came to on each closed day, by kind of paper: kept so that a year is added up from its days. A closed day
-- does not change; one that is opened again loses its figures, for the deeds that follow.
create table hari_dagang (
  kode_toko text not null references toko, tgl date not null, isi jsonb not null,
  primary key (kode_toko, tgl)
);
create function hari_dagang_lupa() returns trigger language plpgsql as $$
begin
  delete from hari_dagang where kode_toko = new.kode_toko and tgl >= new.tgl_system;
  return null;
end $$;
create trigger hari_dagang_lupa after update of tgl_system on hari_toko
  for each row when (new.tgl_system < old.tgl_system) execute function hari_dagang_lupa();

-- Money of a shop beside the trade: onto an account or off it, and own money that changes its place.

create table uang_bank (
  kode_toko text not null, nomor text not null, ke integer not null,
  arah text not null check (arah in ('TAMBAH', 'AMBIL')), no_rekening text not null, kode_transaksi text not null,
  gambar text,
  primary key (kode_toko, nomor, ke),
  foreign key (kode_toko, no_rekening) references rekening,
  foreign key (kode_toko, kode_transaksi) references kode_transaksi
);
-- From an account to another one.
create table mutasi_bank (
  kode_toko text not null, nomor text not null, ke integer not null,
  asal text not null, asal_rekening text not null, tujuan text not null, tujuan_rekening text not null,
  kategori text not null,
  primary key (kode_toko, nomor, ke),
  foreign key (kode_toko, asal_rekening) references rekening,
  foreign key (kode_toko, tujuan_rekening) references rekening,
  foreign key (kode_toko, kategori) references kode_transaksi,
  check (asal_rekening <> tujuan_rekening)
);
-- Between a drawer, which is CASH and has no account, and an account.
create table mutasi_cash (
  kode_toko text not null, nomor text not null, ke integer not null,
  asal text not null, asal_rekening text, tujuan text not null, tujuan_rekening text,
  kategori text not null,
  primary key (kode_toko, nomor, ke),
  foreign key (kode_toko, asal_rekening) references rekening,
  foreign key (kode_toko, tujuan_rekening) references rekening,
  foreign key (kode_toko, kategori) references kode_transaksi,
  check ((asal = 'CASH') <> (tujuan = 'CASH')),
  check ((asal = 'CASH') = (asal_rekening is null) and (tujuan = 'CASH') = (tujuan_rekening is null))
);
do $$
declare
  t text;
begin
  foreach t in array array['uang_bank', 'mutasi_bank', 'mutasi_cash'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function buku_tertutup()',
      t || '_tertutup', t);
    execute format('create trigger %I before truncate on %I for each statement execute function buku_tertutup()',
      t || '_tidak_dikosongkan', t);
  end loop;
end $$;

-- Money of the day handed to another drawer: rows of the cash book, by their place in the chain and in their posting.
create table pengalihan_saldo (
  kode_toko text not null, nomor text not null, ke integer not null,
  ke_user text not null,
  primary key (kode_toko, nomor, ke)
);
create table pengalihan_saldo_uang (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  urut integer not null, entri integer not null, dokumen text not null, kategori text not null,
  dari_user text not null, jumlah numeric(15,0) not null,
  primary key (kode_toko, nomor, ke, baris)
);
create index pengalihan_saldo_by_entri on pengalihan_saldo_uang (kode_toko, urut, entri);

-- Money between shops: what left a drawer for another one, and what has come of it there.
create table kirim_uang (
  kode_toko text not null, nomor text not null, ke integer not null,
  kode_tujuan text not null, tujuan text not null, no_reff text, kurir text,
  -- What the other shop has told.
  no_terima text, tgl_terima date, diterima_oleh text,
  primary key (kode_toko, nomor, ke)
);
-- Who is to receive money looks for it by its number and his own shop.
create index kirim_uang_by_tujuan on kirim_uang (kode_tujuan, nomor);
create table terima_uang (
  kode_toko text not null, nomor text not null, ke integer not null,
  nomor_referensi text not null, dari_toko text not null, asal text not null, no_reff text,
  tgl_kirim date not null, dikirim_oleh text not null,
  primary key (kode_toko, nomor, ke)
);
create index terima_uang_by_referensi on terima_uang (kode_toko, dari_toko, nomor_referensi);
-- What is on its way is never less than nothing; between two shops either may have of the other.
insert into akun_tanda (akun, aset, tanda) values ('UANG_KIRIM', 'IDR', 1);
do $$
declare
  t text;
begin
  foreach t in array array['pengalihan_saldo', 'pengalihan_saldo_uang', 'kirim_uang', 'terima_uang'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function buku_tertutup()',
      t || '_tertutup', t);
    execute format('create trigger %I before truncate on %I for each statement execute function buku_tertutup()',
      t || '_tidak_dikosongkan', t);
  end loop;
end $$;

-- Accounting out of the ledger: a shop that is there already gets the accounts that journals have now. A line that it
-- has not met has the account of its kind; lines that journals no longer have stay, and nobody asks for them.
insert into akun (kode_toko, nomor_akun, nama_akun)
  select t.kode_toko, n.nomor, n.nama from (select distinct kode_toko from akun) t, (values
    ('1105', 'PIUTANG MARKETPLACE'), ('1106', 'PIUTANG KARYAWAN'), ('1202', 'PERSEDIAAN DALAM PROSES'),
    ('1203', 'PERSEDIAAN DALAM PENGIRIMAN'), ('1204', 'PERSEDIAAN HADIAH'), ('1301', 'REKENING KORAN ANTAR TOKO'),
    ('2105', 'UANG MUKA PRE-ORDER'), ('2106', 'KELEBIHAN LELANG CUSTOMER'), ('2201', 'HUTANG SUPPLIER'),
    ('3102', 'PRIVE'), ('4105', 'PENDAPATAN MARGIN CICILAN'), ('4106', 'PENDAPATAN DENDA'),
    ('4107', 'PENDAPATAN POTONGAN BATAL'), ('4109', 'POTONGAN PENJUALAN'), ('5102', 'BEBAN WASTING'),
    ('6104', 'BIAYA CUCI'), ('6105', 'BIAYA HADIAH'), ('6106', 'BIAYA BONUS SALES'), ('6902', 'SELISIH KAS')
  ) as n(nomor, nama)
  on conflict do nothing;

-- A transaction code may name the account that its money is booked on.
alter table kode_transaksi
  add column nomor_akun text,
  add foreign key (kode_toko, nomor_akun) references akun;
create index kode_transaksi_by_akun on kode_transaksi (kode_toko, nomor_akun);

-- What the journals of closed days came to, on either side: kept so that a balance sheet need not read all years. It
-- follows from the entries; a day that is opened again is let go.
create table jurnal_hari (
  kode_toko text not null references toko, tgl date not null,
  trx text not null, jenis_akun text not null, sub text not null, balik boolean not null,
  debet numeric(18,3) not null, kredit numeric(18,3) not null,
  primary key (kode_toko, tgl, trx, jenis_akun, sub, balik)
);
create function jurnal_hari_lepas() returns trigger language plpgsql as $$
begin
  delete from jurnal_hari where kode_toko = new.kode_toko and tgl >= new.tgl_system;
  return null;
end $$;
create trigger jurnal_hari_lepas after update of tgl_system on hari_toko
  for each row when (new.tgl_system < old.tgl_system) execute function jurnal_hari_lepas();

-- Backups: what was written, and whether it could be restored beside the shop. They are of the whole database, so
-- kode_toko is empty, as it is for jobs of the whole program.
create table cadangan (
  kode_toko text not null default '' check (kode_toko = ''), id uuid not null,
  keadaan text not null check (keadaan in ('SELESAI', 'GAGAL')), mulai timestamptz not null,
  selesai timestamptz not null, nama text not null, tempat text not null, bytes bigint, sha256 text,
  -- Encrypted.
  sandi boolean not null,
  versi text not null, skema text not null, baris bigint, gambar integer, galat text not null default '',
  periksa text check (periksa in ('UTUH', 'BEDA', 'GAGAL', 'TIDAK_BISA')), diperiksa timestamptz,
  beda integer not null default 0, galat_periksa text not null default '', server text not null default '',
  primary key (kode_toko, id)
);

-- Payments that went to an account, found there: as they were booked, or as something else.
create table cek_non_cash (
  kode_toko text not null, nomor text not null, ke integer not null,
  jenis_dokumen text not null, no_dokumen text not null, ke_bayar integer not null, baris_bayar integer not null,
  cara text not null, no_rekening text not null, seharusnya numeric(15,0) not null, selisih numeric(15,0) not null,
  hasil text not null check (hasil in ('VALID', 'SELISIH')), sebab text check (sebab in ('FEE', 'KURANG', 'LEBIH')),
  primary key (kode_toko, nomor, ke),
  check ((hasil = 'VALID') = (selisih = 0) and (hasil = 'VALID') = (sebab is null)),
  foreign key (kode_toko, no_rekening) references rekening
);
create index cek_non_cash_by_bayar on cek_non_cash (kode_toko, jenis_dokumen, no_dokumen, ke_bayar, baris_bayar);
create trigger cek_non_cash_tertutup before update or delete on cek_non_cash
  for each row execute function buku_tertutup();
create trigger cek_non_cash_tidak_dikosongkan before truncate on cek_non_cash
  for each statement execute function buku_tertutup();
