import type { Invariant } from '../../ledger/reconcile.ts';
import { kepalaBarisSql } from '../../trade/invariants.ts';
import { uangAwalSql } from '../../trade/bayar/uang-awal.sql.ts';

/** What holds between the orders, what they have become, their samples, and the ledger. */
export const pesananInvariants: readonly Invariant[] = [
  {
    kunci: 'pesanan_sama_dengan_baris',
    sql: kepalaBarisSql({ kepala: 'pesanan', baris: 'pesanan_barang', nomor: 'no_pesanan' }, [
      ['d.total_harga', 'sum(b.harga_total)'],
      ['d.total_berat', 'sum(b.berat)'],
      ['d.nilai', 'sum(b.sub_total)'],
      ['d.berat_jadi', 'sum(b.berat_jadi)'],
      ['d.total_ongkos', 'sum(b.ongkos)'],
      ['d.jumlah_barang', 'count(b.baris)'],
      ['d.jumlah_jadi', 'count(b.kode_barcode)'],
    ]),
  },
  {
    // What was left first is what the paper says was paid with it, or what came from the capital.
    kunci: 'pesanan_sama_dengan_uang',
    sql: `select d.no_pesanan as di, abs(d.dp_rp - coalesce(u.jumlah, 0)) as selisih
      from pesanan d cross join ${uangAwalSql('pesanan', 'no_pesanan', 'PESANAN')}
      where d.kode_toko = $1 and d.tgl between $2 and $3 and d.dp_rp <> coalesce(u.jumlah, 0)`,
  },
  {
    // A piece that is kept back for an order is what one of its lines has become, as heavy and in its tray; and the
    // other way round, as long as the order stands.
    kunci: 'barang_jadi_sama_dengan_pesanan',
    sql: `select coalesce(n.kode_barcode, j.kode_barcode) as di, 1 + abs(coalesce(n.berat, 0) - coalesce(j.berat, 0))
        as selisih
      from (select * from barang where kode_toko = $1 and $2::date is not null and $3::date is not null
        and di_stok and status = 'TITIP' and pemilik_jenis = 'pesanan') n
      full join (
        select j.* from dokumen d join pesanan_jadi j on j.kode_toko = d.kode_toko and j.nomor = d.nomor
        where d.kode_toko = $1 and d.jenis = 'pesanan' and d.status in ('DONE', 'SELESAI')
      ) j on j.kode_barcode = n.kode_barcode and j.nomor = n.pemilik_nomor
      where n.kode_barcode is null or j.kode_barcode is null or j.berat <> n.berat or j.kode_baki <> n.kode_baki`,
  },
  {
    // A piece that lies with the goldsmith is a sample that has not come back, and the other way round.
    kunci: 'barang_contoh_sama_dengan_pesanan',
    sql: `select coalesce(n.kode_barcode, c.kode_barcode) as di, 1::numeric as selisih
      from (select * from barang where kode_toko = $1 and $2::date is not null and $3::date is not null
        and di_stok and status = 'CONTOH') n
      full join (
        select c.* from pesanan d join pesanan_contoh c on c.kode_toko = d.kode_toko and c.no_pesanan = d.no_pesanan
        where d.kode_toko = $1 and d.valid_oleh is not null and c.kode_barcode is not null and c.ke_kembali is null
      ) c on c.kode_barcode = n.kode_barcode and c.no_pesanan = n.pemilik_nomor and n.pemilik_jenis = 'pesanan'
      where n.kode_barcode is null or c.kode_barcode is null or c.kode_baki <> n.kode_baki`,
  },
  {
    // What customers brought is in the books as long as it lies here.
    kunci: 'bawaan_sama_dengan_pesanan',
    sql: `select coalesce(c.no_pesanan, s.sub) as di, abs(coalesce(c.pcs, 0) - coalesce(s.pcs, 0))
        + abs(coalesce(c.gram, 0) - coalesce(s.gram, 0)) as selisih
      from (select c.no_pesanan, count(*)::numeric as pcs, sum(c.berat) as gram from pesanan d
        join pesanan_contoh c on c.kode_toko = d.kode_toko and c.no_pesanan = d.no_pesanan
        where d.kode_toko = $1 and $2::date is not null and $3::date is not null and d.valid_oleh is not null
          and c.kode_barcode is null and c.ke_kembali is null group by c.no_pesanan) c
      full join (select s.sub, sum(s.jumlah) filter (where s.aset = 'BAWAAN:PCS') as pcs,
          sum(s.jumlah) filter (where s.aset = 'BAWAAN:GRAM') as gram
        from saldo s join dokumen d on d.kode_toko = s.kode_toko and d.jenis = 'pesanan' and d.nomor = s.sub
        where s.kode_toko = $1 and s.akun = 'BAWAAN' and s.jumlah <> 0 group by s.sub) s on s.sub = c.no_pesanan
      where coalesce(c.pcs, 0) <> coalesce(s.pcs, 0) or coalesce(c.gram, 0) <> coalesce(s.gram, 0)`,
  },
];
