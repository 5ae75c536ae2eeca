import type { ReportQuery } from '../../../engine/report/query.ts';
import { nilaiSaringan } from './laporan.ts';

/** Of manual items, and of pieces that were bought back. */
const BARIS = `select d.no_beli, d.tgl, d.nama, d.kode_sales, b.kode_group, b.kode_dept, b.kadar, b.qty, b.berat_nota,
    b.berat, b.harga_gram, d.valid_oleh, b.otorisasi, b.baris, d.kode_toko, d.status
  from pembelian_manual d join pembelian_manual_baris b on b.kode_toko = d.kode_toko and b.no_beli = d.no_beli
  where d.kode_toko = $1 and d.tgl between $2 and $3
  union all
  select d.no_faktur_group, d.tgl, d.nama, d.kode_sales, b.kode_group, b.kode_dept, b.kadar, 1, b.berat_nota,
    b.berat, b.harga_rata, d.valid_oleh, b.otorisasi, b.baris, d.kode_toko, d.status
  from pembelian d join pembelian_barang b on b.kode_toko = d.kode_toko and b.no_faktur_group = d.no_faktur_group
  where d.kode_toko = $1 and d.tgl between $2 and $3`;

/** Purchases that were cancelled since gave their goods back: nothing of them is lost here. */
export const validasiSusut: ReportQuery<'validasi-susut'> = ({ shop }, filter) => ({
  text: `select b.no_beli, b.tgl, b.nama, b.kode_sales, b.kode_group, b.kode_dept, b.kadar, b.qty, b.berat_nota,
      b.berat, s.susut, round(s.susut * 100 / b.berat_nota, 2) as susut_persen,
      b.harga_gram, round(s.susut * b.harga_gram) as nilai_susut, b.valid_oleh, o.disetujui_oleh
    from (${BARIS}) b
    cross join lateral (select b.berat_nota - b.berat as susut) s
    left join otorisasi o on o.kode_toko = b.kode_toko and o.id = b.otorisasi
    where b.valid_oleh is not null and b.status = 'DONE' and s.susut > 0 and ($4::text is null or b.kode_sales = $4)
      and ($5::text is null or b.kode_group = $5) and ($6::text is null or b.kode_dept = $6)
      and ($7::text is null or b.valid_oleh = $7)
    order by b.tgl, b.no_beli, b.baris`,
  values: [...nilaiSaringan(shop.kode_toko, filter), filter.valid_by],
});
