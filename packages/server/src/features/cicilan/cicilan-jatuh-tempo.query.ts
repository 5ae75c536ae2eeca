import type { ReportQuery } from '../../engine/report/query.ts';
import { BERJALAN, NAMA_BARANG } from './cicilan.sql.ts';

/** What is to be paid by now, or within days: of every instalment that is due until then. */
export const cicilanJatuhTempo: ReportQuery<'cicilan-jatuh-tempo'> = ({ shop }, filter) => ({
  text: `select j.jatuh_tempo, j.hari_terlambat, j.tunggakan, c.no_faktur_cicil, c.kode_sales, c.nama, c.no_hp,
      ${NAMA_BARANG} as nama_barang, j.angsuran_ke, c.tenor,
      (select sum(a.jumlah - a.dibayar) from cicilan_angsuran a where a.kode_toko = c.kode_toko
        and a.no_faktur_cicil = c.no_faktur_cicil
        and a.jatuh_tempo <= greatest(h.tgl_system, j.jatuh_tempo)) as tagihan,
      c.sisa_bayar
    from cicilan c ${BERJALAN} join hari_toko h on h.kode_toko = c.kode_toko
    where c.kode_toko = $1 and c.status = 'AKTIF' and j.tunggakan in ('JATUH TEMPO', 'TERLAMBAT')
      and ($2::text is null or j.tunggakan = $2) and ($3::text is null or c.kode_sales = $3)
    order by j.jatuh_tempo, c.no_faktur_cicil`,
  values: [shop.kode_toko, filter.tunggakan, filter.kode_sales],
});
