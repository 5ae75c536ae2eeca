import { timesPrintedSql } from '../../engine/print/log.ts';

/** The whole deposit as JSON, put together by the database in one statement; `$1` shop, `$2` number. */
export const BACA_SQL = `select to_jsonb(p) - '{kode_toko,isi,ke_batal,luar}'::text[] || jsonb_build_object(
    'pelanggan', jsonb_build_object('jenis', p.jenis_pelanggan, 'kode_member', p.kode_member, 'nama', p.nama, 'no_hp',
    p.no_hp, 'alamat', p.alamat),
    'sisa_bayar', case when p.status in ('OPEN', 'DONE') then p.grand_total - p.uang_titip else 0 end,
    'nama_sales', coalesce((select s.nama_sales from sales s
    where s.kode_toko = p.kode_toko and s.kode_sales = p.kode_sales), ''),
    'cetak', ${timesPrintedSql('titipan', 'p.kode_toko', 'p.no_titip')},
    'barang', (select coalesce(jsonb_agg(to_jsonb(b) - '{kode_toko,no_titip}'::text[] order by b.baris), '[]')
               from titipan_barang b where b.kode_toko = p.kode_toko and b.no_titip = p.no_titip)
  ) as dokumen
  from titipan p where p.kode_toko = $1 and p.no_titip = $2`;
