import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { Work } from '../../engine/paper/kind.ts';

const TAK_DIKENAL_SQL = `select distinct k.kode from unnest($2::text[]) k(kode)
  where not exists (select from users u where u.kode_toko = $1 and u.user_id = k.kode and u.status_aktif)
    and not exists (
      select from saldo s where s.kode_toko = $1 and s.akun = 'KAS' and s.aset = 'IDR' and s.sub = k.kode)`;

/**
 * A drawer is that of an active user of the shop, or one that the books know: cash lies there though its user left, or
 * belongs to the head office and has only worked here.
 * @param laci by the field that names it. @throws Problem `rujukan_tidak_ada` at every one that is neither.
 */
export async function assertLaci(
  { tx, context: { shop } }: Pick<Work, 'tx' | 'context'>,
  laci: Readonly<Record<string, string>>,
): Promise<void> {
  const rows = await tx.query<{ kode: string }>(TAK_DIKENAL_SQL, [shop.kode_toko, Object.values(laci)]);
  const salah = new Set(rows.map(({ kode }) => kode));
  const breaks = Object.entries(laci).flatMap(([at, kode]): [string, RuleBreak][] =>
    salah.has(kode) ? [[at, { rule: 'rujukan_tidak_ada', params: { kode } }]] : [],
  );
  const [first] = rows;
  if (first) throw new Problem('rujukan_tidak_ada', { kode: first.kode }, Object.fromEntries(breaks));
}
