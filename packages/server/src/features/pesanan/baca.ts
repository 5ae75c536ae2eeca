import { timesPrintedSql } from '../../engine/print/log.ts';
import { orangSql } from '../../trade/nota/kertas-nota.ts';

/** The whole order as JSON, put together by the database in one statement; `$1` shop, `$2` number. */
export const BACA_SQL = `select to_jsonb(p) - '{kode_toko,isi,ke_batal,luar}'::text[] || jsonb_build_object(
    ${orangSql('p')},
    'sisa_bayar', case when p.status in ('OPEN', 'DONE', 'SELESAI') then p.nilai - p.jumlah_bayar else 0 end,
    'nama_tukang', coalesce((select k.nama_tukang from tukang k
    where k.kode_toko = p.kode_toko and k.kode_tukang = p.kode_tukang), ''),
    'cetak', ${timesPrintedSql('pesanan', 'p.kode_toko', 'p.no_pesanan')},
    'barang', (select coalesce(jsonb_agg(to_jsonb(b) - '{kode_toko,no_pesanan,ke_jadi}'::text[] order by b.baris), '[]')
               from pesanan_barang b where b.kode_toko = p.kode_toko and b.no_pesanan = p.no_pesanan),
    'contoh', (select coalesce(jsonb_agg(to_jsonb(c) - '{kode_toko,no_pesanan,ke_kembali}'::text[]
                 || jsonb_build_object('kembali', c.ke_kembali is not null) order by c.baris), '[]')
               from pesanan_contoh c where c.kode_toko = p.kode_toko and c.no_pesanan = p.no_pesanan)
  ) as dokumen
  from pesanan p where p.kode_toko = $1 and p.no_pesanan = $2`;
