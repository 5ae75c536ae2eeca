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

/**
 * A check brought by a feature: SQL with `$1` kode_toko and `$2` tgl, answering rows of (di text, selisih numeric),
 * differences only.
 */
export interface Invariant {
  readonly kunci: string;
  /** Another truth that the very same differences tell of: it is told as well, without reading the tables again. */
  readonly juga?: { readonly kunci: string };
  readonly sql: string;
}

const KEY = 'aset, akun, sub, kode_gudang, kode_baki, kode_group, kode_dept';
const AT = `concat_ws('/', aset, akun, nullif(sub, ''), nullif(kode_gudang, ''), nullif(kode_baki, ''),
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
    sql: `select ${AT} as di, coalesce(s.jumlah, 0) - coalesce(h.jumlah, 0) as selisih
      from (select ${KEY}, jumlah from saldo where kode_toko = $1 and $2::date is not null) s
      full join (select ${KEY}, sum(masuk) - sum(keluar) as jumlah from saldo_hari where kode_toko = $1
      group by ${KEY}) h using (${KEY})
      where coalesce(s.jumlah, 0) <> coalesce(h.jumlah, 0)`,
  },
  {
    kunci: 'mutasi_hari_sama_dengan_entri',
    sql: `select ${AT} as di, coalesce(h.jumlah, 0) - coalesce(e.jumlah, 0) as selisih
      from (select ${KEY}, masuk - keluar as jumlah from saldo_hari where kode_toko = $1 and tgl = $2) h
      full join (select ${KEY}, sum(e.jumlah) as jumlah from posting p
      join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
                 where p.kode_toko = $1 and p.tgl = $2 group by ${KEY}) e using (${KEY})
      where coalesce(h.jumlah, 0) <> coalesce(e.jumlah, 0)`,
  },
  {
    kunci: 'rantai_lengkap',
    sql: `select b.kode_toko as di, b.urut - (select count(*) from posting p where p.kode_toko = b.kode_toko) as selisih
      from buku b where b.kode_toko = $1 and $2::date is not null and b.urut <> (select count(*) from posting p
      where p.kode_toko = b.kode_toko)`,
  },
];

/**
 * Checks a shop's invariants for a business date; every `selisih` is 0 in a sound shop (`GET rekonsiliasi`). All of
 * them look at one moment, however much is sold meanwhile.
 * @param invariants those of the features, beside the ledger's own.
 */
export const reconcile = (db: Db, kode_toko: string, tgl: string, invariants: readonly Invariant[]): Promise<Check[]> =>
  db.tx((tx) => reconcileIn(tx, kode_toko, tgl, invariants), { isolation: 'repeatable read', readOnly: true });

/**
 * The same within a look at the books that goes on: `tx` must be a repeatable read.
 * @param signal ends the look between two checks, by throwing its reason.
 */
export async function reconcileIn(
  tx: Tx,
  kode_toko: string,
  tgl: string,
  invariants: readonly Invariant[],
  signal?: AbortSignal,
): Promise<Check[]> {
  // Whole tables are added up by place: with the little memory that a till's statements get, that reads them row by row
  // along an index; and the second core helps, which the planner thinks too dear for so many places.
  await tx.query(`select set_config('work_mem', '32MB', true), set_config('parallel_tuple_cost', '0.01', true)`);
  const checks: Check[] = [];
  for (const { kunci, juga, sql } of [...LEDGER_INVARIANTS, ...invariants]) {
    signal?.throwIfAborted();
    const row = await tx.one<{ selisih: Dec | null; contoh: string[] | null }>(
      `select sum(abs(selisih)) as selisih, (array_agg(di || ': ' || selisih))[1:5] as contoh from (${sql}) as beda`,
      [kode_toko, tgl],
    );
    const check = { kunci, selisih: row.selisih ?? Dec.zero, contoh: row.contoh ?? [] };
    checks.push(check, ...(juga ? [{ ...check, ...juga }] : []));
  }
  return checks;
}

/**
 * Derives the shop's hash chain again from the rows and compares it link by link, and the current balances again
 * from the entries. Reads the whole ledger: for `npm run verify`, not for a screen.
 */
export async function verifyChain(sql: Sql, kode_toko: string): Promise<Check[]> {
  const chain = await sql.query<{ di: string }>(
    `with rantai as (
       select p.nomor, p.urut, p.hash, lag(p.hash, 1, '\\x00'::bytea) over (order by p.urut) as sebelum,
         posting_teks(p.kode_toko, p.id, p.urut, p.tgl, p.jenis, p.nomor, p.aksi, p.user_id, p.kunci, p.membalik,
         p.waktu) || (
           select string_agg(entri_teks(e.baris, e.aset, e.akun, e.sub, e.kode_gudang, e.kode_baki, e.kode_group,
             e.kode_dept, e.kode_barcode, e.kategori, e.jumlah), ';' order by e.baris)
           from entri e where e.kode_toko = p.kode_toko and e.posting_id = p.id) as teks,
         p.urut - lag(p.urut, 1, 0::bigint) over (order by p.urut) as langkah
       from posting p where p.kode_toko = $1
     )
     select urut || ' ' || nomor as di from rantai where langkah <> 1 or hash is distinct
     from sha256(sebelum || convert_to(teks, 'UTF8'))
     union all
     select 'akhir rantai' from buku b where b.kode_toko = $1
       and b.hash is distinct from coalesce((select p.hash from posting p where p.kode_toko = $1 order by p.urut desc
       limit 1), '\\x00')
     limit 20`,
    [kode_toko],
  );
  const balances = await sql.query<{ di: string }>(
    `select ${AT} as di from (select ${KEY}, jumlah from saldo where kode_toko = $1) s
     full join (select ${KEY}, sum(jumlah) as jumlah from entri where kode_toko = $1 group by ${KEY}) e using (${KEY})
     where coalesce(s.jumlah, 0) <> coalesce(e.jumlah, 0) limit 20`,
    [kode_toko],
  );
  return [
    { kunci: 'rantai_hash', selisih: Dec.from(chain.length), contoh: chain.map((row) => row.di) },
    { kunci: 'saldo_dari_entri', selisih: Dec.from(balances.length), contoh: balances.map((row) => row.di) },
  ];
}
