import type { Diingatkan, SumberPengingat } from '../../trade/pelanggan/diingatkan.ts';

/** Days before an instalment is due on which somebody is reminded, and the day it is late (domain guide, part 2 §9). */
const HARI = [3, -1] as const;

/** Instalments that are open, of which somebody is reminded on this day. */
export const cicilanDiingatkan: SumberPengingat = (sql, kode_toko, hari) =>
  sql.query<Diingatkan>(
    `select c.no_faktur_cicil as nomor, c.nama, c.no_hp, a.jatuh_tempo, a.jumlah - a.dibayar as jumlah,
       (a.jatuh_tempo - $2::date)::integer as hari
     from cicilan c join cicilan_angsuran a on a.kode_toko = c.kode_toko and a.no_faktur_cicil = c.no_faktur_cicil
     where c.kode_toko = $1 and c.status = 'AKTIF' and a.dibayar < a.jumlah
       and a.jatuh_tempo - $2::date = any($3::integer[])
     order by c.no_faktur_cicil, a.jatuh_tempo`,
    [kode_toko, hari, HARI],
  );
