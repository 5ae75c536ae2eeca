import { NILAI } from '../../ledger/entry.ts';
import type { Invariant } from '../../ledger/reconcile.ts';

/** Where a piece lies, as the ledger names it. */
const PLACE = 'kode_gudang, kode_baki, kode_group, kode_dept';
const AT = `concat_ws('/', aset, kode_gudang, kode_baki, kode_group, kode_dept)`;

/**
 * In the stock: the same as `di_stok`, but said so that the table is read through, which is faster for all of it than
 * an index.
 */
const DI_STOK = 'b.keluar is null';

/** What holds between the pieces one by one and the ledger's balances; `$2` plays no part, stock is as it is now. */
export const barangInvariants: readonly Invariant[] = [
  {
    // Pieces, grams of each purity, and what they cost, of every tray, group and type: counted one by one = balance.
    kunci: 'barang_sama_dengan_saldo',
    sql: `select ${AT} as di, coalesce(b.jumlah, 0) - coalesce(s.jumlah, 0) as selisih
      from (
        select x.aset, ${PLACE}, sum(x.jumlah) as jumlah
        from (select kadar, ${PLACE}, count(*)::numeric as pcs, sum(berat) as gram,
          sum(harga_modal) as nilai from barang
        where kode_toko = $1 and $2::date is not null and di_stok group by kadar, ${PLACE}) g
        cross join lateral (values ('PCS', pcs), ('EMAS:' || trim_scale(kadar), gram), ('${NILAI}', nilai)) x(aset, jumlah)
        group by x.aset, ${PLACE}
      ) b
      full join (
        select aset, ${PLACE}, sum(jumlah) as jumlah from saldo
        where kode_toko = $1 and akun = 'STOK' group by aset, ${PLACE}
      ) s using (aset, ${PLACE})
      where coalesce(b.jumlah, 0) <> coalesce(s.jumlah, 0)`,
  },
  {
    // What a piece says of its parts is their sum; a list that is empty leaves it to the three columns.
    kunci: 'atribut_sama_dengan_jumlah',
    sql: `select b.kode_barcode as di, abs(a.harga - b.harga_atribut) + abs(a.berat - b.berat_atribut) as selisih
      from barang b cross join lateral (
        select sum((s->>'harga_atribut')::numeric) as harga, sum((s->>'berat_atribut')::numeric) as berat
        from jsonb_array_elements(b.atribut) s
      ) a
      where b.kode_toko = $1 and $2::date is not null and ${DI_STOK} and b.atribut <> '[]'
        and (a.harga <> b.harga_atribut or a.berat <> b.berat_atribut)`,
  },
  {
    // A piece with stones says so: the sale asks for the module of diamonds by that.
    kunci: 'berbatu_adalah_berlian',
    sql: `select b.kode_barcode as di, count(*)::numeric as selisih from barang_batu s
      join barang b using (kode_toko, kode_barcode)
      where b.kode_toko = $1 and $2::date is not null and not b.berlian group by b.kode_barcode`,
  },
  {
    // A piece lies in the gudang of its tray.
    kunci: 'barang_di_gudang_bakinya',
    sql: `select b.kode_barcode as di, 1::numeric as selisih from barang b
      join baki k on k.kode_toko = b.kode_toko and k.kode_baki = b.kode_baki
      where b.kode_toko = $1 and $2::date is not null and b.di_stok and b.kode_gudang <> k.kode_gudang`,
  },
  {
    // A claimed piece is held by one line of a document that waits, the one it names.
    kunci: 'reservasi_dipegang_penjualan_open',
    sql: `select b.kode_barcode as di, 1 - count(d.nomor) as selisih
      from barang b
      left join barang_dipegang d on d.kode_toko = b.kode_toko and d.kode_barcode = b.kode_barcode
        and d.nomor = b.klaim_nomor and d.jenis = b.klaim_jenis
      where b.kode_toko = $1 and $2::date is not null and b.klaim_nomor is not null
      group by b.kode_barcode having count(d.nomor) <> 1`,
  },
  {
    // And the other way round: what such a document names is held for it.
    kunci: 'penjualan_open_memegang_barang',
    sql: `select d.nomor || ' ' || d.kode_barcode as di, 1::numeric as selisih
      from barang_dipegang d
      left join barang b on b.kode_toko = d.kode_toko and b.kode_barcode = d.kode_barcode
        and b.klaim_jenis = d.jenis and b.klaim_nomor = d.nomor
      where d.kode_toko = $1 and $2::date is not null and b.kode_barcode is null`,
  },
  {
    // A sold piece went with a line of the DONE sale that it names. That what such a line sold is gone says its piece.
    kunci: 'terjual_oleh_penjualan_done',
    sql: `select b.kode_barcode as di, 1::numeric as selisih from barang b
      where b.kode_toko = $1 and $2::date is not null and b.status = 'TERJUAL' and not exists (
        select from jual_barang j join dokumen d on d.kode_toko = j.kode_toko and d.jenis = 'penjualan'
          and d.nomor = j.nomor and d.isi = j.ke and d.status = 'DONE'
        where j.kode_toko = b.kode_toko and j.kode_barcode = b.kode_barcode and d.jenis = b.pemilik_jenis
          and j.nomor = b.pemilik_nomor)`,
  },
];
