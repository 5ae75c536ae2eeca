-- Approvals by finger: by a supervisor's own device, which signs what it is asked, or by a reader at the till.

-- Devices that a user has entered: the key that proves a signature of theirs, and how often they have signed.
create table kunci_sidik (
  kode_toko text not null,
  -- As the device calls it, in base64url.
  id text not null,
  user_id text not null,
  nama text not null,
  kunci_publik bytea not null,
  -- The address that the device answers to.
  rp_id text not null,
  hitungan bigint not null default 0 check (hitungan >= 0),
  transports jsonb not null default '[]',
  dibuat timestamptz not null,
  terakhir timestamptz,
  primary key (kode_toko, id),
  foreign key (kode_toko, user_id) references users
);
create unique index kunci_sidik_by_id on kunci_sidik (id);
create index kunci_sidik_by_user on kunci_sidik (kode_toko, user_id);

-- Readers of the shop: the bridge beside each proves itself by a token that is kept as its hash.
create table pembaca_sidik (
  kode_toko text not null references toko,
  id uuid not null,
  nama text not null,
  token_hash bytea not null,
  dibuat_oleh text not null,
  dibuat timestamptz not null,
  terakhir timestamptz,
  primary key (kode_toko, id)
);
create unique index pembaca_sidik_by_token on pembaca_sidik (token_hash);
create unique index pembaca_sidik_by_nama on pembaca_sidik (kode_toko, upper(nama));

-- What a reader knows a finger by, sealed with the key of the installation: biometric data, kept with the consent of
-- whose they are and only for as long (UU PDP).
create table templat_sidik (
  kode_toko text not null,
  id uuid not null,
  user_id text not null,
  jari text not null,
  templat text not null,
  disetujui_pada timestamptz not null,
  dibuat timestamptz not null,
  terakhir timestamptz,
  primary key (kode_toko, id),
  foreign key (kode_toko, user_id) references users
);
create index templat_sidik_by_user on templat_sidik (kode_toko, user_id);

-- Whoever no longer works in the shop leaves nothing of it behind.
create function sidik_lepas() returns trigger language plpgsql as $$
begin
  delete from templat_sidik where kode_toko = new.kode_toko and user_id = new.user_id;
  delete from kunci_sidik where kode_toko = new.kode_toko and user_id = new.user_id;
  return null;
end $$;
create trigger users_sidik_lepas after update of status_aktif on users
  for each row when (old.status_aktif and not new.status_aktif) execute function sidik_lepas();

-- What a finger is asked for, once: an approval, or to be entered. It belongs to one session.
create table permintaan_sidik (
  kode_toko text not null references toko,
  id uuid not null,
  guna text not null check (guna in ('IZIN', 'KUNCI', 'JARI')),
  sesi uuid not null,
  diminta_oleh text not null,
  -- Whose finger it is.
  user_id text not null,
  pembaca uuid,
  -- The name of the device or finger that is entered.
  catatan text not null default '',
  permintaan jsonb not null default '[]',
  -- Part of what is signed: no two requests ask for the same signature.
  acak bytea not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'COCOK', 'SELESAI', 'BATAL')),
  dibuat timestamptz not null,
  berlaku_sampai timestamptz not null,
  primary key (kode_toko, id)
);
create index permintaan_sidik_by_sesi on permintaan_sidik (kode_toko, sesi);
create index permintaan_sidik_by_pembaca on permintaan_sidik (kode_toko, pembaca) where status = 'OPEN';

-- Where it was given: the browser, the supervisor's device, the reader.
alter table otorisasi add column perangkat text not null default '';

-- Which job of a print bridge a printing went out with: the same job sent again is the same printing, not a further
-- one. That it was sent again is kept as a row without a number.
alter table cetak_log add column tugas text;
create unique index cetak_log_tugas on cetak_log (kode_toko, jenis, nomor, tugas)
  where tugas is not null and ke is not null;

-- A sold line that a marketplace brought: which one and what it keeps of the price, who carries the parcel. The picture
-- was taken at the sale; it is for others too.
alter table jual_barang
  add column kode_marketplace text not null default '',
  add column fee_marketplace numeric(6,3) not null default 0 check (fee_marketplace between 0 and 100),
  add column kurir text not null default '',
  add column no_resi text not null default '',
  add column foto_jual text not null default '';
create index jual_barang_by_marketplace on jual_barang (kode_toko, kode_marketplace) where kode_marketplace <> '';

-- Points that members earn and pay with, coupons that pay, and what a sales person earns.

-- What a member earns, as it was worked out when the paper was made; 0 for passing customers.
alter table jual add column poin integer not null default 0 check (poin >= 0);
alter table beli add column poin integer not null default 0 check (poin >= 0);

-- What a sold piece earns its sales person.
alter table jual_barang add column bonus numeric(15,0) not null default 0 check (bonus >= 0);

-- The coupon that a sale holds or has used up.
create index kupon_by_dokumen on kupon (kode_toko, dipakai_dokumen) where dipakai_dokumen <> '';

-- The approval of a sale that comes to more than one may without.
alter table jual add column otorisasi_limit text;

-- What resellers pay, by group.
create table harga_reseller (
  kode_toko text not null references toko, _id text not null, kode_group text not null,
  harga numeric(15,0) not null default 0 check (harga >= 0),
  ongkos_persen numeric(6,3) not null default 100 check (ongkos_persen between 0 and 100),
  diskon_persen numeric(6,3) not null default 0 check (diskon_persen between 0 and 100),
  status_aktif boolean not null default true,
  dibuat_oleh text not null default '', dibuat_pada timestamptz not null default now(),
  diubah_oleh text not null default '', diubah_pada timestamptz not null default now(),
  primary key (kode_toko, _id), unique (kode_toko, kode_group),
  foreign key (kode_toko, kode_group) references kelompok
);

-- A sale says of a member who is one that he bought as a reseller.
alter table jual
  drop constraint jual_jenis_pelanggan_check,
  add constraint jual_jenis_pelanggan_check check (jenis_pelanggan in ('MEMBER', 'NON MEMBER', 'RESELLER'));

-- Who the customer of a sale or a purchase is, where the law asks (AML_KYC_MIN).
create table jual_kyc (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  nama_lengkap text, jenis_identitas text, nik_sim_passport text, tempat_lahir text, tgl_lahir date,
  kewarganegaraan text, alamat text, no_hp text, pekerjaan text, sumber_dana text, pemilik_manfaat text, npwp text,
  mencurigakan boolean,
  primary key (kode_toko, nomor, ke, baris)
);
create table beli_kyc (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  nama_lengkap text, jenis_identitas text, nik_sim_passport text, tempat_lahir text, tgl_lahir date,
  kewarganegaraan text, alamat text, no_hp text, pekerjaan text, sumber_dana text, pemilik_manfaat text, npwp text,
  mencurigakan boolean,
  primary key (kode_toko, nomor, ke, baris)
);
do $$
declare
  t text;
begin
  foreach t in array array['jual_kyc', 'beli_kyc'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function buku_tertutup()',
      t || '_tertutup', t);
    execute format('create trigger %I before truncate on %I for each statement execute function buku_tertutup()',
      t || '_tidak_dikosongkan', t);
  end loop;
end $$;

-- As the papers say it in their last version.
create view kyc as
  select d.jenis, d.tgl, d.status, y.* from jual_kyc y
  join dokumen d on d.kode_toko = y.kode_toko and d.jenis = 'penjualan' and d.nomor = y.nomor and d.isi = y.ke
  union all
  select d.jenis, d.tgl, d.status, y.* from beli_kyc y
  join dokumen d on d.kode_toko = y.kode_toko and d.jenis = 'pembelian' and d.nomor = y.nomor and d.isi = y.ke;

-- Cards that were swiped for cash. Of a card only its last four digits.
create table gesek_tunai (
  kode_toko text not null, nomor text not null, ke integer not null,
  jenis_kartu text not null check (jenis_kartu in ('DEBET', 'CREDIT')), no_rekening text not null,
  no_kartu text not null check (length(no_kartu) <= 8), fee_persen numeric(6,3) not null,
  fee_rp numeric(15,0) not null check (fee_rp >= 0), tunai numeric(15,0) not null check (tunai > 0), nik text not null,
  primary key (kode_toko, nomor, ke),
  foreign key (kode_toko, no_rekening) references rekening
);
create trigger gesek_tunai_tertutup before update or delete on gesek_tunai
  for each row execute function buku_tertutup();
create trigger gesek_tunai_tidak_dikosongkan before truncate on gesek_tunai
  for each statement execute function buku_tertutup();

-- What was photographed when goods were bought: who brought them, and what lay on the counter. Keys of `gambar`.
alter table beli add column foto_identitas text;
alter table beli_barang add column foto_barang text;

create or replace view pembelian as
  select d.kode_toko, d.nomor as no_faktur_group, d.tgl, d.status, d.kode_sales, k.jenis_pelanggan, d.kode_member,
    d.nama, d.no_hp, d.alamat, k.jenis_identitas, k.nik_sim_passport, k.jumlah_barang, k.total_berat, k.total_nota,
    d.total::numeric(15,0) as grand_total, d.dibuat_oleh, d.dibuat_pada, u.user_id as diubah_oleh,
    u.waktu as diubah_pada, v.user_id as valid_oleh, v.waktu as valid_pada, b.user_id as batal_oleh,
    b.waktu as batal_pada, b.tgl as tgl_batal, coalesce(s.alasan, b.alasan) as alasan_batal,
    coalesce(s.otorisasi, b.otorisasi) as otorisasi_batal, d.isi, a.sebab_nomor as no_tukar, k.foto_identitas
  from dokumen d
  join beli k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  join perbuatan a on a.kode_toko = d.kode_toko and a.jenis = d.jenis and a.nomor = d.nomor and a.ke = 1
  left join perbuatan u on u.kode_toko = d.kode_toko and u.jenis = d.jenis and u.nomor = d.nomor and u.ke = d.isi
    and u.aksi = 'UBAH'
  left join perbuatan v on v.kode_toko = d.kode_toko and v.jenis = 'pembelian' and v.nomor = d.nomor
    and v.aksi = 'VALIDASI'
  left join perbuatan b on b.kode_toko = d.kode_toko and b.jenis = 'pembelian' and b.nomor = d.nomor
    and b.aksi in ('BATAL', 'TOLAK', 'BATAL BUAT', 'BATAL VALIDASI')
  left join perbuatan s on s.kode_toko = b.kode_toko and s.jenis = b.sebab_jenis and s.nomor = b.sebab_nomor
    and s.ke = b.sebab_ke
  where d.jenis = 'pembelian';

create or replace view pembelian_barang as
  select d.kode_toko, d.nomor as no_faktur_group, b.baris, b.kode_barcode, b.no_faktur = '' as tanpa_barcode,
    b.no_faktur, b.tgl_nota, b.nama_barang, b.kode_group, b.kode_dept, b.kadar, b.kode_gudang, b.kode_baki, b.foto,
    b.berat, b.berat_nota, b.kondisi_barang, b.kode_harga, b.hidup, b.harga_emas, b.harga_nota, b.susut_rp,
    b.potongan_kondisi, b.potongan_kategori, b.potongan_lain, b.pembulatan, b.arah_pembulatan, b.harga_hitung,
    b.harga_beli, b.harga_rata, b.uji, b.hasil_kadar, b.otorisasi::uuid as otorisasi, b.foto_barang
  from dokumen d join beli_barang b on b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.ke = d.isi
  where d.jenis = 'pembelian';

-- The end of a day: what lies in each drawer is counted, and the day is closed.

-- A drawer counted: the difference to the books is a payment of the paper, borne by the shop or by whose drawer it is.
create table hitung_laci (
  kode_toko text not null, nomor text not null, ke integer not null,
  laci text not null, menurut_buku numeric(15,0) not null, selisih numeric(15,0) not null,
  beban text not null check (beban in ('TOKO', 'KASIR')),
  primary key (kode_toko, nomor, ke)
);
-- What a cashier owes is never less than nothing.
insert into akun_tanda (akun, aset, tanda) values ('PIUTANG_KARYAWAN', 'IDR', 1);

-- The closings of a shop's days, and their reopenings: a chain of its own. Each says what the ledger's chain had come
-- to, what was looked at before, and what lay in drawers, accounts and trays.
create table tutup (
  kode_toko text not null references toko, ke integer not null check (ke > 0),
  aksi text not null check (aksi in ('TUTUP', 'BUKA')),
  tgl date not null, tgl_berikut date not null check (tgl_berikut > tgl),
  user_id text not null, alasan text not null, otorisasi uuid, disetujui_oleh text not null,
  waktu timestamptz not null, urut bigint not null, rantai bytea not null, rincian jsonb not null,
  hash bytea not null,
  primary key (kode_toko, ke)
);
create index tutup_by_tgl on tutup (kode_toko, tgl, ke);

create function tutup_teks(t tutup) returns text language sql stable as $$
  select concat_ws('|', t.kode_toko, t.ke, t.aksi, to_char(t.tgl, 'YYYY-MM-DD'), to_char(t.tgl_berikut, 'YYYY-MM-DD'),
    t.user_id, t.alasan, coalesce(t.otorisasi::text, ''), t.disetujui_oleh,
    to_char(t.waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS'), t.urut, encode(t.rantai, 'hex'),
    t.rincian::text)
$$;

do $$
declare
  t text;
begin
  foreach t in array array['hitung_laci', 'tutup'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function buku_tertutup()',
      t || '_tertutup', t);
    execute format('create trigger %I before truncate on %I for each statement execute function buku_tertutup()',
      t || '_tidak_dikosongkan', t);
  end loop;
end $$;

-- The shop's business day, for whoever closes it: nobody else holds it, so all that was begun before is through.
create function hari_diambil(p_toko text) returns date language plpgsql volatile as $$
declare v_tgl date;
begin
  perform pg_advisory_xact_lock(7270, hashtext(p_toko));
  select tgl_system into strict v_tgl from hari_toko where kode_toko = p_toko;
  return v_tgl;
end $$;
