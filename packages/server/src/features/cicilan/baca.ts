import { timesPrintedSql } from '../../engine/print/log.ts';

/** The whole paper as JSON, put together by the database in one statement; `$1` shop, `$2` number. */
export const BACA_SQL = `select to_jsonb(p) - '{kode_toko,isi,saldo}'::text[] || jsonb_build_object(
    'pelanggan', jsonb_build_object('jenis', p.jenis_pelanggan, 'kode_member', p.kode_member, 'nama', p.nama,
      'no_hp', p.no_hp, 'alamat', p.alamat),
    'kelebihan', case when p.status = 'LELANG' then -p.saldo else 0 end,
    'nama_sales', coalesce((select s.nama_sales from sales s
      where s.kode_toko = p.kode_toko and s.kode_sales = p.kode_sales), ''),
    'no_penjualan', coalesce((select u.nomor from pembayaran u join dokumen f on f.kode_toko = u.kode_toko
        and f.jenis = u.jenis and f.nomor = u.nomor and f.status <> 'CANC'
      where u.kode_toko = p.kode_toko and u.sumber_jenis = 'cicilan' and u.sumber = p.no_faktur_cicil
      order by u.nomor desc limit 1), ''),
    'cetak', ${timesPrintedSql('cicilan', 'p.kode_toko', 'p.no_faktur_cicil')},
    'barang', (select coalesce(jsonb_agg(to_jsonb(b) - '{kode_toko,no_faktur_cicil}'::text[] order by b.baris), '[]')
               from cicilan_barang b where b.kode_toko = p.kode_toko and b.no_faktur_cicil = p.no_faktur_cicil),
    'tagihan', (select coalesce(jsonb_agg(to_jsonb(a) - '{kode_toko,no_faktur_cicil,status}'::text[]
                  order by a.angsuran), '[]')
                from cicilan_angsuran a where a.kode_toko = p.kode_toko and a.no_faktur_cicil = p.no_faktur_cicil)
  ) as dokumen
  from cicilan p where p.kode_toko = $1 and p.no_faktur_cicil = $2`;
