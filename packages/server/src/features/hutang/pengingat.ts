import type { Diingatkan, SumberPengingat } from '../../trade/pelanggan/diingatkan.ts';

/** Days before the due day on which somebody is reminded of a loan, and the one after it (domain guide, part 2 §9). */
const HARI = [7, 1, -1] as const;

/** Loans that run, of which somebody is reminded on this day. */
export const hutangDiingatkan: SumberPengingat = (sql, kode_toko, hari) =>
  sql.query<Diingatkan>(
    `select no_faktur_hutang as nomor, nama_customer as nama, no_hp, jatuh_tempo, sisa_hutang as jumlah,
       (jatuh_tempo - $2::date)::integer as hari
     from hutang_kini
     where kode_toko = $1 and status = 'AKTIF' and jatuh_tempo - $2::date = any($3::integer[])
     order by no_faktur_hutang`,
    [kode_toko, hari, HARI],
  );
