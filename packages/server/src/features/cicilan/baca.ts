import { initialValue } from '@kilau/contract/modules.ts';
import { timesPrintedSql } from '../../engine/print/log.ts';
import { orangSql } from '../../trade/nota/kertas-nota.ts';

const TENGGANG = `coalesce((select s.value::integer from para_system s where s.kode_toko = p.kode_toko
    and s.key = 'CICILAN_TENGGANG_HARI'), ${initialValue('CICILAN_TENGGANG_HARI')})`;

/** Months that have begun since an instalment `a` was due, on the shop's day; none within the days of grace. */
const BULAN = `case when h.tgl_system <= a.jatuh_tempo + ${TENGGANG} then 0 else (
    select count(*) from generate_series(0, ((extract(year from h.tgl_system) - extract(year from a.jatuh_tempo)) * 12
      + extract(month from h.tgl_system) - extract(month from a.jatuh_tempo))::integer) k
    where (a.jatuh_tempo + make_interval(months => k))::date < h.tgl_system) end`;

/** Fines up to today, and what pays everything today: as `tagihanCicilan` and `lunasiCepat` work them out. */
const HARI_INI = `select jsonb_build_object('denda', coalesce(sum(t.denda), 0),
      'bayar_lunas', coalesce(sum(t.denda + t.sisa)
        - floor(sum(t.sisa) filter (where t.belum) * p.potongan_pelunasan_persen / 100), sum(t.denda + t.sisa), 0))
    from hari_toko h cross join lateral (
      select a.jumlah - a.dibayar as sisa, a.jatuh_tempo > h.tgl_system as belum,
        a.denda + ceil((a.jumlah - a.dibayar) * greatest(0, ${BULAN} - a.bulan) * p.denda_persen / 100) as denda
      from cicilan_angsuran a
      where a.kode_toko = p.kode_toko and a.no_faktur_cicil = p.no_faktur_cicil and p.status = 'AKTIF'
    ) t
    where h.kode_toko = p.kode_toko`;

/** The whole paper as JSON, put together by the database in one statement; `$1` shop, `$2` number. */
export const BACA_SQL = `select to_jsonb(p) - '{kode_toko,isi,saldo}'::text[] || jsonb_build_object(
    ${orangSql('p')},
    'kelebihan', case when p.status = 'LELANG' then -p.saldo else 0 end,
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
  ) || (${HARI_INI}) as dokumen
  from cicilan p where p.kode_toko = $1 and p.no_faktur_cicil = $2`;
