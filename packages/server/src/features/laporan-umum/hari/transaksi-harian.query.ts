import type { ReportQuery } from '../../../engine/report/query.ts';
import { awalSql } from './kas.sql.ts';

const masukKeluar = (akun: 'KAS' | 'BANK', name: 'greatest' | 'least', sign: '' | '-'): string =>
  `nullif(${sign}sum(${name}(jumlah, 0)) filter (where akun = '${akun}'), 0)`;

/** What came and went until a row, in its order. */
const sampai = (name: 'kas' | 'bank'): string =>
  `sum(coalesce(${name}_masuk, 0) - coalesce(${name}_keluar, 0)) over urutan`;

/**
 * A day begins with what the day before ended with, out of the daily balances, and goes on category by category. What
 * one posting moves between drawers, or between accounts, under one category comes to nothing.
 */
export const transaksiHarian: ReportQuery<'transaksi-harian'> = ({ shop }, filter) => ({
  text: `with gerak as (
      select tgl, kategori, ${masukKeluar('KAS', 'greatest', '')} as kas_masuk, ${masukKeluar('KAS', 'least', '-')} as kas_keluar,
        ${masukKeluar('BANK', 'greatest', '')} as bank_masuk, ${masukKeluar('BANK', 'least', '-')} as bank_keluar
      from (
        select e.tgl, e.akun, e.kategori, sum(e.jumlah) as jumlah from entri e
        where e.kode_toko = $1 and e.akun in ('KAS', 'BANK') and e.aset = 'IDR' and e.tgl between $2 and $3
        group by e.tgl, e.posting_id, e.akun, e.kategori
      ) g where jumlah <> 0 group by tgl, kategori
    ), baris as (
      select 1 as urut, * from gerak
      union all
      select 0, tgl, 'SALDO AWAL', null, null, null, null from (select tgl from gerak union select $2::date) h
    )
    select tgl, kategori, kas_masuk, kas_keluar,
      ${awalSql('KAS')} + ${sampai('kas')} as saldo_kas, bank_masuk, bank_keluar,
      ${awalSql('BANK')} + ${sampai('bank')} as saldo_bank
    from baris window urutan as (order by tgl, urut, kategori)
    order by tgl, urut, kategori`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to],
});
