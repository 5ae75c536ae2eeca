import { timesPrintedSql } from '../../engine/print/log.ts';
import { orangSql } from '../../trade/nota/kertas-nota.ts';

/** The whole order as JSON, put together by the database in one statement; `$1` shop, `$2` number. */
export const BACA_SQL = `select to_jsonb(p) - '{kode_toko,isi,ke_batal}'::text[] || jsonb_build_object(
    'nama_customer', p.nama,
    ${orangSql('p')},
    'cetak', ${timesPrintedSql('pre-order', 'p.kode_toko', 'p.no_po')},
    'barang', (select coalesce(jsonb_agg(to_jsonb(b) - '{kode_toko,no_po}'::text[] order by b.baris), '[]')
               from po_barang b where b.kode_toko = p.kode_toko and b.no_po = p.no_po)
  ) as dokumen
  from po p where p.kode_toko = $1 and p.no_po = $2`;
