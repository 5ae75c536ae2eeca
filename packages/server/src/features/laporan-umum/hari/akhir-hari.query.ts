import type { ReportQuery, Statement } from '../../../engine/report/query.ts';
import { niagaSql } from '../niaga.sql.ts';
import {
  awalSql,
  BAYAR_REKENING,
  gerakKas,
  JUMLAH_REKENING,
  kolomKas,
  KOLOM_KAS,
  NAMA_REKENING,
  nettoCara,
} from './kas.sql.ts';

const KAS = Object.keys(KOLOM_KAS);

/** Each day on which cash moved, and the first asked for; it begins with what the one before ended with. */
const KAS_SQL = `with hari as (
      select tgl, ${kolomKas()}, sum(jumlah) as gerak from (${gerakKas('')}) g group by tgl
    ), semua as (
      select tgl, ${KAS.map((name) => `coalesce(h.${name}, 0) as ${name}`).join(', ')},
        coalesce(h.gerak, 0) as gerak, sum(coalesce(h.gerak, 0)) over (order by tgl) as sampai
      from (select tgl from hari union select $2::date) t left join hari h using (tgl)
    )
    select tgl, ${awalSql('KAS')} + sampai - gerak as awal, ${KAS.join(', ')}, ${awalSql('KAS')} + sampai as akhir
    from semua order by tgl`;

const KATEGORI_SQL = `select kategori, sum(greatest(jumlah, 0)) as masuk, -sum(least(jumlah, 0)) as keluar
    from (${gerakKas('')}) g where jumlah <> 0 group by kategori order by kategori`;

const NIAGA = `select kode_sales,
        coalesce(sum(qty) filter (where arah = 'jual' and tanda = 1), 0) as qty,
        coalesce(sum(berat) filter (where arah = 'jual' and tanda = 1), 0) as berat,
        coalesce(sum(total) filter (where arah = 'jual' and tanda = 1), 0) as penjualan,
        coalesce(sum(total) filter (where arah = 'jual' and tanda = -1), 0) as batal_jual,
        coalesce(sum(qty) filter (where arah = 'beli' and tanda = 1), 0) as qty_beli,
        coalesce(sum(berat) filter (where arah = 'beli' and tanda = 1), 0) as berat_beli,
        coalesce(sum(total) filter (where arah = 'beli' and tanda = 1), 0) as pembelian,
        coalesce(sum(total) filter (where arah = 'beli' and tanda = -1), 0) as batal_beli
      from (${niagaSql()}) n group by kode_sales`;
const UANG = ['pinjaman', 'pemasukan', 'pengeluaran'] as const;
const LAIN = `select coalesce(d.kode_sales, '') as kode_sales, ${kolomKas(UANG)}
      from (${gerakKas('')}) g
      join posting o on o.kode_toko = $1 and o.id = g.posting_id
      left join dokumen d on d.kode_toko = $1 and d.jenis = o.jenis and d.nomor = o.nomor
      where g.golongan in ('pinjaman', 'lain') group by 1`;
const REKENING = `select d.kode_sales, ${nettoCara(`u.cara = 'DEBET'`)} as debet,
        ${nettoCara(`u.cara = 'CREDIT'`)} as kredit, ${nettoCara(`u.cara not in ('DEBET', 'CREDIT')`)} as transfer
      ${BAYAR_REKENING.replace('where', 'join dokumen d on d.kode_toko = p.kode_toko and d.jenis = p.jenis and d.nomor = p.nomor\n      where')}
      group by d.kode_sales`;

const GRAM_RUPIAH = ['berat', 'penjualan', 'batal_jual', 'berat_beli', 'pembelian', 'batal_beli'] as const;
const nol = (names: readonly string[]): string => names.map((name) => `coalesce(${name}, 0) as ${name}`).join(', ');
/** Money that no sales person had to do with stands in a row without one. */
const SALES_SQL = `with niaga as (${NIAGA}), lain as (${LAIN}), rekening as (${REKENING})
    select kode_sales,
      (select s.nama_sales from sales s where s.kode_toko = $1 and s.kode_sales = h.kode_sales) as nama_sales,
      qty, berat, penjualan, batal_jual, qty_beli, berat_beli, pembelian, batal_beli, ${UANG.join(', ')}, debet, kredit,
      transfer
    from (
      select kode_sales, coalesce(qty, 0)::bigint as qty, coalesce(qty_beli, 0)::bigint as qty_beli,
        ${nol([...GRAM_RUPIAH, ...UANG, 'debet', 'kredit', 'transfer'])}
      from niaga full join lain using (kode_sales) full join rekening using (kode_sales)
    ) h
    where (${[...GRAM_RUPIAH, ...UANG, 'debet', 'kredit', 'transfer'].map((name) => `abs(${name})`).join(' + ')}) > 0
    order by h.kode_sales`;

const NON_TUNAI_SQL = `select cara, no_rekening, ${NAMA_REKENING}, masuk, fee_rp, keluar, netto from (
      select u.cara, u.sub as no_rekening, ${JUMLAH_REKENING} ${BAYAR_REKENING} group by u.cara, u.sub
    ) h order by cara, no_rekening`;

const REKENING_SQL = `select no_rekening, ${NAMA_REKENING}, awal, masuk, keluar, awal + masuk - keluar as akhir from (
      select sub as no_rekening, coalesce(sum(masuk - keluar) filter (where tgl < $2), 0) as awal,
        coalesce(sum(masuk) filter (where tgl >= $2), 0) as masuk,
        coalesce(sum(keluar) filter (where tgl >= $2), 0) as keluar
      from saldo_hari where kode_toko = $1 and akun = 'BANK' and aset = 'IDR' and tgl <= $3 group by sub
    ) h where awal <> 0 or masuk <> 0 or keluar <> 0 order by no_rekening`;

export const akhirHari: ReportQuery<'akhir_hari'> = ({ shop }, filter) => {
  const of = (text: string): Statement => ({ text, values: [shop.kode_toko, filter.tgl_from, filter.tgl_to] });
  return {
    kas: of(KAS_SQL),
    kategori: of(KATEGORI_SQL),
    sales: of(SALES_SQL),
    non_tunai: of(NON_TUNAI_SQL),
    rekening: of(REKENING_SQL),
  };
};
