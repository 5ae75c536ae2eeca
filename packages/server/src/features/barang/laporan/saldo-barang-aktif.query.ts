import { NILAI } from '../../../ledger/entry.ts';
import type { ReportQuery } from '../../../engine/report/query.ts';
import { bulat } from '../../../trade/gudang/bulat.sql.ts';

/**
 * Where goods stand whose pieces were not entered yet: in no gudang. It is called like their account, and not like any
 * gudang.
 */
const TERIMA = '(TERIMA)';

const pada = (akun: string, nilai: string): string => `case when i.akun = '${akun}' then ${nilai} end`;

/**
 * Pieces and what they cost carry no purity in the balances, so they join their grams by place, group and type; pure
 * gold is grams by purity. Goods received stand in a group and in columns of their own, where no gudang or tray was
 * asked for.
 */
export const saldoBarangAktif: ReportQuery<'saldo-barang-aktif'> = ({ shop }, filter) => ({
  text: `with isi as (
      select akun, case akun when 'TERIMA' then '${TERIMA}' else kode_gudang end as kode_gudang, kode_group, kode_dept,
        coalesce(sum(jumlah) filter (where aset = 'PCS'), 0)::bigint as jumlah,
        coalesce(sum(jumlah) filter (where aset like 'EMAS:%'), 0) as berat,
        coalesce(sum(jumlah * case when akun = 'STOK' and aset like 'EMAS:%' then substring(aset from 6)::numeric end), 0)
          / 100 as murni,
        coalesce(sum(jumlah) filter (where aset = '${NILAI}'), 0) as nilai
      from saldo
      where kode_toko = $1 and akun in ('STOK', 'TERIMA') and ($2::text is null or kode_gudang = $2)
        and ($3::text is null or kode_baki = $3)
        and ($5::text is null or kode_group = $5) and ($6::text is null or kode_dept = $6)
      group by 1, 2, 3, 4
      having bool_or(jumlah <> 0)
    )
    select i.kode_gudang, coalesce(nullif(g.nama_gudang, i.kode_gudang), '') as nama_gudang, i.kode_group, k.nama_group,
      k.kadar, i.kode_dept, d.nama_dept,
      ${pada('STOK', 'i.jumlah')} as jumlah, ${pada('STOK', 'i.berat')} as berat,
      ${pada('STOK', bulat('i.murni'))} as berat_murni,
      ${pada('STOK', 'i.nilai')} as nilai,
      ${pada('TERIMA', 'i.jumlah')} as qty_terima, ${pada('TERIMA', 'i.berat')} as berat_terima
    from isi i
    join kelompok k on k.kode_toko = $1 and k.kode_group = i.kode_group
    join jenis d on d.kode_toko = $1 and d.kode_dept = i.kode_dept
    left join gudang g on g.kode_toko = $1 and g.kode_gudang = i.kode_gudang
    where ($4::text is null or k.jenis_group = $4)
    window urut as (order by i.kode_gudang, i.kode_group, i.kode_dept rows unbounded preceding)
    order by i.kode_gudang, i.kode_group, i.kode_dept`,
  values: [
    shop.kode_toko,
    filter.kode_gudang,
    filter.kode_baki,
    filter.jenis_group,
    filter.kode_group,
    filter.kode_dept,
  ],
});
