import type { Kind } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Sql, Tx } from '../../platform/database/tx.ts';
import { quoted } from '../resource.sql.ts';
import type { Done, Paper } from './kind.ts';
import { columnsOf, storedJoin } from './table.ts';

const HEAD = `d.nomor, d.tgl, d.status, d.versi, d.isi, d.sisa, d.saldo, d.total, d.kode_sales, d.kode_member, d.nama,
  d.no_hp, d.alamat, d.keterangan`;
const CAUSE = `(select p.sebab_nomor from perbuatan p where p.kode_toko = d.kode_toko and p.jenis = d.jenis
  and p.nomor = d.nomor and p.ke = 1) as sebab`;

type HeadRow = Omit<Paper<Kind>, 'kepala'>;

/** What stands before the names of the kind's own columns, where they are read beside the head's. */
const OWN = 'k.';

/**
 * Holds a paper until the end of the transaction. Head and own columns are read in one statement; where that had to
 * wait for somebody who changed the paper meanwhile, it sees the new head beside the old rows, finds no fit, and the
 * own columns are read behind the lock.
 * @throws Problem `dokumen_tidak_ditemukan`
 */
export async function holdPaper(tx: Tx, kind: Kind, kode_toko: string, nomor: string): Promise<Paper<Kind>> {
  const { stored } = kind;
  const own = Object.keys(stored?.fields ?? {});
  const at = [kode_toko, kind.key, nomor];
  const whole =
    stored &&
    (await tx.maybe<HeadRow & Readonly<Record<string, unknown>>>(
      `select ${HEAD}, ${CAUSE}, ${own.map((name) => `k.${quoted(name)} as "${OWN}${name}"`).join(', ')}
       from dokumen d ${storedJoin(stored)}
       where d.kode_toko = $1 and d.jenis = $2 and d.nomor = $3 for update of d`,
      at,
    ));
  if (whole) return { ...whole, kepala: Object.fromEntries(own.map((name) => [name, whole[`${OWN}${name}`]])) };
  const head = await tx.maybe<HeadRow>(
    `select ${HEAD}, ${CAUSE} from dokumen d where d.kode_toko = $1 and d.jenis = $2 and d.nomor = $3 for update`,
    at,
  );
  if (!head) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  return { ...head, kepala: await storedOf(tx, kind, kode_toko, head) };
}

/** Head columns of the kind's own, of a paper that is held. */
async function storedOf(sql: Sql, { stored }: Kind, kode_toko: string, { nomor, isi }: HeadRow): Promise<object> {
  if (!stored) return {};
  return sql.one<object>(
    `select ${columnsOf('k', stored.fields)} from ${quoted(stored.table)} k
     where k.kode_toko = $1 and k.nomor = $2 and k.ke = $3`,
    [kode_toko, nomor, isi],
  );
}

/** Condition on a deed `p`: neither taken back, nor booked by one that was. */
export const NOT_TAKEN_BACK = `not exists (select from perbuatan b where b.kode_toko = p.kode_toko
    and b.jenis = p.jenis and b.nomor = p.nomor and b.membalik = p.ke)
  and not exists (select from perbuatan v join perbuatan b on b.kode_toko = v.kode_toko and b.jenis = v.jenis
    and b.nomor = v.nomor and b.membalik = v.ke
    where v.kode_toko = p.kode_toko and v.jenis = p.jenis and v.nomor = p.nomor and v.atas = p.ke)`;

/**
 * The deeds of a paper that stand, the last one first: neither taken back nor taking back, nor booked by one that was
 * taken back.
 */
export const standingDeeds = (tx: Tx, kind: Kind, kode_toko: string, nomor: string): Promise<Done[]> =>
  tx.query<Done>(
    `select p.ke, p.aksi, p.tgl, p.user_id, p.status, p.isi, p.sisa, p.membukukan, p.menunggu, p.atas, p.laci,
       p.dari, p.sebab_nomor
     from perbuatan p
     where p.kode_toko = $1 and p.jenis = $2 and p.nomor = $3 and p.membalik is null
       and ${NOT_TAKEN_BACK}
     order by p.ke desc`,
    [kode_toko, kind.key, nomor],
  );

/** Who brought a paper to where it is. */
export async function lastUser(tx: Tx, kind: Kind, kode_toko: string, { nomor, versi }: HeadRow): Promise<string> {
  const { user_id } = await tx.one<{ user_id: string }>(
    `select user_id from perbuatan where kode_toko = $1 and jenis = $2 and nomor = $3 and ke = $4`,
    [kode_toko, kind.key, nomor, versi],
  );
  return user_id;
}

/** What a deed is called in the books. */
export const deedName = (key: string): string => key.toUpperCase();
