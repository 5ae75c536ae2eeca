import type { ReportQuery } from '../../../engine/report/query.ts';
import { jurnalSql } from './jurnal.sql.ts';

export const labaRugi: ReportQuery<'laba-rugi'> = ({ shop }, filter) => ({
  text: `with ${jurnalSql('p.tgl between $2 and $3')}
    select golongan, nomor_akun, min(nama_akun) as nama_akun, -sum(jumlah)::numeric(15,0) as jumlah
    from jurnal where golongan not in ('ASET', 'KEWAJIBAN', 'MODAL')
    group by golongan, nomor_akun having sum(jumlah) <> 0
    order by min(case golongan when 'PENDAPATAN' then 1 when 'HARGA POKOK' then 2 when 'BIAYA' then 3
      when 'PENDAPATAN LAIN' then 4 else 5 end), golongan, nomor_akun`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to],
});
