import { NOT_TAKEN_BACK } from '../../engine/paper/held.ts';
import type { Sql } from '../../platform/database/tx.ts';

/** So many days back it is told what waits, unless somebody asks for other days. */
export const HARI_NON_CASH = 31;

/**
 * Payments of customers that were booked to an account between two days and stand, with their check. Money that the
 * shop itself moves to a bank is none: who types it has seen it there. `$1` is the shop.
 */
export const nonCashSql = (
  dari: string,
  sampai: string,
): string => `select u.jenis as jenis_dokumen, u.nomor as no_dokumen, u.ke as ke_bayar,
    u.baris as baris_bayar, p.tgl, p.user_id, u.cara, u.sub as no_rekening, u.no_kartu, u.jumlah, u.fee,
    u.jumlah - u.fee as seharusnya, coalesce(c.hasil, 'BELUM') as keadaan, c.jumlah_masuk, c.selisih, c.sebab,
    c.nomor as no_cek, c.dibuat_oleh as dicek_oleh
  from perbuatan p
  join pembayaran u on u.kode_toko = p.kode_toko and u.jenis = p.jenis and u.nomor = p.nomor
    and u.ke = coalesce(p.atas, p.ke)
  left join lateral (
    select k.hasil, k.selisih, k.sebab, d.nomor, d.dibuat_oleh, d.total as jumlah_masuk from cek_non_cash k
    join dokumen d on d.kode_toko = k.kode_toko and d.jenis = 'cek-non-cash' and d.nomor = k.nomor
    where k.kode_toko = u.kode_toko and k.jenis_dokumen = u.jenis and k.no_dokumen = u.nomor and k.ke_bayar = u.ke
      and k.baris_bayar = u.baris and d.status = 'DONE' limit 1) c on true
  where p.kode_toko = $1 and p.tgl between ${dari} and ${sampai} and not p.menunggu and p.membalik is null
    and u.akun = 'BANK' and u.arah = 'MASUK' and u.cara in ('DEBET', 'CREDIT', 'TRANSFER', 'QRIS')
    and u.jenis not like 'uang-%' and u.jenis not like 'mutasi%' and u.jenis <> 'cek-non-cash'
    and ${NOT_TAKEN_BACK}`;

const HARI_INI = '(select h.tgl_system from hari_toko h where h.kode_toko = $1)';

/** Payments of the last month that nobody has found on their account yet: so many, and a few of their papers. */
export const nonCashBelum = (
  sql: Sql,
  kode_toko: string,
  sedikit: number,
): Promise<{ readonly jumlah: number; readonly contoh: readonly string[] }> =>
  sql.one(
    `select count(*)::int as jumlah, coalesce((array_agg(distinct n.no_dokumen order by n.no_dokumen))[:$2::int], '{}')
       as contoh
     from (${nonCashSql(`${HARI_INI} - ${HARI_NON_CASH}`, HARI_INI)}) n where n.keadaan = 'BELUM'`,
    [kode_toko, sedikit],
  );
