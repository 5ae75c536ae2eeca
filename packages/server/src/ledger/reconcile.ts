import { Dec } from '@kilau/contract/core/dec.ts';
import type { Db, Sql, Tx } from '../platform/database/tx.ts';

/** One truth that must hold, checked: `selisih` is 0 when it does. */
export interface Check {
  readonly kunci: string;
  /** Sum of absolute differences, in the unit of what is compared. */
  readonly selisih: Dec;
  /** A few of the places where it does not hold. */
  readonly contoh: readonly string[];
}

/** Business days, both of them included. */
export interface Days {
  readonly dari: string;
  readonly sampai: string;
}

/**
 * A check brought by a feature: SQL with `$1` kode_toko and the days `$2` to `$3`, answering rows of (di text, selisih
 * numeric), differences only. What it adds up by day it keeps apart by day.
 */
export interface Invariant {
  readonly kunci: string;
  /** Another truth that the very same differences tell of: it is told as well, without reading the tables again. */
  readonly juga?: { readonly kunci: string };
  /** Other truths that the same reading tells of, each with differences of its own: rows say in `kunci` of which. */
  readonly bersama?: readonly string[];
  readonly sql: string;
}

/** A check by the program, of what no SQL can derive: seals. */
export interface Proof {
  readonly kunci: string;
  /**
   * Where it does not hold.
   * @param dari only of what stands in the chain behind this place; 0 for everything.
   */
  readonly broken: (tx: Tx, kode_toko: string, dari: number, signal?: AbortSignal) => Promise<readonly string[]>;
}

/** What must hold in a shop, beside the ledger's own truths. */
export interface Truths {
  readonly invariants: readonly Invariant[];
  readonly proofs: readonly Proof[];
}

const KEY = 'aset, akun, sub, kode_gudang, kode_baki, kode_group, kode_dept';
/** How a check names a balance. */
export const BALANCE_AT = `concat_ws('/', aset, akun, nullif(sub, ''), nullif(kode_gudang, ''), nullif(kode_baki, ''),
  nullif(kode_group, ''), nullif(kode_dept, ''))`;

/** What holds for the ledger itself, whatever posts into it. */
const LEDGER_INVARIANTS: readonly Invariant[] = [
  {
    kunci: 'aset_seimbang',
    sql: `select aset as di, sum(jumlah) as selisih from saldo where kode_toko = $1 and $2::date is not null
      group by aset having sum(jumlah) <> 0`,
  },
  {
    // Opening of a day = what there is now less everything moved since; closing of the day before = everything moved
    // until then. The one less the other is the balance less all its movements, whatever the day: one reading proves
    // both.
    kunci: 'saldo_sama_dengan_mutasi',
    juga: { kunci: 'saldo_awal_sama_dengan_akhir_kemarin' },
    sql: `select ${BALANCE_AT} as di, coalesce(s.jumlah, 0) - coalesce(h.jumlah, 0) as selisih
      from (select ${KEY}, jumlah from saldo where kode_toko = $1 and $2::date is not null) s
      full join (select ${KEY}, sum(masuk) - sum(keluar) as jumlah from saldo_hari where kode_toko = $1
      group by ${KEY}) h using (${KEY})
      where coalesce(s.jumlah, 0) <> coalesce(h.jumlah, 0)`,
  },
  {
    // What came and what went, each for itself: a movement that never was would leave the balance as it is.
    kunci: 'mutasi_hari_sama_dengan_entri',
    sql: `select tgl || ' ' || ${BALANCE_AT} as di,
        abs(coalesce(h.masuk, 0) - coalesce(e.masuk, 0)) + abs(coalesce(h.keluar, 0) - coalesce(e.keluar, 0)) as selisih
      from (select ${KEY}, tgl, masuk, keluar from saldo_hari where kode_toko = $1 and tgl between $2 and $3) h
      full join (select ${KEY}, p.tgl, sum(greatest(e.jumlah, 0)) as masuk, -sum(least(e.jumlah, 0)) as keluar
      from posting p join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
                 where p.kode_toko = $1 and p.tgl between $2 and $3 group by ${KEY}, p.tgl) e using (${KEY}, tgl)
      where coalesce(h.masuk, 0) <> coalesce(e.masuk, 0) or coalesce(h.keluar, 0) <> coalesce(e.keluar, 0)`,
  },
  {
    // What was checked once and kept: each result follows the one before, and the chain is still what it was then.
    kunci: 'pemeriksaan_berantai',
    sql: `select 'pemeriksaan ' || p.ke as di, 1 as selisih from (
        select m.*, sha256(lag(m.hash, 1, '\\x00'::bytea) over w || convert_to(pemeriksaan_teks(m), 'UTF8')) as benar,
          lag(m.ke, 1, 0) over w as sebelum
        from pemeriksaan m where m.kode_toko = $1 window w as (order by m.ke)
      ) p left join posting b on b.kode_toko = p.kode_toko and b.urut = p.sampai
      where p.hash <> p.benar or p.ke <> p.sebelum + 1 or p.rantai is distinct from
        case p.sampai when 0 then '\\x00'::bytea else b.hash end`,
  },
  {
    kunci: 'rantai_lengkap',
    sql: `select b.kode_toko as di, b.urut - (select count(*) from posting p where p.kode_toko = b.kode_toko) as selisih
      from buku b where b.kode_toko = $1 and $2::date is not null and b.urut <> (select count(*) from posting p
      where p.kode_toko = b.kode_toko)`,
  },
];

/**
 * Checks a shop's invariants for a business date; every `selisih` is 0 in a sound shop (`GET rekonsiliasi?tgl=`). All
 * of them look at one moment, however much is sold meanwhile.
 * @param invariants those of the features, beside the ledger's own.
 */
export const reconcile = (
  db: Db,
  kode_toko: string,
  tgl: string | Days,
  invariants: readonly Invariant[],
): Promise<Check[]> =>
  db.tx((tx) => reconcileIn(tx, kode_toko, tgl, invariants), { isolation: 'repeatable read', readOnly: true });

/** How long a look may go on, and how much it names. */
export interface Looking {
  /** Ends the look between two checks, by throwing its reason. */
  readonly signal?: AbortSignal | undefined;
  /** So many places are named of each difference. */
  readonly most?: number;
}
const A_FEW = 5;

/**
 * The same within a look at the books that goes on: `tx` must be a repeatable read.
 */
export async function reconcileIn(
  tx: Tx,
  kode_toko: string,
  tgl: string | Days,
  invariants: readonly Invariant[],
  { signal, most = A_FEW }: Looking = {},
): Promise<Check[]> {
  const { dari, sampai } = typeof tgl === 'string' ? { dari: tgl, sampai: tgl } : tgl;
  // Whole tables are added up by place: with the little memory that a till's statements get, that reads them row by row
  // along an index; and the second core helps, which the planner thinks too dear for so many places.
  await tx.query(`select set_config('work_mem', '32MB', true), set_config('parallel_tuple_cost', '0.01', true)`);
  const checks: Check[] = [];
  for (const invariant of [...LEDGER_INVARIANTS, ...invariants]) {
    signal?.throwIfAborted();
    checks.push(...(await looked(tx, kode_toko, { dari, sampai }, invariant, most)));
  }
  return checks;
}

/** What one reading tells: of the truth that it is for, and of those that it tells as well. */
async function looked(
  tx: Tx,
  kode_toko: string,
  { dari, sampai }: Days,
  { kunci, juga, bersama, sql }: Invariant,
  most: number,
): Promise<readonly Check[]> {
  const truth = bersama ? 'kunci' : `'${kunci}'`;
  const rows = await tx.query<Check>(
    `select ${truth} as kunci, coalesce(sum(abs(selisih)), 0)::numeric as selisih,
       (array_agg(di || ': ' || selisih))[1:${most}] as contoh
     from (${sql}) as beda
     where $1 <> '' and $2::date <= $3::date group by 1`,
    [kode_toko, dari, sampai],
  );
  const broken = new Map(rows.map((row) => [row.kunci, row]));
  const told = [kunci, ...(bersama ?? [])].map(
    (name) => broken.get(name) ?? { kunci: name, selisih: Dec.zero, contoh: [] },
  );
  return juga ? [...told, ...told.map((check) => ({ ...check, ...juga }))] : told;
}

/** So many places of a chain that is broken are named. */
const SOME = 20;

/**
 * Derives the shop's hash chain again from the rows and compares it link by link, from behind a place on: from its
 * beginning unless given. A link is a head, the seal of a deed, and entries, all of one day.
 */
export async function verifyLinks(sql: Sql, kode_toko: string, dari = 0, most = SOME): Promise<Check> {
  const broken = await sql.query<{ di: string }>(
    `with rantai as (
       select p.nomor, p.urut, p.hash, lag(p.hash, 1, '\\x00'::bytea) over (order by p.urut) as sebelum,
         posting_teks(p.kode_toko, p.id, p.urut, p.tgl, p.jenis, p.nomor, p.aksi, p.user_id, p.kunci, p.membalik,
         p.waktu) || segel_teks(p.segel) || coalesce(e.teks, '') as teks, coalesce(e.sehari, true) as sehari,
         p.urut - lag(p.urut, 1, 0::bigint) over (order by p.urut) as langkah
       from posting p cross join lateral (
         select string_agg(entri_teks(e.baris, e.aset, e.akun, e.sub, e.kode_gudang, e.kode_baki, e.kode_group,
           e.kode_dept, e.kode_barcode, e.kategori, e.jumlah), ';' order by e.baris) as teks,
           bool_and(e.tgl = p.tgl) as sehari
         from entri e where e.kode_toko = p.kode_toko and e.posting_id = p.id) e
       where p.kode_toko = $1 and p.urut >= $2
     )
     select urut || ' ' || nomor as di from rantai where urut > $2 and (langkah <> 1 or not sehari
       or hash is distinct from sha256(sebelum || convert_to(teks, 'UTF8')))
     union all
     select 'akhir rantai' where (select b.hash from buku b where b.kode_toko = $1) is distinct from
       coalesce((select p.hash from posting p where p.kode_toko = $1 order by p.urut desc limit 1), '\\x00')
     limit ${most}`,
    [kode_toko, dari],
  );
  return told({ kunci: 'rantai_hash' }, broken);
}

/**
 * The whole chain, and the current balances again from the entries. Reads the whole ledger: for `npm run verify`, not
 * for a screen.
 */
export async function verifyChain(sql: Sql, kode_toko: string, most = SOME): Promise<Check[]> {
  const balances = await sql.query<{ di: string }>(
    `select ${BALANCE_AT} as di from (select ${KEY}, jumlah from saldo where kode_toko = $1) s
     full join (select ${KEY}, sum(jumlah) as jumlah from entri where kode_toko = $1 group by ${KEY}) e using (${KEY})
     where coalesce(s.jumlah, 0) <> coalesce(e.jumlah, 0)
     union all
     select 'entri ' || e.posting_id || ' ' || e.baris from entri e
     left join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
     where e.kode_toko = $1 and p.id is null
     limit ${most}`,
    [kode_toko],
  );
  return [await verifyLinks(sql, kode_toko, 0, most), told({ kunci: 'saldo_dari_entri' }, balances)];
}

/** A check that counts the places where it does not hold. */
export const told = (
  { kunci }: Pick<Check, 'kunci'>,
  rows: readonly { readonly di: string }[],
  most = rows.length,
): Check => ({
  kunci,
  selisih: Dec.from(rows.length),
  contoh: rows.slice(0, most).map(({ di }) => di),
});
