import { timesPrintedSql } from '../../engine/print/log.ts';
import { orangSql } from '../../trade/nota/kertas-nota.ts';

/** The whole deposit as JSON, put together by the database in one statement; `$1` shop, `$2` number. */
export const BACA_SQL = `select to_jsonb(p) - '{kode_toko,isi,ke_batal,luar}'::text[] || jsonb_build_object(
    ${orangSql('p')},
    'sisa_bayar', case when p.status in ('OPEN', 'DONE') then p.grand_total - p.uang_titip else 0 end,
    'cetak', ${timesPrintedSql('titipan', 'p.kode_toko', 'p.no_titip')},
    'barang', (select coalesce(jsonb_agg(to_jsonb(b) - '{kode_toko,no_titip}'::text[] order by b.baris), '[]')
               from titipan_barang b where b.kode_toko = p.kode_toko and b.no_titip = p.no_titip)
  ) as dokumen
  from titipan p where p.kode_toko = $1 and p.no_titip = $2`;
