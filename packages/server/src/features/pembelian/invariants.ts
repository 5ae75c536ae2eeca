import type { Invariant } from '../../ledger/reconcile.ts';
import { AKUN_BAYAR } from '../../trade/bayar/invariants.ts';

/** What holds between the purchases, their goods, and the ledger. */
export const pembelianInvariants: readonly Invariant[] = [
  {
    // Pieces, grams and rupiah: one that stands has moved what it says, one that does not has moved nothing.
    kunci: 'pembelian_sama_dengan_buku',
    sql: `select d.no_faktur_group as di, abs(coalesce(e.pcs, 0) - d.jumlah_barang * d.n)
        + abs(coalesce(e.gram, 0) - d.total_berat * d.n) + abs(coalesce(e.idr, 0) + d.grand_total * d.n) as selisih
      from (select *, case when status = 'DONE' then 1 else 0 end as n from pembelian
        where kode_toko = $1 and (tgl between $2 and $3 or tgl_batal between $2 and $3)) d
      left join lateral (
        select sum(e.jumlah) filter (where e.akun = 'STOK' and e.aset = 'PCS') as pcs,
          sum(e.jumlah) filter (where e.akun = 'STOK' and e.aset like 'EMAS:%') as gram,
          sum(e.jumlah) filter (where e.akun in (${AKUN_BAYAR})) as idr
        from posting p join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
        where p.kode_toko = d.kode_toko and p.jenis = 'pembelian' and p.nomor = d.no_faktur_group
      ) e on true
      where coalesce(e.pcs, 0) <> d.jumlah_barang * d.n or coalesce(e.gram, 0) <> d.total_berat * d.n
        or coalesce(e.idr, 0) <> - d.grand_total * d.n`,
  },
  {
    kunci: 'pembelian_sama_dengan_baris',
    sql: `select d.no_faktur_group as di, abs(d.grand_total - coalesce(sum(b.harga_beli), 0))
        + abs(d.total_berat - coalesce(sum(b.berat), 0)) + abs(d.total_nota - coalesce(sum(b.harga_nota), 0))
        + abs(d.jumlah_barang - count(b.baris)) as selisih
      from pembelian d left join pembelian_barang b on b.kode_toko = d.kode_toko
        and b.no_faktur_group = d.no_faktur_group
      where d.kode_toko = $1 and d.tgl between $2 and $3
      group by d.no_faktur_group, d.grand_total, d.total_berat, d.total_nota, d.jumlah_barang
      having d.grand_total <> coalesce(sum(b.harga_beli), 0) or d.total_berat <> coalesce(sum(b.berat), 0)
        or d.total_nota <> coalesce(sum(b.harga_nota), 0) or d.jumlah_barang <> count(b.baris)`,
  },
  {
    // The ladder of each line comes to what was worked out.
    kunci: 'harga_beli_sama_dengan_hitungan',
    sql: `select b.no_faktur_group || '/' || b.baris as di, b.harga_hitung - s.harga as selisih
      from pembelian d join pembelian_barang b on b.kode_toko = d.kode_toko
        and b.no_faktur_group = d.no_faktur_group
      cross join lateral (select greatest(0, b.harga_nota - b.susut_rp - b.potongan_kondisi - b.potongan_kategori
        - b.potongan_lain) as bersih) n
      cross join lateral (select n.bersih - mod(n.bersih, b.pembulatan)
        + case when mod(n.bersih, b.pembulatan) > 0 and b.arah_pembulatan = 'NAIK' then b.pembulatan else 0 end
        as harga) s
      where d.kode_toko = $1 and d.tgl between $2 and $3 and b.harga_hitung <> s.harga`,
  },
  {
    // A piece that lies unsorted is what the paper says that it belongs to: as heavy, in its tray, and at its price.
    kunci: 'barang_beli_sama_dengan_pembelian',
    sql: `select n.kode_barcode as di, greatest(abs(n.berat - coalesce(b.berat, 0)), 0.001) as selisih
      from barang n left join (
        select b.*, d.status from pembelian_barang b join dokumen d on d.kode_toko = b.kode_toko
          and d.jenis = 'pembelian' and d.nomor = b.no_faktur_group
      ) b on b.kode_toko = n.kode_toko and b.no_faktur_group = n.pemilik_nomor and b.kode_barcode = n.kode_barcode
      where n.kode_toko = $1 and $2::date is not null and $3::date is not null
        and n.pemilik_jenis = 'pembelian' and n.status in ('BELI', 'KEMBALI')
        and (b.kode_barcode is null or b.berat <> n.berat or b.kode_baki <> n.kode_baki
          or n.status = 'BELI' and n.harga_modal is distinct from b.harga_beli
          or b.status <> case n.status when 'BELI' then 'DONE' else 'CANC' end)`,
  },
];
