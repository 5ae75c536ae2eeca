import { GERAK_KELUAR, GERAK_MASUK } from '@kilau/contract/features/laporan-umum/hari/eod.report.ts';
import { TEMPAT_EMAS } from '@kilau/contract/trade/gudang/tempat-emas.ts';
import type { ReportQuery, Statement } from '../../../engine/report/query.ts';
import { EMBER, EMBER_JOIN } from '../chain.sql.ts';
import { saldoPada } from '../saldo-pada.sql.ts';
import { bulat } from '../../../trade/gudang/bulat.sql.ts';
import { AKUN_EMAS, TEMPAT } from '../../../trade/gudang/tempat-emas.sql.ts';

const MASUK: readonly string[] = GERAK_MASUK;
const GERAK = [...GERAK_MASUK, ...GERAK_KELUAR];
/** Grams of gold that is the shop's. */
const EMAS = `akun in (${AKUN_EMAS}) and aset like 'EMAS:%'`;

/**
 * What a posting did to gold in a place under one category. Of sales and purchases a cancel is told apart; of all else
 * it counts against what it takes back. A category that is none of these, whichever it is, came in or went out.
 */
const GOLONGAN = `case
        when kategori like 'BATAL PENJUALAN%' then 'batal_jual' when kategori like 'PENJUALAN%' then 'jual'
        when kategori like 'BATAL PEMBELIAN%' then 'batal_beli' when kategori like 'PEMBELIAN%' then 'beli'
        when asal like 'HANCUR%' then 'hancur'
        when asal like 'WASTING%' then 'wasting'
        when (asal like 'TAMBAH BARANG%' or asal = 'SALDO AWAL') and arah = 1 then 'tambah'
        when (asal like 'PENERIMAAN%' or asal like 'TERIMA%') and arah = 1 then 'terima'
        when asal like 'KIRIM%' and arah = -1 then 'kirim'
        when jumlah > 0 then 'pindah_masuk' else 'pindah_keluar' end`;
const adds = (name: string): boolean => MASUK.includes(name);

/**
 * Opening and closing of each place and purity out of the balances; what happened in between out of the entries of the
 * days. What stays within a place has not moved.
 */
const GRAM_SQL = `with gerak as (
      select tempat, kadar, ${GERAK.map(
        (name) => `sum(${adds(name) ? '' : '-'}jumlah) filter (where golongan = '${name}') as ${name}`,
      ).join(', ')}
      from (
        select *, ${GOLONGAN} as golongan from (
          select *, regexp_replace(kategori, '^BATAL ', '') as asal,
            case when kategori like 'BATAL %' then -sign(jumlah) else sign(jumlah) end as arah
          from (
            select ${TEMPAT} as tempat, substr(e.aset, 6)::numeric as kadar, e.kategori, sum(e.jumlah) as jumlah
            from posting p join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
            where p.kode_toko = $1 and p.tgl between $2 and $3 and e.tgl between $2 and $3 and e.akun in (${AKUN_EMAS})
              and e.aset like 'EMAS:%'
            group by p.id, e.kode_barcode, 1, 2, e.kategori having sum(e.jumlah) <> 0
          ) e
        ) e
      ) e group by tempat, kadar
    ), saldo_tempat as (
      select ${TEMPAT} as tempat, substr(aset, 6)::numeric as kadar, sum(awal) as awal, sum(awal + gerak) as akhir
      from (
        select akun, kode_gudang, aset, jumlah as awal, 0 as gerak
        from (${saldoPada('akun, kode_gudang, aset', EMAS, '$2::date')}) a
        union all
        select akun, kode_gudang, aset, 0, sum(masuk - keluar) from saldo_hari
        where kode_toko = $1 and ${EMAS} and tgl between $2 and $3 group by akun, kode_gudang, aset
      ) s group by 1, 2
    ), gram as (
      select s.*, ${GERAK.map((name) => `coalesce(g.${name}, 0) as ${name}`).join(', ')}
      from saldo_tempat s left join gerak g using (tempat, kadar)
      where s.awal <> 0 or s.akhir <> 0 or g.tempat is not null
    )`;

const URUT_TEMPAT = `array_position(array[${TEMPAT_EMAS.map((name) => `'${name}'`).join(', ')}], tempat)`;
const SEMUA = ['awal', ...GERAK, 'akhir'];
const didalam = (from: string): string =>
  `(select $1::text as kode_toko) t cross join lateral (${from}) n ${EMBER_JOIN}`;
/** The bucket's own figure, a purity outside all of them as it is. */
const LAPOR = 'coalesce(e.kadar_lapor, n.kadar) as kadar_lapor';

const KADAR_SQL = `${GRAM_SQL}
    select tempat, nama_kadar_eod, kadar_lapor, ${SEMUA.join(', ')}, ${bulat('murni')} as berat_murni
    from (
      select tempat, nama_kadar_eod, kadar_lapor, min(urutan) as urutan, ${SEMUA.map((name) =>
        name === 'awal' || name === 'akhir' ? `sum(${name}) as ${name}` : `nullif(sum(${name}), 0) as ${name}`,
      ).join(', ')}, sum(akhir * kadar / 100) as murni
      from (select n.*, ${EMBER}, ${LAPOR} from ${didalam('select * from gram')}) h
      group by tempat, nama_kadar_eod, kadar_lapor
    ) h
    window urut as (order by ${URUT_TEMPAT}, urutan, kadar_lapor desc, nama_kadar_eod rows unbounded preceding)
    order by ${URUT_TEMPAT}, urutan, kadar_lapor desc, nama_kadar_eod`;

/** Fine gold place by place; what was sold and not bought is left to buy back. */
const MURNI_SQL = `${GRAM_SQL}
    select tempat, ${SEMUA.join(', ')}, jual - batal_jual - beli + batal_beli as beli_kembali
    from (
      select tempat, ${SEMUA.map((name) => `${bulat(name)} as ${name}`).join(', ')}
      from (
        select tempat, ${SEMUA.map((name) => `sum(${name} * kadar / 100) as ${name}`).join(', ')}
        from gram group by tempat
      ) g window urut as (order by ${URUT_TEMPAT} rows unbounded preceding)
    ) h order by ${URUT_TEMPAT}`;

/** Pledged goods are kept as assets of their own, so that they are in no total. */
const JAMINAN_SQL = `with semua as (
      select substr(aset, 9)::numeric as kadar, sum(kini - sejak) as awal, sum(masuk) as masuk, sum(keluar) as keluar,
        sum(kini - sesudah) as akhir
      from (
        select aset, jumlah as kini, 0 as sejak, 0 as sesudah, 0 as masuk, 0 as keluar from saldo
        where kode_toko = $1 and akun = 'JAMINAN' and aset like 'JAMINAN:%' and aset <> 'JAMINAN:PCS'
        union all
        select aset, 0, masuk - keluar, case when tgl > $3 then masuk - keluar else 0 end,
          case when tgl <= $3 then masuk else 0 end, case when tgl <= $3 then keluar else 0 end
        from saldo_hari where kode_toko = $1 and akun = 'JAMINAN' and aset like 'JAMINAN:%' and aset <> 'JAMINAN:PCS' and tgl >= $2
      ) s group by aset
    )
    select nama_kadar_eod, kadar_lapor, awal, masuk, keluar, akhir, ${bulat('murni')} as berat_murni
    from (
      select nama_kadar_eod, kadar_lapor, min(urutan) as urutan, sum(awal) as awal, sum(masuk) as masuk,
        sum(keluar) as keluar, sum(akhir) as akhir, sum(akhir * kadar / 100) as murni
      from (
        select n.*, ${EMBER}, ${LAPOR}
        from ${didalam('select * from semua')}
      ) h where awal <> 0 or masuk <> 0 or keluar <> 0
      group by nama_kadar_eod, kadar_lapor
    ) h window urut as (order by urutan, kadar_lapor desc, nama_kadar_eod rows unbounded preceding)
    order by urutan, kadar_lapor desc, nama_kadar_eod`;

export const eod: ReportQuery<'eod'> = ({ shop }, filter) => {
  const of = (text: string): Statement => ({ text, values: [shop.kode_toko, filter.tgl_from, filter.tgl_to] });
  return { kadar: of(KADAR_SQL), murni: of(MURNI_SQL), jaminan: of(JAMINAN_SQL) };
};
