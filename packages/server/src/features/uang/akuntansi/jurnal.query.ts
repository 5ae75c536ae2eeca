import type { ReportQuery } from '../../../engine/report/query.ts';
import { jurnalSql } from './jurnal.sql.ts';

/** One journal is told with what was taken back of it, also where that has the same lines and a name of its own. */
export const jurnalReport: ReportQuery<'jurnal'> = ({ shop }, filter) => ({
  text: `with ${jurnalSql('p.tgl between $2 and $3')}
    select tgl, nomor, aksi, trx, nomor_akun, nama_akun, case when jumlah > 0 then jumlah::numeric(15,0) end as debet,
      case when jumlah < 0 then -jumlah::numeric(15,0) end as kredit
    from jurnal
    where ($4::text is null or coalesce(asal, trx) = $4) and ($5::text is null or nomor_akun = $5)
    order by tgl, urut, nomor, aksi, jumlah < 0, nomor_akun, trx, abs(jumlah)`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.trx, filter.nomor_akun],
});
