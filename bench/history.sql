-- A day of an earlier year, written straight into the tables of a bench's own database as the program would have written it:
-- pieces entered under one document, sales of five pieces for cash, every posting through buku_post.
create table bench_baki as
  select 'B' || to_char(n, 'FM000') as kode_baki, (array['CN', 'KL', 'GL', 'AT', 'LT', 'BR', 'KR'])[1 + n % 7] as kode_dept,
    (array['CINCIN', 'KALUNG', 'GELANG', 'ANTING', 'LIONTIN', 'BROS', 'KERONCONG'])[1 + n % 7] as nama, n
  from generate_series(1, 400) as n;
insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol) select 'KL01', kode_baki, kode_baki, 'TOKO', 150, 0.25 from bench_baki;
create table bench_group as
  select * from (values (0, '375', 37.5, 780000), (1, '420', 42, 870000), (2, '700', 70, 1437000), (3, '750', 75, 1540000), (4, '999', 99.9, 2000000)) as g(n, kode_group, kadar, harga);
create sequence bench_barcode minvalue 50000000;
insert into blok_barcode (kode_toko, dari, sampai, berikut) values ('KL01', 50000000, 59999999, 60000000);

create function bench_masuk(p_tgl date, p_jumlah integer) returns void language plpgsql as $$
declare v_nomor text := 'KL-TB-' || to_char(p_tgl, 'YYMMDD') || '-0001';
begin
  insert into barang (kode_toko, kode_barcode, kode_intern, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, kadar, kadar_cetak,
      berat_asli, berat, berat_plastik, berat_bandrol, tipe_ongkos, ongkos, tgl_masuk, no_tambah, dibuat_oleh)
    select 'KL01', nextval('bench_barcode')::text, b.kode_dept || (100 + (random() * 899)::integer),
      b.nama || ' ' || (array['POLOS', 'MILANO', 'ITALY', 'UKIR BALI', 'MATA SATU', 'HOLLOW', 'SISIK NAGA', 'BANGKOK'])[1 + (random() * 7)::integer] || ' ' || (random() * 99)::integer,
      g.kode_group, b.kode_dept, 'TOKO', b.kode_baki, g.kadar, g.kode_group, w.berat + 0.12, w.berat, 0.12, 0.25, 'PER_GRAM', 45000, p_tgl, v_nomor, 'PEMILIK'
    from generate_series(1, p_jumlah) as i
    cross join lateral (select 1 + (random() * 399 + i * 0)::integer as baki, (random() * 4 + i * 0)::integer as grup, round((0.5 + random() * 9.5 + i * 0)::numeric, 2) as berat) w
    join bench_baki b on b.n = w.baki join bench_group g on g.n = w.grup;
  perform buku_post('KL01', gen_random_uuid(), p_tgl, 'BARANG', v_nomor, 'TAMBAH', 'PEMILIK', '', null, p_tgl + time '09:00',
      array_agg(e.aset), array_agg(e.akun), array_agg(e.sub), array_agg(e.gudang), array_agg(e.baki), array_agg(e.grp), array_agg(e.dept), array_agg(e.barcode),
      array_agg('TAMBAH BARANG'::text), array_agg(e.jumlah))
    from (
      select 'PCS' as aset, 'STOK' as akun, '' as sub, kode_gudang as gudang, kode_baki as baki, kode_group as grp, kode_dept as dept, kode_barcode as barcode, 1::numeric as jumlah
        from barang where kode_toko = 'KL01' and tgl_masuk = p_tgl and no_tambah = v_nomor
      union all select 'EMAS:' || trim_scale(kadar), 'STOK', '', kode_gudang, kode_baki, kode_group, kode_dept, kode_barcode, berat from barang where kode_toko = 'KL01' and tgl_masuk = p_tgl and no_tambah = v_nomor
      union all select 'PCS', 'LUAR', 'INPUT', '', '', '', '', '', -count(*)::numeric from barang where kode_toko = 'KL01' and tgl_masuk = p_tgl and no_tambah = v_nomor
      union all select 'EMAS:' || trim_scale(kadar), 'LUAR', 'INPUT', '', '', '', '', '', -sum(berat) from barang where kode_toko = 'KL01' and tgl_masuk = p_tgl and no_tambah = v_nomor group by kadar
    ) e;
end $$;

-- What is sold is what came in a while before, so that a day of sales touches many trays.
create function bench_jual(p_tgl date, p_faktur integer) returns void language plpgsql as $$
declare v_kode text[]; v_nomor text; v_total numeric; v_faktur integer;
begin
  create temporary table if not exists bench_dijual (kode_barcode text, faktur integer, urut integer);
  truncate bench_dijual;
  insert into bench_dijual select kode_barcode, (row_number() over () - 1) / 5, 1 + ((row_number() over () - 1) % 5)::integer from (
    select kode_barcode from barang where kode_toko = 'KL01' and tgl_masuk between p_tgl - 120 and p_tgl and di_stok and random() < 0.5 limit p_faktur * 5) t;
  for v_faktur in select distinct faktur from bench_dijual order by 1 loop
    v_nomor := 'KL-FJ-' || to_char(p_tgl, 'YYMMDD') || '-' || to_char(v_faktur + 1, 'FM0000');
    select array_agg(kode_barcode) into v_kode from bench_dijual where faktur = v_faktur;
    update barang set status = 'TERJUAL', pemilik_jenis = 'penjualan', pemilik_nomor = v_nomor where kode_toko = 'KL01' and kode_barcode = any(v_kode);
    select sum(ceil(b.berat * g.harga / 500) * 500 + round(b.berat * 45000)) into v_total from barang b join bench_group g using (kode_group) where b.kode_toko = 'KL01' and b.kode_barcode = any(v_kode);
    insert into dokumen (kode_toko, jenis, nomor, tgl, dibuat_oleh, dibuat_pada, status, versi, isi, kode_sales, total)
      values ('KL01', 'penjualan', v_nomor, p_tgl, 'KASIR1', p_tgl + time '10:00', 'DONE', 2, 1, 'SL01', v_total);
    insert into perbuatan (kode_toko, jenis, nomor, ke, aksi, tgl, user_id, waktu, kunci, dari, status, isi, sisa, menunggu, atas, laci, membukukan, segel)
      values ('KL01', 'penjualan', v_nomor, 1, 'BUAT', p_tgl, 'KASIR1', p_tgl + time '10:00', v_nomor, '', 'OPEN', 1, 0, true, null, '', false, ''),
        ('KL01', 'penjualan', v_nomor, 2, 'VALIDASI', p_tgl, 'KASIR1', p_tgl + time '10:05', '', 'OPEN', 'DONE', 1, 0, false, 1, 'KASIR1', true, '');
    insert into jual (kode_toko, nomor, ke, jenis_pelanggan, jumlah_barang, total_berat, sub_total, diskon, ppn, dibayar, kembali, fee_ditanggung)
      select 'KL01', v_nomor, 1, 'NON MEMBER', count(*), sum(berat), v_total, 0, 0, v_total, 0, 'TOKO' from barang where kode_toko = 'KL01' and kode_barcode = any(v_kode);
    insert into jual_barang (kode_toko, nomor, ke, baris, kode_barcode, kode_intern, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, jenis_group,
        kadar, kadar_cetak, foto, berat_barang, berat, mode_harga, sumber_harga, harga_sistem, harga_gram, persentase, pembulatan, arah_pembulatan, harga_jual, tipe_ongkos, tarif_ongkos, ongkos,
        nama_atribut, harga_atribut, diskon_persen, diskon, ppn_tarif, ppn, harga_total, harga_rata)
      select 'KL01', v_nomor, 1, d.urut, b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki, k.jenis_group,
        b.kadar, b.kadar_cetak, '', b.berat, b.berat, 'GRAM', 'GROUP', g.harga, g.harga, 0, 500, 'NAIK', ceil(b.berat * g.harga / 500) * 500, 'PER_GRAM', 45000, round(b.berat * 45000), '', 0, 0, 0, 0, 0,
        ceil(b.berat * g.harga / 500) * 500 + round(b.berat * 45000), g.harga
      from bench_dijual d join barang b on b.kode_toko = 'KL01' and b.kode_barcode = d.kode_barcode join bench_group g using (kode_group) join kelompok k on k.kode_toko = 'KL01' and k.kode_group = b.kode_group
      where d.faktur = v_faktur;
    insert into pembayaran (kode_toko, jenis, nomor, ke, baris, arah, cara, akun, sub, kategori, jumlah, diterima)
      values ('KL01', 'penjualan', v_nomor, 1, 1, 'MASUK', 'CASH', 'KAS', 'KASIR1', 'PENJUALAN', v_total, v_total);
    perform buku_post('KL01', gen_random_uuid(), p_tgl, 'penjualan', v_nomor, 'VALIDASI 2', 'KASIR1', '', null, p_tgl + time '10:05',
        array_agg(e.aset), array_agg(e.akun), array_agg(e.sub), array_agg(e.gudang), array_agg(e.baki), array_agg(e.grp), array_agg(e.dept), array_agg(e.barcode),
        array_agg('PENJUALAN'::text), array_agg(e.jumlah))
      from (
        select 'PCS' as aset, 'STOK' as akun, '' as sub, kode_gudang as gudang, kode_baki as baki, kode_group as grp, kode_dept as dept, kode_barcode as barcode, -1::numeric as jumlah from barang where kode_toko = 'KL01' and kode_barcode = any(v_kode)
        union all select 'EMAS:' || trim_scale(kadar), 'STOK', '', kode_gudang, kode_baki, kode_group, kode_dept, kode_barcode, -berat from barang where kode_toko = 'KL01' and kode_barcode = any(v_kode)
        union all select 'PCS', 'LUAR', 'PELANGGAN', '', '', '', '', '', array_length(v_kode, 1)
        union all select 'EMAS:' || trim_scale(kadar), 'LUAR', 'PELANGGAN', '', '', '', '', '', sum(berat) from barang where kode_toko = 'KL01' and kode_barcode = any(v_kode) group by kadar
        union all select 'IDR', 'KAS', 'KASIR1', '', '', '', '', '', v_total
        union all select 'IDR', 'PENJUALAN', '', '', '', '', '', '', -v_total
      ) e;
  end loop;
  insert into nomor_dokumen (kode_toko, kode, tgl, terakhir) select 'KL01', 'FJ', p_tgl, max(faktur) + 1 from bench_dijual having count(*) > 0;
  -- What a drawer takes in goes to the bank in the evening: it would hold more than a field of money in three years.
  perform buku_post('KL01', gen_random_uuid(), p_tgl, 'mutasi-uang-cash', 'KL-MC-' || to_char(p_tgl, 'YYMMDD') || '-0001', 'BUAT 1', 'KASIR1', '', null, p_tgl + time '18:00',
      '{IDR,IDR}', '{KAS,BANK}', '{KASIR1,0080000001}', '{"",""}', '{"",""}', '{"",""}', '{"",""}', '{"",""}', '{SETOR,SETOR}', array[-jumlah, jumlah])
    from (select sum(total) as jumlah from dokumen where kode_toko = 'KL01' and jenis = 'penjualan' and tgl = p_tgl) hari where jumlah > 0;
end $$;
