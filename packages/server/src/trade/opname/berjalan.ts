import type { Sql } from '../../platform/database/tx.ts';

/** A count that has begun and not ended. */
export interface OpnameBerjalan {
  readonly no_opname: string;
  /** The page on which it is ended. */
  readonly halaman: string;
}

const BERJALAN_SQL = `select no_opname, case jenis when 'RFID' then '/stock-opname-rfid' else '/stock-opname' end as
    halaman from stock_opname where kode_toko = $1 and status = 'AKTIF'
  union all select no_opname, '/stock-opname-global' from opname_global where kode_toko = $1 and status = 'AKTIF'
  union all select no_opname, '/stock-opname-hutang' from opname_hutang where kode_toko = $1 and status = 'AKTIF'
  union all
  select no_opname, '/stock-opname-penerimaan' from opname_penerimaan where kode_toko = $1 and status = 'AKTIF'
  order by no_opname`;

/** The pages on which counts of any sort are ended. */
export const HALAMAN_OPNAME: readonly string[] = [
  '/stock-opname',
  '/stock-opname-rfid',
  '/stock-opname-global',
  '/stock-opname-hutang',
  '/stock-opname-penerimaan',
];

/** Counts under way in a shop, of every sort. */
export const opnameBerjalan = (sql: Sql, kode_toko: string): Promise<OpnameBerjalan[]> =>
  sql.query<OpnameBerjalan>(BERJALAN_SQL, [kode_toko]);
