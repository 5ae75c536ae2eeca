import { timesPrintedSql } from '../../engine/print/log.ts';
import { orangSql } from '../../trade/nota/kertas-nota.ts';

/** The whole purchase as JSON, put together by the database in one statement; `$1` shop, `$2` number. */
export const BACA_SQL = `select to_jsonb(p) - '{kode_toko,isi}'::text[] || jsonb_build_object(
    ${orangSql('p')},
    'cetak', ${timesPrintedSql('pembelian', 'p.kode_toko', 'p.no_faktur_group')},
    'poin', (select k.poin from beli k where k.kode_toko = p.kode_toko and k.nomor = p.no_faktur_group and k.ke = p.isi),
    'barang', (select coalesce(jsonb_agg(to_jsonb(b) - '{kode_toko,no_faktur_group}'::text[] order by b.baris), '[]')
               from pembelian_barang b where b.kode_toko = p.kode_toko and b.no_faktur_group = p.no_faktur_group)
  ) as dokumen
  from pembelian p where p.kode_toko = $1 and p.no_faktur_group = $2`;
