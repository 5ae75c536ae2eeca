import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Sql } from '../../platform/database/tx.ts';

/** Days before an instalment is due on which somebody is reminded, and the day it is late (domain guide, part 2 §9). */
const HARI = [3, -1] as const;

interface Diingatkan {
  readonly nomor: string;
  readonly nama: string;
  readonly no_hp: string;
  readonly jatuh_tempo: string;
  readonly jumlah: Dec;
  readonly hari: number;
}

/** Instalments that are open, of which somebody is reminded on this day. */
export const cicilanDiingatkan = (sql: Sql, kode_toko: string, hari: string): Promise<Diingatkan[]> =>
  sql.query<Diingatkan>(
    `select c.no_faktur_cicil as nomor, c.nama, c.no_hp, a.jatuh_tempo, a.jumlah - a.dibayar as jumlah,
       (a.jatuh_tempo - $2::date)::integer as hari
     from cicilan c join cicilan_angsuran a on a.kode_toko = c.kode_toko and a.no_faktur_cicil = c.no_faktur_cicil
     where c.kode_toko = $1 and c.status = 'AKTIF' and a.dibayar < a.jumlah
       and a.jatuh_tempo - $2::date = any($3::integer[])
     order by c.no_faktur_cicil, a.jatuh_tempo`,
    [kode_toko, hari, HARI],
  );
