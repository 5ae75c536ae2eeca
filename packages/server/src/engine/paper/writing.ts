import type { Problem } from '@kilau/contract/core/problem.ts';
import { posted, postingCalls, type Posting } from '../../ledger/post.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { Params } from '../resource.sql.ts';

/** A part of a statement: SQL, with the places of the parameters that it adds. */
export type SqlPart = (add: (value: unknown) => string) => string;

/** A change of goods that is written in the statement of the deed that makes it. */
export interface Guarded {
  /** An UPDATE without RETURNING. */
  readonly part: SqlPart;
  /** Rows that it must meet. */
  readonly banyak: number;
  /** Why the deed is refused where it meets others. */
  readonly refused: () => Problem;
}

/** What several deeds write, to be sent as one statement. */
export class Writing {
  readonly params = new Params();
  readonly #parts: string[] = [];
  readonly #guarded: (Guarded & { readonly index: number })[] = [];

  add(...parts: readonly string[]): void {
    this.#parts.push(...parts);
  }

  guard(guarded: Guarded): void {
    this.#guarded.push({ ...guarded, index: this.#parts.length });
    this.#parts.push(guarded.part((value) => this.params.add(value)));
  }

  /**
   * Sends it, and posts what goes with it: all rows are written before the book is locked.
   * @param more what else belongs into the statement.
   * @throws Problem of a guarded change that did not meet its rows, and `saldo_tidak_cukup`.
   */
  async send(tx: Tx, postings: readonly Posting[], more: readonly SqlPart[] = []): Promise<void> {
    const add = (value: unknown): string => this.params.add(value);
    const parts = [...this.#parts, ...more.map((part) => part(add))];
    const written = parts.map((sql, index) => `tulis_${index} as (${sql} returning 1)`);
    const counts = parts.map((_, index) => `(select count(*) from tulis_${index})`);
    const calls = [
      ...postingCalls(postings, add).map(({ sql }, index) => `${sql} as urut_${index}`),
      ...this.#guarded.map(({ index }) => `${counts[index] ?? ''} as jaga_${index}`),
    ];
    const told = await posted(
      tx.maybe<Readonly<Record<string, number>>>(
        `with ${written.join(',\n')}
         select ${calls.join(', ') || 'true'}
         from (select ${counts.join(' + ')} as banyak offset 0) t where t.banyak > 0`,
        this.params.values,
      ),
    );
    const broken = this.#guarded.find(({ index, banyak }) => told?.[`jaga_${index}`] !== banyak);
    if (broken) throw broken.refused();
  }
}
