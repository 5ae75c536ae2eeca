import { Problem } from '@kilau/contract/core/problem.ts';
import type { KindAtWork, Needs, Work } from './kind.ts';

/** What a deed needs, with the papers that its own one has made, or has done something to. */
interface Held extends Needs {
  readonly akibat?: Needs['dokumen'];
}

const HEADS = `select from dokumen d
  join jsonb_to_recordset($2::jsonb) as n(jenis text, nomor text) using (jenis, nomor)
  where d.kode_toko = $1 order by d.jenis, d.nomor for update of d`;
/**
 * What can be needed, in the one order in which it is held: heads, pieces, goods by quantity, members, coupons. Papers
 * that another one has made come behind that one, as in all its deeds.
 */
const ORDER = [
  { name: 'dokumen', sql: HEADS },
  { name: 'akibat', sql: HEADS },
  {
    name: 'barang',
    sql: `select from barang b join jsonb_to_recordset($2::jsonb) as n(kode_barcode text) using (kode_barcode)
      where b.kode_toko = $1 order by b.kode_barcode for update of b`,
  },
  {
    name: 'curah',
    sql: `select from stok_manual s join jsonb_to_recordset($2::jsonb) as n(kode_baki text, kode_group text,
        kode_dept text) using (kode_baki, kode_group, kode_dept)
      where s.kode_toko = $1 order by s.kode_gudang, s.kode_baki, s.kode_group, s.kode_dept, s.kadar for update of s`,
  },
  {
    name: 'member',
    sql: `select from member m join jsonb_to_recordset($2::jsonb) as n(kode_member text) using (kode_member)
      where m.kode_toko = $1 order by m.kode_member for update of m`,
  },
  {
    name: 'kupon',
    sql: `select from kupon k join jsonb_to_recordset($2::jsonb) as n(kode_kupon text) using (kode_kupon)
      where k.kode_toko = $1 order by k.kode_kupon for update of k`,
  },
] as const satisfies readonly { readonly name: keyof Held; readonly sql: string }[];

/** Everything that is needed, each thing once and told apart. */
const namesOf = (needs: Held): ReadonlySet<string> =>
  new Set(ORDER.flatMap(({ name }) => (needs[name] ?? []).map((one) => `${name} ${JSON.stringify(one)}`)));

async function hold({ tx, context }: Work, needs: Held): Promise<void> {
  for (const { name, sql } of ORDER) {
    const needed = needs[name] ?? [];
    if (needed.length > 0) await tx.query(sql, [context.shop.kode_toko, JSON.stringify(needed)]);
  }
}

type Also = (() => Promise<NonNullable<Held['akibat']>>) | undefined;

/**
 * Holds what a deed needs beside its day and before its numbers, its own paper among it, in the order in which
 * everybody does: two that need the same never wait for each other. What that is was found out without holding
 * anything, so it is asked again behind the locks; where it has changed, all is let go and done once more.
 * @param nomor of the paper; none while it is made.
 * @param also papers that its own one has made, where it takes that back.
 * @throws Problem `sudah_diubah` when it has changed again.
 */
export async function holdNeeds(
  work: Work,
  atWork: KindAtWork,
  key: string,
  nomor: string | undefined,
  input: unknown,
  also?: Also,
): Promise<void> {
  const { kind, handlers } = atWork;
  if (!handlers.needs && !also) return;
  const own = nomor === undefined ? [] : [{ jenis: kind.key, nomor }];
  const needs = async (): Promise<Held> => ({
    ...(await handlers.needs?.(work, key, input, nomor)),
    akibat: (await also?.()) ?? [],
  });
  let needed = await needs();
  for (const last of [false, true]) {
    if (namesOf(needed).size === 0) return;
    await work.tx.query('savepoint butuh');
    await hold(work, { ...needed, dokumen: [...own, ...(needed.dokumen ?? [])] });
    const now = await needs();
    const held = namesOf(needed);
    if ([...namesOf(now)].every((name) => held.has(name))) {
      // What is written behind a savepoint would not be of the transaction itself, as entries of the book have to be.
      await work.tx.query('release savepoint butuh');
      return;
    }
    if (last) break;
    await work.tx.query('rollback to savepoint butuh');
    await work.tx.query('release savepoint butuh');
    needed = now;
  }
  throw new Problem('sudah_diubah', { nomor: nomor ?? '', versi: 0 });
}
