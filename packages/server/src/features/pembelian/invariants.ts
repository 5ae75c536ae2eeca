import type { Invariant } from '../../ledger/reconcile.ts';
import { kepalaBarisSql, niagaBukuSql } from '../../trade/invariants.ts';

const KERTAS = { kepala: 'pembelian', baris: 'pembelian_barang', nomor: 'no_faktur_group' } as const;

/** What holds between the purchases, their goods, and the ledger. */
export const pembelianInvariants: readonly Invariant[] = [
  {
    kunci: 'pembelian_sama_dengan_buku',
    sql: niagaBukuSql({ ...KERTAS, jenis: 'pembelian', jumlah: 'jumlah_barang', akun: 'STOK', arah: 1 }),
  },
  {
    kunci: 'pembelian_sama_dengan_baris',
    sql: kepalaBarisSql(KERTAS, [
      ['d.grand_total', 'sum(b.harga_beli)'],
      ['d.total_berat', 'sum(b.berat)'],
      ['d.total_nota', 'sum(b.harga_nota)'],
      ['d.jumlah_barang', 'count(b.baris)'],
    ]),
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
