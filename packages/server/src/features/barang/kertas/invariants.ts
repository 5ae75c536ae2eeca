import type { Invariant } from '../../../ledger/reconcile.ts';

/** Lines of a kind of paper against its head, and against the pieces that the books moved for it. */
const dokumen = (kind: string, tabel: string, arah: string): string => `select k.nomor as di,
      k.jumlah_barang - coalesce(l.jumlah, 0) + abs(k.total_berat - coalesce(l.berat, 0))
        + abs(k.jumlah_barang - coalesce(e.pcs, 0)) as selisih
    from ${tabel} k
    left join lateral (select count(*) as jumlah, sum(berat) as berat from ${tabel}_baris l
      where l.kode_toko = k.kode_toko and l.nomor = k.nomor) l on true
    left join lateral (
      select sum(e.jumlah) * ${arah} as pcs from posting p
      join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
      where p.kode_toko = k.kode_toko and p.jenis = '${kind}' and p.nomor = k.nomor and p.aksi = 'BUAT 1'
        and e.akun = 'STOK' and e.aset = 'PCS' and e.jumlah * ${arah} > 0
    ) e on true
    where k.kode_toko = $1 and $2::date is not null
      and (k.jumlah_barang <> coalesce(l.jumlah, 0) or k.total_berat <> coalesce(l.berat, 0)
        or k.jumlah_barang <> coalesce(e.pcs, 0))`;

/** What holds between moves, destructions, their pieces and the books. */
export const kertasBarangInvariants: readonly Invariant[] = [
  { kunci: 'pindah_barang_sama_dengan_buku', sql: dokumen('pindah-barang', 'pindah_barang', '1') },
  { kunci: 'hancur_barang_sama_dengan_buku', sql: dokumen('hancur-barang', 'hancur_barang', '-1') },
  { kunci: 'hancur_pembelian_sama_dengan_buku', sql: dokumen('hancur-pembelian', 'hancur_pembelian', '-1') },
  {
    // A destroyed piece went with one line of a document that stands, the one it names; and what such a line destroyed
    // is gone.
    kunci: 'hancur_oleh_dokumen_done',
    sql: `select coalesce(b.kode_barcode, j.kode_barcode) as di, 1::numeric as selisih
      from (select kode_barcode, pemilik_jenis as jenis, pemilik_nomor as nomor from barang
        where kode_toko = $1 and $2::date is not null and keluar = 'HANCUR') b
      full join (
        select l.kode_barcode, d.jenis, l.nomor from dokumen d
        join hancur_barang_baris l on l.kode_toko = d.kode_toko and l.nomor = d.nomor
        where d.kode_toko = $1 and d.jenis = 'hancur-barang' and d.status = 'DONE'
        union all
        select l.kode_barcode, d.jenis, l.nomor from dokumen d
        join hancur_pembelian_baris l on l.kode_toko = d.kode_toko and l.nomor = d.nomor
        where d.kode_toko = $1 and d.jenis = 'hancur-pembelian' and d.status = 'DONE'
      ) j using (kode_barcode, jenis, nomor)
      where b.kode_barcode is null or j.kode_barcode is null`,
  },
  {
    // What was destroyed is what its purchase had brought: the same price.
    kunci: 'hancur_pembelian_sama_dengan_pembelian',
    sql: `select l.nomor || '/' || l.baris as di, l.harga_beli - coalesce(b.harga_beli, 0) as selisih
      from dokumen d join hancur_pembelian_baris l on l.kode_toko = d.kode_toko and l.nomor = d.nomor
      left join pembelian_barang b on b.kode_toko = l.kode_toko and b.no_faktur_group = l.no_pembelian
        and b.kode_barcode = l.kode_barcode and b.berat = l.berat
      where d.kode_toko = $1 and d.jenis = 'hancur-pembelian' and d.tgl between $2 and $3
        and l.harga_beli is distinct from b.harga_beli`,
  },
];
