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
