import type { ImportFault, ImportResult } from '@kilau/contract/core/import-wire.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { sayRule } from '../../platform/i18n.ts';
import type { Head } from './head.ts';
import type { Item } from './item.ts';

/** So many faults are told; whoever has more looks at these first. */
const MOST_TOLD = 1000;

/** What is wrong with a row, by field; what is no field's fault last, without a name. */
function brokenOf({ t }: Pick<Context, 't'>, { breaks, problem }: Item): readonly (readonly [string, RuleBreak])[] {
  if (!problem) return Object.entries(breaks);
  const reason = { rule: 'baris_ditolak', params: { sebab: t(`problem.${problem.code}`, problem.params) } };
  return [...Object.entries(breaks), ['', reason]];
}

const faultsOf = (context: Pick<Context, 't'>, item: Item): ImportFault[] =>
  brokenOf(context, item).map(([field, broken]) => ({
    baris: item.baris,
    kode: item.kode,
    field,
    pesan: sayRule(context.t, field, broken),
  }));

/** What an import came to: so many rows of each kind, and what is wrong with those that were refused. */
export function resultOf(context: Pick<Context, 't'>, head: Head, items: readonly Item[]): ImportResult {
  const refused = items.filter((item) => item.isRefused);
  const count = (deed: Item['deed']) => items.filter((item) => item.deed === deed && !item.isRefused).length;
  return {
    baris: items.length,
    baru: count('baru'),
    berubah: count('berubah'),
    sama: count('sama'),
    ditolak: refused.length,
    kesalahan: refused.flatMap((item) => faultsOf(context, item)).slice(0, MOST_TOLD),
    kolom: head.columns.filter((name) => name !== undefined),
    kolom_dilewati: head.skipped,
  };
}

/** The refusal of a whole file: the rows that are wrong, by number and field; where it is no field's, by number. */
export function refusal(context: Pick<Context, 't'>, items: readonly Item[]): Problem {
  const refused = items.filter((item) => item.isRefused);
  const fields = refused.flatMap((item) =>
    brokenOf(context, item).map(
      ([name, broken]) => [name === '' ? `baris.${item.baris}` : `baris.${item.baris}.${name}`, broken] as const,
    ),
  );
  return new Problem('impor_ditolak', { jumlah: refused.length }, Object.fromEntries(fields.slice(0, MOST_TOLD)));
}

/** Carries the outcome of a trial out of the transaction that it undoes. */
class Undone extends Error {
  readonly result: ImportResult;

  constructor(result: ImportResult) {
    super('a trial is undone');
    this.result = result;
  }
}

/** Does all of an import, and takes it back. @returns how it went. */
export async function takenBack(
  { db }: Pick<Context, 'db'>,
  all: (tx: Tx) => Promise<ImportResult>,
): Promise<ImportResult> {
  try {
    return await db.tx(async (tx) => {
      throw new Undone(await all(tx));
    });
  } catch (error) {
    if (error instanceof Undone) return error.result;
    throw error;
  }
}
