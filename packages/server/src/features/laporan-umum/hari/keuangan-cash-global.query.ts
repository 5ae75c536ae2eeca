import type { ReportQuery } from '../../../engine/report/query.ts';
import { CHAIN_FROM, CHAIN_WHERE, chainValues } from '../chain.sql.ts';

/** What one posting moves from drawer to drawer under one category comes to nothing. */
export const keuanganCashGlobal: ReportQuery<'keuangan-cash-global'> = ({ shop }, filter) => ({
  text: `select t.kode_toko, t.nama_toko, h.kategori, h.masuk, h.keluar, h.masuk - h.keluar as netto
    from ${CHAIN_FROM} cross join lateral (
      select kategori, sum(greatest(jumlah, 0)) as masuk, -sum(least(jumlah, 0)) as keluar from (
        select e.kategori, sum(e.jumlah) as jumlah from entri e
        where e.kode_toko = t.kode_toko and e.akun = 'KAS' and e.aset = 'IDR' and e.tgl between $3 and $4
        group by e.posting_id, e.kategori
      ) g where jumlah <> 0 group by kategori
    ) h
    where ${CHAIN_WHERE} order by t.kode_toko, h.kategori`,
  values: [...chainValues(shop), filter.tgl_from, filter.tgl_to],
});
