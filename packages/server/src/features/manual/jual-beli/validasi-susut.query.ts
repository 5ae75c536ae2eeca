import type { ReportQuery } from '../../../engine/report/query.ts';
import { nilaiSaringan, VALID } from './laporan.ts';

/** Purchases that were cancelled since gave their goods back: nothing of them is lost here. */
export const validasiSusut: ReportQuery<'validasi-susut'> = ({ shop }, filter) => ({
  text: `select d.no_beli, d.tgl, d.nama, d.kode_sales, b.kode_group, b.kode_dept, b.kadar, b.qty, b.berat_nota,
    b.berat, s.susut, round(s.susut * 100 / b.berat_nota, 2) as susut_persen,
      b.harga_gram, round(s.susut * b.harga_gram) as nilai_susut, d.valid_oleh, o.disetujui_oleh
    from pembelian_manual d join pembelian_manual_baris b on b.kode_toko = d.kode_toko and b.no_beli = d.no_beli
    cross join lateral (select b.berat_nota - b.berat as susut) s
    left join otorisasi o on o.kode_toko = b.kode_toko and o.id = b.otorisasi
    where ${VALID} and d.status = 'DONE' and s.susut > 0 and d.tgl between $2 and $3 and ($7::text is null
      or d.valid_oleh = $7)
    order by d.tgl, d.no_beli, b.baris`,
  values: [...nilaiSaringan(shop.kode_toko, filter), filter.valid_by],
});
