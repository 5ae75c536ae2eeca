import { Dec } from '@kilau/contract/core/dec.ts';
import { BEGINNING, type Kind } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Sql, Tx } from '../../platform/database/tx.ts';
import { quoted } from '../resource.sql.ts';
import type { Beside, Done, HeldPaper, Payment, Plan } from './kind.ts';
import { PAYMENT_COLUMNS } from './seal.ts';
import { columnsOf, storedJoin, type Row } from './table.ts';

const HEAD = `d.nomor, d.tgl, d.status, d.versi, d.isi, d.sisa, d.saldo, d.total, d.kode_sales, d.kode_member, d.nama,
  d.no_hp, d.alamat, d.keterangan, d.dibuat_oleh, d.dibuat_pada, a.segel, a.user_id as oleh`;
/** What a deed is called in the books. */
export const deedName = (key: string): string => key.toUpperCase();

/** The paper whose deed made a paper `d`, as `sebab`; of one that has come of another and lives by itself, none. */
export const CAUSE = `(select p.sebab_nomor from perbuatan p where p.kode_toko = d.kode_toko and p.jenis = d.jenis
  and p.nomor = d.nomor and p.ke = 1 and p.aksi <> '${deedName(BEGINNING)}') as sebab`;

/** What stands before the names of the kind's own columns, where they are read beside the head's. */
const OWN = 'k.';

/** Condition on a deed `p`: neither taken back, nor booked by one that was. */
export const NOT_TAKEN_BACK = `not exists (select from perbuatan b where b.kode_toko = p.kode_toko
    and b.jenis = p.jenis and b.nomor = p.nomor and b.membalik = p.ke)
  and not exists (select from perbuatan v join perbuatan b on b.kode_toko = v.kode_toko and b.jenis = v.jenis
    and b.nomor = v.nomor and b.membalik = v.ke
    where v.kode_toko = p.kode_toko and v.jenis = p.jenis and v.nomor = p.nomor and v.atas = p.ke)`;

/** Condition on the deed `p` that made a paper `d`. */
export const MADE = 'p.kode_toko = d.kode_toko and p.jenis = d.jenis and p.nomor = d.nomor and p.ke = 1';

/** Condition on the deed `b` that has taken the making of a paper `d` back. */
export const UNMADE = 'b.kode_toko = d.kode_toko and b.jenis = d.jenis and b.nomor = d.nomor and b.membalik = 1';

const byLines = ({ deeds }: Kind): boolean => Object.values(deeds).some(({ by }) => by === 'lines');
/** Tables whose lines have names. */
const namedLines = ({ lines }: Kind): readonly { readonly table: string; readonly key: string }[] =>
  Object.values(lines).flatMap(({ table, key }) => (key === undefined ? [] : [{ table, key }]));

/** A line as deeds are told apart by. */
const lineName = (table: string, name: unknown): string => `${table}/${String(name)}`;

/** Of a kind whose deeds are taken back line by line: the lines that a deed `p` names, and what was open before it. */
const linesOfDeed = (kind: Kind): string =>
  byLines(kind)
    ? `, (select coalesce(jsonb_agg(l.nama), '[]') from (${namedLines(kind)
        .map(
          ({ table, key }) => `select '${lineName(table, '')}' || t.${quoted(key)}::text as nama from ${quoted(table)} t
            where t.kode_toko = p.kode_toko and t.nomor = p.nomor and t.ke = p.ke`,
        )
        .join(' union all ')}) l where l.nama is not null) as baris,
      (select q.sisa::text from perbuatan q where q.kode_toko = p.kode_toko and q.jenis = p.jenis
        and q.nomor = p.nomor and q.ke = p.ke - 1) as semula`
    : '';

/** The same of a deed that has just been worked out. */
export const linesNamed = (kind: Kind, { baris = {} }: Plan<Kind>, semula = Dec.zero): Pick<Done, 'baris' | 'semula'> =>
  byLines(kind)
    ? {
        semula,
        baris: Object.entries(kind.lines).flatMap(([name, { table, key }]) =>
          key === undefined
            ? []
            : ((baris as Readonly<Record<string, readonly Row[]>>)[name] ?? []).map((row) => lineName(table, row[key])),
        ),
      }
    : {};

/** The deeds of a paper `d` that stand, the last one first, as `perbuatan`. */
export const standingSql = (kind: Kind): string => `(select coalesce(jsonb_agg(to_jsonb(s) order by s.ke desc), '[]')
  from (select p.ke, p.aksi, p.tgl, p.user_id, p.status, p.isi, p.sisa::text, p.membukukan, p.menunggu, p.atas, p.laci,
      p.dari, p.sebab_nomor${linesOfDeed(kind)}
    from perbuatan p where p.kode_toko = d.kode_toko and p.jenis = d.jenis and p.nomor = d.nomor and p.membalik is null
      and ${NOT_TAKEN_BACK}) s) as perbuatan`;

/** A deed that stands, as it was told within JSON: numbers come as text, to stay exact. */
export type StandingRow = Omit<Done, 'sisa' | 'semula'> & { readonly sisa: string; readonly semula?: string | null };

/** A deed that stands, with its numbers. */
export const standingDeed = ({ sisa, semula, ...deed }: StandingRow): Done => ({
  ...deed,
  sisa: Dec.from(sisa),
  ...(semula !== undefined && { semula: Dec.from(semula ?? 0) }),
});

/** What its last deed said is paid. */
const LAST_PAID = `(select coalesce(jsonb_agg(to_jsonb(u) order by u.baris), '[]') from (
    select y.baris, ${PAYMENT_COLUMNS.map((name) => `y.${name}::text`).join(', ')} from pembayaran y
    where y.kode_toko = d.kode_toko and y.jenis = d.jenis and y.nomor = d.nomor and y.ke = d.versi) u) as bayar`;

/** A row of the statement that holds a paper. */
type HeldRow = Omit<HeldPaper, 'kepala' | 'perbuatan' | 'bayar'> & {
  readonly perbuatan: readonly StandingRow[];
  readonly bayar: readonly Readonly<Record<string, string>>[];
} & Readonly<Record<string, unknown>>;

const DECIMALS = ['jumlah', 'fee', 'diterima', 'fee_persen'] as const satisfies readonly (keyof Payment)[];

/** A payment as it was told within JSON. */
const payment = ({ baris: _, ...row }: HeldRow['bayar'][number]): Payment =>
  ({ ...row, ...Object.fromEntries(DECIMALS.map((name) => [name, Dec.from(row[name] ?? 0)])) }) as unknown as Payment;

/**
 * Holds a paper until the end of the transaction, with the deeds that stand and what the last one said is paid. All is
 * read in one statement; where that had to wait for somebody who changed the paper meanwhile, it sees the new head
 * beside the old rows, finds no fit, and is asked again behind the lock.
 * @param beside what its kind reads with it.
 * @throws Problem `dokumen_tidak_ditemukan`
 */
export async function holdPaper(
  tx: Tx,
  kind: Kind,
  kode_toko: string,
  nomor: string,
  beside?: Beside,
): Promise<HeldPaper> {
  const { stored } = kind;
  const own = Object.keys(stored?.fields ?? {});
  const columns = [
    HEAD,
    CAUSE,
    standingSql(kind),
    LAST_PAID,
    ...own.map((name) => `k.${quoted(name)} as "${OWN}${name}"`),
    ...(beside === undefined ? [] : [`(${beside.sql}) as beside`]),
  ];
  const sql = `select ${columns.join(', ')}
    from dokumen d
    join perbuatan a on a.kode_toko = d.kode_toko and a.jenis = d.jenis and a.nomor = d.nomor and a.ke = d.versi
    ${stored ? storedJoin(stored) : ''}
    where d.kode_toko = $1 and d.jenis = $2 and d.nomor = $3 for update of d`;
  const read = (): Promise<HeldRow | undefined> => tx.maybe<HeldRow>(sql, [kode_toko, kind.key, nomor]);
  const row = (await read()) ?? (await read());
  if (!row) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  return {
    ...row,
    perbuatan: row.perbuatan.map(standingDeed),
    bayar: row.bayar.map(payment),
    kepala: Object.fromEntries(own.map((name) => [name, row[`${OWN}${name}`]])),
    ...(beside && { beside: beside.read(row.beside) }),
  };
}

/** Head columns of the kind's own, as a deed that said them left them. */
export const storedAt = async (
  sql: Sql,
  { stored }: Kind,
  kode_toko: string,
  { nomor, isi }: { readonly nomor: string; readonly isi: number },
): Promise<object> =>
  stored
    ? sql.one<object>(
        `select ${columnsOf('k', stored.fields)} from ${quoted(stored.table)} k
         where k.kode_toko = $1 and k.nomor = $2 and k.ke = $3`,
        [kode_toko, nomor, isi],
      )
    : {};
