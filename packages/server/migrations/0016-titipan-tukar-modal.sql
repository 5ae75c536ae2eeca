-- Deposits on pieces: papers of their own, and pieces that are kept back for them.

-- TITIP lies in the stock, in gudang TITIP, and belongs to the deposit it is kept back for.
alter table barang
  drop constraint barang_status_check,
  alter column di_stok set expression as (status in ('TERSEDIA', 'TITIP', 'BELI')),
  add constraint barang_status_check
    check (status in ('TERSEDIA', 'TITIP', 'TERJUAL', 'BELI', 'KEMBALI', 'HANCUR'));

create table titip (
  kode_toko text not null, nomor text not null, ke integer not null,
  jenis_pelanggan text not null check (jenis_pelanggan in ('MEMBER', 'NON MEMBER')),
  mengikat boolean not null,
  jumlah_barang integer not null check (jumlah_barang > 0), total_berat numeric(18,3) not null,
  ppn numeric(15,0) not null, dp_rp numeric(15,0) not null check (dp_rp > 0),
  primary key (kode_toko, nomor, ke)
);

-- A line keeps the price of its day with all that it follows from, as a sold one does.
create table titip_barang (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null, kode_intern text not null, nama_barang text not null,
  kode_group text not null, kode_dept text not null,
  kode_gudang text not null, kode_baki text not null, gudang_asal text not null, baki_asal text not null,
  kadar numeric(6,3) not null check (kadar > 0 and kadar <= 100), kadar_cetak text not null, foto text not null,
  berat numeric(12,3) not null check (berat > 0),
  mode_harga text not null, sumber_harga text not null, harga_sistem numeric(15,0) not null,
  harga_gram numeric(15,0) not null, persentase numeric(7,3) not null, pembulatan integer not null,
  arah_pembulatan text not null, harga_jual numeric(15,0) not null,
  tipe_ongkos text not null, tarif_ongkos numeric(15,0) not null, ongkos numeric(15,0) not null,
  nama_atribut text not null, harga_atribut numeric(15,0) not null,
  ppn_tarif numeric(6,3) not null, ppn numeric(15,0) not null,
  harga_total numeric(15,0) not null check (harga_total > 0), harga_rata numeric(15,0) not null,
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_barcode) references barang,
  foreign key (kode_toko, kode_gudang) references gudang, foreign key (kode_toko, kode_baki) references baki,
  foreign key (kode_toko, kode_group) references kelompok, foreign key (kode_toko, kode_dept) references jenis
);
create index titip_barang_by_barcode on titip_barang (kode_toko, kode_barcode);

-- Nothing of a paper is changed or removed afterwards.
do $$
declare
  t text;
begin
  foreach t in array array['titip', 'titip_barang'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function buku_tertutup()',
      t || '_tertutup', t);
    execute format('create trigger %I before truncate on %I for each statement execute function buku_tertutup()',
      t || '_tidak_dikosongkan', t);
  end loop;
end $$;

-- As those of the sale of pieces. A deposit is picked up again once the sale that did so was cancelled.
create unique index perbuatan_validasi_titip on perbuatan (kode_toko, jenis, nomor)
  where jenis = 'titipan' and aksi = 'VALIDASI';
create unique index perbuatan_batal_titip on perbuatan (kode_toko, jenis, nomor)
  where jenis = 'titipan' and aksi in ('BATAL', 'TOLAK');
create index perbuatan_batal_titip_by_tgl on perbuatan (kode_toko, tgl, nomor)
  where jenis = 'titipan' and aksi in ('BATAL', 'TOLAK');
-- Those that stand, of which there are few among all that ever were.
create index dokumen_titipan_done on dokumen (kode_toko, tgl, nomor) where jenis = 'titipan' and status = 'DONE';

create view titipan as
  select d.kode_toko, d.nomor as no_titip, d.tgl, d.status, d.kode_sales, k.jenis_pelanggan, d.kode_member,
    d.nama, d.no_hp, d.alamat, d.keterangan, k.mengikat, k.jumlah_barang, k.total_berat, k.ppn,
    d.total::numeric(15,0) as grand_total, k.dp_rp, d.sisa::numeric(15,0) as uang_titip, d.dibuat_oleh, d.dibuat_pada,
    v.user_id as valid_oleh, v.waktu as valid_pada, v.tgl as tgl_valid, b.user_id as batal_oleh, b.waktu as batal_pada,
    b.tgl as tgl_batal, b.alasan as alasan_batal, b.otorisasi as otorisasi_batal, b.disetujui_oleh as batal_disetujui,
    b.ke as ke_batal, d.isi
  from dokumen d
  join titip k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  left join perbuatan v on v.kode_toko = d.kode_toko and v.jenis = 'titipan' and v.nomor = d.nomor
    and v.aksi = 'VALIDASI'
  left join perbuatan b on b.kode_toko = d.kode_toko and b.jenis = 'titipan' and b.nomor = d.nomor
    and b.aksi in ('BATAL', 'TOLAK')
  where d.jenis = 'titipan';

create view titipan_barang as
  select d.kode_toko, d.nomor as no_titip, b.baris, b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_group,
    b.kode_dept, b.kode_gudang, b.kode_baki, b.gudang_asal, b.baki_asal, b.kadar, b.kadar_cetak, b.foto, b.berat,
    b.mode_harga, b.sumber_harga, b.harga_sistem, b.harga_gram, b.persentase, b.pembulatan, b.arah_pembulatan,
    b.harga_jual, b.tipe_ongkos, b.tarif_ongkos, b.ongkos, b.nama_atribut, b.harga_atribut, b.ppn_tarif, b.ppn,
    b.harga_total, b.harga_rata
  from dokumen d join titip_barang b on b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.ke = d.isi
  where d.jenis = 'titipan';

-- A deposit that waits holds the pieces it is for, as a sale those it sells.
create or replace view barang_dipegang as
  select b.kode_toko, b.kode_barcode, d.nomor, d.jenis
  from dokumen d join jual_barang b on b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.ke = d.isi
  where d.jenis = 'penjualan' and d.status = 'OPEN'
  union all
  select b.kode_toko, b.kode_barcode, d.nomor, d.jenis
  from dokumen d join beli_barang b on b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.ke = d.isi
  where d.jenis = 'pembelian' and d.status = 'OPEN' and b.no_faktur <> ''
  union all
  select b.kode_toko, b.kode_barcode, d.nomor, d.jenis
  from dokumen d join titip_barang b on b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.ke = d.isi
  where d.jenis = 'titipan' and d.status = 'OPEN';

-- A payment names the paper that it draws on.
create or replace view penjualan_bayar as
  select p.kode_toko, p.nomor as no_faktur_group, p.baris, p.cara as jenis,
    case when p.akun = 'KAS' then p.diterima else p.jumlah end as jumlah,
    case when p.akun = 'BANK' then p.sub else '' end as no_rekening, p.no_kartu,
    p.rekening_lawan as no_rekening_customer, p.fee_persen,
    case when p.akun <> 'BANK' then 0 when k.fee_ditanggung = 'TOKO' then p.fee
      else p.diterima - p.jumlah end as fee_rp,
    k.fee_ditanggung, case when p.akun <> 'BANK' then 0 else p.diterima end as jumlah_gesek_rp, p.arah,
    p.sumber as nomor
  from pembayaran p
  join dokumen d on d.kode_toko = p.kode_toko and d.jenis = p.jenis and d.nomor = p.nomor and d.isi = p.ke
  join jual k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  where p.jenis = 'penjualan';

-- What a piece cost the shop: kept with it, and in the ledger as the asset NILAI beside PCS and EMAS.

-- Null while nobody knows it; a piece that cost nothing is one of which nobody knows.
alter table barang add column harga_modal numeric(15,0) check (harga_modal > 0);

-- With what the checks of the day add up of it, so that they still read the index alone.
drop index barang_stok_by_baki;
create index barang_stok_by_baki on barang (kode_toko, kode_baki, kode_barcode)
  include (kode_gudang, kode_group, kode_dept, kadar, berat, harga_modal) where di_stok;
-- Pieces for sale that have none: fewer and fewer, and looked for on purpose.
create index barang_tanpa_modal on barang (kode_toko, kode_barcode) where di_stok and harga_modal is null;

-- What was bought back and lies unsorted cost what was paid for it.
update barang n set harga_modal = b.harga_beli
  from beli_barang b join dokumen d on d.kode_toko = b.kode_toko and d.jenis = 'pembelian' and d.nomor = b.nomor
    and d.isi = b.ke
  where n.kode_toko = b.kode_toko and n.kode_barcode = b.kode_barcode and n.status = 'BELI'
    and n.pemilik_jenis = 'pembelian' and n.pemilik_nomor = b.nomor;

-- And the books begin with it: a posting for so many pieces as one can name.
do $$
declare v record;
begin
  for v in
    select kode_toko, bagian, array_agg(kode_gudang order by kode_barcode, sisi) as gudang,
      array_agg(kode_baki order by kode_barcode, sisi) as baki,
      array_agg(kode_group order by kode_barcode, sisi) as grup,
      array_agg(kode_dept order by kode_barcode, sisi) as dept, array_agg(kode order by kode_barcode, sisi) as barcode,
      array_agg(akun order by kode_barcode, sisi) as akun, array_agg(sub order by kode_barcode, sisi) as sub,
      array_agg(jumlah order by kode_barcode, sisi) as jumlah
    from (
      select b.kode_toko, b.bagian, b.kode_barcode, s.* from (
        select *, (row_number() over (partition by kode_toko order by kode_barcode) - 1) / 10000 as bagian from barang
        where harga_modal is not null
      ) b cross join lateral (values
        (1, 'STOK', '', b.kode_gudang, b.kode_baki, b.kode_group, b.kode_dept, b.kode_barcode, b.harga_modal),
        (2, 'LUAR', 'MODAL', '', '', '', '', '', -b.harga_modal)
      ) s(sisi, akun, sub, kode_gudang, kode_baki, kode_group, kode_dept, kode, jumlah)
    ) e group by kode_toko, bagian order by kode_toko, bagian
  loop
    perform buku_post(v.kode_toko, gen_random_uuid(), h.tgl_system, 'BARANG',
      'MODAL-AWAL' || case v.bagian when 0 then '' else '-' || v.bagian end, 'MODAL', '', '', null,
      date_trunc('milliseconds', now()), array_fill('NILAI'::text, array[cardinality(v.akun)]), v.akun, v.sub, v.gudang,
      v.baki, v.grup, v.dept, v.barcode, array_fill('MODAL BARANG'::text, array[cardinality(v.akun)]), v.jumlah)
    from hari_toko h where h.kode_toko = v.kode_toko;
  end loop;
end $$;

-- A sale that is paid with old goods: what they paid of it stands at its head, 0 where there were none.
alter table jual add column tukar numeric(15,0) not null default 0 check (tukar >= 0);

create or replace view penjualan as
  select d.kode_toko, d.nomor as no_faktur_group, d.tgl, d.status, d.kode_sales, k.jenis_pelanggan, d.kode_member,
    d.nama, d.no_hp, d.alamat, k.jumlah_barang, k.total_berat, k.sub_total, k.diskon, k.ppn,
    d.total::numeric(15,0) as grand_total, k.dibayar, k.kembali, d.dibuat_oleh, d.dibuat_pada, u.user_id as diubah_oleh,
    u.waktu as diubah_pada, v.user_id as valid_oleh, v.waktu as valid_pada, b.user_id as batal_oleh,
    b.waktu as batal_pada, b.tgl as tgl_batal, b.alasan as alasan_batal, b.otorisasi as otorisasi_batal, d.isi, k.tukar
  from dokumen d
  join jual k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  left join perbuatan u on u.kode_toko = d.kode_toko and u.jenis = d.jenis and u.nomor = d.nomor and u.ke = d.isi
    and u.aksi = 'UBAH'
  left join perbuatan v on v.kode_toko = d.kode_toko and v.jenis = 'penjualan' and v.nomor = d.nomor
    and v.aksi = 'VALIDASI'
  left join perbuatan b on b.kode_toko = d.kode_toko and b.jenis = 'penjualan' and b.nomor = d.nomor
    and b.aksi in ('BATAL', 'TOLAK')
  where d.jenis = 'penjualan';

-- The sale that old goods paid, of a purchase that was made with it. Such a purchase is taken back with the sale alone:
-- its deeds then bear the names of those they take back.
drop index perbuatan_batal_beli, perbuatan_batal_beli_by_tgl;
create unique index perbuatan_batal_beli on perbuatan (kode_toko, jenis, nomor)
  where jenis = 'pembelian' and aksi in ('BATAL', 'TOLAK', 'BATAL BUAT', 'BATAL VALIDASI');
create index perbuatan_batal_beli_by_tgl on perbuatan (kode_toko, tgl, nomor)
  where jenis = 'pembelian' and aksi in ('BATAL', 'TOLAK', 'BATAL BUAT', 'BATAL VALIDASI');

create or replace view pembelian as
  select d.kode_toko, d.nomor as no_faktur_group, d.tgl, d.status, d.kode_sales, k.jenis_pelanggan, d.kode_member,
    d.nama, d.no_hp, d.alamat, k.jenis_identitas, k.nik_sim_passport, k.jumlah_barang, k.total_berat, k.total_nota,
    d.total::numeric(15,0) as grand_total, d.dibuat_oleh, d.dibuat_pada, u.user_id as diubah_oleh,
    u.waktu as diubah_pada, v.user_id as valid_oleh, v.waktu as valid_pada, b.user_id as batal_oleh,
    b.waktu as batal_pada, b.tgl as tgl_batal, coalesce(s.alasan, b.alasan) as alasan_batal,
    coalesce(s.otorisasi, b.otorisasi) as otorisasi_batal, d.isi, a.sebab_nomor as no_tukar
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

-- A sold line whose piece was exchanged, by the purchase that stands: what became of the piece afterwards is no matter.
create or replace view penjualan_barang as
  select b.kode_toko, b.nomor as no_faktur_group, b.baris, b.nomor || '/' || b.baris as no_faktur_jual, d.tgl,
    b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki, b.jenis_group,
    b.kadar, b.kadar_cetak, b.foto, b.berat_barang, b.berat, b.mode_harga, b.sumber_harga, b.harga_sistem, b.harga_gram,
    b.persentase, b.pembulatan, b.arah_pembulatan, b.harga_jual, b.tipe_ongkos, b.tarif_ongkos, b.ongkos,
    b.nama_atribut, b.harga_atribut, b.diskon_persen, b.diskon, b.ppn_tarif, b.ppn, b.harga_total, b.harga_rata,
    b.otorisasi::uuid as otorisasi,
    case when d.status = 'CANC' then 'Batal'
      when d.status = 'DONE' and (n.status, n.pemilik_jenis, n.pemilik_nomor) is distinct from
        ('TERJUAL', 'penjualan', b.nomor) then
        case when exists (
          select from beli_barang t
          join dokumen f on f.kode_toko = t.kode_toko and f.jenis = 'pembelian' and f.nomor = t.nomor and f.isi = t.ke
          join perbuatan a on a.kode_toko = f.kode_toko and a.jenis = f.jenis and a.nomor = f.nomor and a.ke = 1
          where t.kode_toko = b.kode_toko and t.kode_barcode = b.kode_barcode and t.no_faktur = b.nomor
            and f.status = 'DONE' and a.sebab_jenis = 'penjualan'
        ) then 'Tukar' else 'Buy Back' end
      else 'Tersedia' end as status_kembali
  from jual_barang b join dokumen d on d.kode_toko = b.kode_toko and d.jenis = 'penjualan' and d.nomor = b.nomor
    and d.isi = b.ke
  left join barang n on n.kode_toko = b.kode_toko and n.kode_barcode = b.kode_barcode;

-- Bought pieces that were destroyed before they were sorted. A line keeps the purchase that the piece belonged to, to
-- which it goes back when this is cancelled, and what it was bought for.
create table hancur_pembelian (
  kode_toko text not null, nomor text not null, ke integer not null,
  kode_kondisi text not null, nama_kondisi text not null,
  jumlah_barang integer not null check (jumlah_barang > 0), total_berat numeric(18,3) not null,
  primary key (kode_toko, nomor, ke),
  foreign key (kode_toko, kode_kondisi) references kondisi_barang
);

create table hancur_pembelian_baris (
  kode_toko text not null, nomor text not null, ke integer not null, baris smallint not null,
  kode_barcode text not null,
  kode_intern text not null, nama_barang text not null, kode_group text not null, kode_dept text not null,
  kadar numeric(6,3) not null, berat numeric(12,3) not null check (berat > 0),
  dari_gudang text not null, dari_baki text not null,
  no_pembelian text not null, harga_beli numeric(15,0) not null,
  primary key (kode_toko, nomor, ke, baris),
  foreign key (kode_toko, kode_barcode) references barang
);
create index hancur_pembelian_baris_by_barcode on hancur_pembelian_baris (kode_toko, kode_barcode);

-- Nothing of a paper is changed or removed afterwards.
do $$
declare
  t text;
begin
  foreach t in array array['hancur_pembelian', 'hancur_pembelian_baris'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function buku_tertutup()',
      t || '_tertutup', t);
    execute format('create trigger %I before truncate on %I for each statement execute function buku_tertutup()',
      t || '_tidak_dikosongkan', t);
  end loop;
end $$;

-- What the shop pays for a line of a receipt: its pieces are entered at that, by weight. Empty where nobody said.
alter table penerimaan_baris add column harga_modal numeric(15,0) check (harga_modal > 0);

-- Approvals asked for by QR: who asks shows the code, a supervisor or owner sees the values on his phone and agrees or
-- refuses in his own words. The approvals themselves are rows of `otorisasi`, as all others.
create table permintaan_otorisasi (
  kode_toko text not null references toko,
  keystore text not null,
  diminta_oleh text not null,
  catatan text not null default '',
  -- What is asked for, each with its category, paper and values.
  permintaan jsonb not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'SETUJU', 'TOLAK', 'BATAL')),
  dibuat timestamptz not null,
  berlaku_sampai timestamptz not null,
  diputus timestamptz,
  diputus_oleh text,
  alasan text not null default '',
  -- Ids of the approvals that were given, in the order of what was asked.
  izin jsonb not null default '[]',
  primary key (kode_toko, keystore),
  check ((status in ('SETUJU', 'TOLAK')) = (diputus_oleh is not null))
);
create index permintaan_otorisasi_by_dibuat on permintaan_otorisasi (kode_toko, dibuat);
