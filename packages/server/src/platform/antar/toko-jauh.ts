import type { Services } from '../context.ts';
import type { Sql } from '../database/tx.ts';

/** A shop of the chain that another server keeps. */
export interface TokoJauh {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly level: 'PUSAT' | 'CABANG';
  readonly portal: string;
  /** With what both servers sign. */
  readonly kunci: string;
}

interface Row extends Omit<TokoJauh, 'kunci'> {
  readonly kunci_portal: string;
}

/** Where the key of a shop's address is sealed for. */
const tempat = (kode_toko: string): string => `${kode_toko}/toko/kunci_portal`;

// A shop that has a day of its own is kept here, whatever its record says of an address.
const SQL = `select t.kode_toko, t.nama_toko, t.level, t.portal, t.kunci_portal from toko t
  where t.status_aktif and t.kunci_portal <> '' and t.portal <> ''
    and not exists (select from hari_toko h where h.kode_toko = t.kode_toko)`;

const dibuka = ({ secrets }: Pick<Services, 'secrets'>, { kunci_portal, ...toko }: Row): readonly TokoJauh[] => {
  const kunci = secrets.open(kunci_portal, tempat(toko.kode_toko));
  return kunci === undefined ? [] : [{ ...toko, portal: toko.portal.replace(/\/+$/, ''), kunci }];
};

/** The shop of that code, where another server keeps it and both can sign; else nothing. */
export async function tokoJauh(
  sql: Sql,
  services: Pick<Services, 'secrets'>,
  kode_toko: string,
): Promise<TokoJauh | undefined> {
  const row = await sql.maybe<Row>(`${SQL} and t.kode_toko = $1`, [kode_toko]);
  return row && dibuka(services, row)[0];
}

/** Every branch that another server keeps: those that can be asked, and those whose key is lost here. */
export async function cabangLuar(sql: Sql, services: Pick<Services, 'secrets'>) {
  const rows = await sql.query<Row>(`${SQL} and t.level = 'CABANG' order by t.kode_toko`);
  const jauh = rows.flatMap((row) => dibuka(services, row));
  const terbaca = new Set(jauh.map(({ kode_toko }) => kode_toko));
  return { jauh, tertutup: rows.filter(({ kode_toko }) => !terbaca.has(kode_toko)) };
}

/** Every shop of the chain that is kept here, or that another server keeps and that can be asked. */
export const tokoKenal = (sql: Sql): Promise<Pick<TokoJauh, 'kode_toko' | 'nama_toko'>[]> =>
  sql.query(
    `select t.kode_toko, t.nama_toko from toko t where t.status_aktif
       and (exists (select from hari_toko h where h.kode_toko = t.kode_toko) or t.kunci_portal <> '' and t.portal <> '')
     order by t.kode_toko`,
  );

/** Every branch that another server keeps and that can be asked. */
export const cabangJauh = async (sql: Sql, services: Pick<Services, 'secrets'>): Promise<readonly TokoJauh[]> =>
  (await cabangLuar(sql, services)).jauh;

/** Whether a shop's record says that another server keeps it, be its key readable or not. */
export async function diServerLain(sql: Sql, kode_toko: string): Promise<boolean> {
  const row = await sql.maybe(`${SQL} and t.kode_toko = $1`, [kode_toko]);
  return row !== undefined;
}
