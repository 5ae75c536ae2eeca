import { Problem } from '@kilau/contract/core/problem.ts';
import { posted, postingCalls, type Posting } from '../../ledger/post.ts';
import type { Foretold } from '../../ledger/number-line.ts';
import { TryAgain, type Tx } from '../../platform/database/tx.ts';
import { Params, quoted } from '../resource.sql.ts';
import type { Row } from './table.ts';

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

/** What must be so when it is written: a query that finds nothing. */
interface Checked {
  readonly none: SqlPart;
  readonly refused: () => Problem;
}

/** The paper whose head is written. */
interface HeadKey {
  readonly kode_toko: string;
  readonly jenis: string;
  readonly nomor: string;
}

/** A head as it is to stand: `made` are the columns that only its making says. */
interface Head {
  readonly key: HeadKey;
  readonly made: Row | undefined;
  readonly set: Row;
}

/** How the database says that a guarded change did not meet its rows, and which one. */
const UNGUARDED = 'KL003';

/** What `jaga` says of a counter instead of the place of a guarded change. */
const OF_COUNTER = -1;
/** PostgreSQL's own, of a number that stands already. */
const UNIQUE = '23505';

/** PostgreSQL's own, of a number that its column does not hold. */
const TOO_LARGE = '22003';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

const isUnguarded = (error: unknown): error is { readonly detail: string } =>
  codeOf(error) === UNGUARDED && error instanceof Error && 'detail' in error;

/** What several deeds write, to be sent as one statement. */
export class Writing {
  readonly params = new Params();
  readonly #heads = new Map<string, Head>();
  readonly #parts: string[] = [];
  readonly #guarded: (Guarded & { readonly index: number })[] = [];
  readonly #checked: Checked[] = [];
  readonly #foretold: Foretold[] = [];

  add(...parts: readonly string[]): void {
    this.#parts.push(...parts);
  }

  guard(guarded: Guarded): void {
    this.#guarded.push({ ...guarded, index: this.#parts.length });
    this.#parts.push(guarded.part((value) => this.params.add(value)));
  }

  check(checked: Checked): void {
    this.#checked.push(checked);
  }

  /** A number that was foretold for one of the papers is used. */
  foretell(foretold: Foretold): void {
    this.#foretold.push(foretold);
  }

  /**
   * Writes a paper's head: a new one, columns of one that stands, or of one that this very statement makes, which is
   * written as the last deed leaves it.
   */
  head(key: HeadKey, set: Row, made?: Row): void {
    const name = `${key.jenis} ${key.nomor}`;
    const before = this.#heads.get(name);
    this.#heads.set(name, { key, made: made ?? before?.made, set: { ...before?.set, ...set } });
  }

  #headSql({ key, made, set }: Head): string {
    const add = (value: unknown): string => this.params.add(value);
    if (made) {
      const columns = { ...key, ...made, ...set };
      const values = Object.values(columns).map(add);
      return `insert into dokumen (${Object.keys(columns).map(quoted).join(', ')}) values (${values.join(', ')})`;
    }
    const assigned = Object.entries(set).map(([name, value]) => `${quoted(name)} = ${add(value)}`);
    const at = Object.entries(key).map(([name, value]) => `${name} = ${add(value)}`);
    return `update dokumen set ${assigned.join(', ')} where ${at.join(' and ')}`;
  }

  /**
   * Sends it, and posts what goes with it: all rows are written before the book is locked.
   * @param answer what keeps the answer, where that is known: the transaction ends with it ({@link Tx.last}).
   * @throws Problem of a guarded change that did not meet its rows, of what is not so any more, and `saldo_tidak_cukup`.
   */
  async send(tx: Tx, postings: readonly Posting[], answer?: SqlPart): Promise<void> {
    const add = (value: unknown): string => this.params.add(value);
    const heads = [...this.#heads.values()].map((head) => this.#headSql(head));
    const counters = this.#foretold.map((one) => one.part(add));
    const parts = [...counters, ...this.#parts, ...heads, ...(answer ? [answer(add)] : [])];
    const written = parts.map((sql, index) => `tulis_${index} as (${sql} returning 1)`);
    // Each is counted before anything is posted, and so written before it, all by one sum.
    const rows = parts.map((_, index) => `select 1 from tulis_${index}`).join(' union all ');
    const guard = (index: number, banyak: number, at: number): string =>
      `jaga((select count(*) from tulis_${index}), ${add(banyak)}, ${at})`;
    const guards = [
      ...counters.map((_, index) => guard(index, 1, OF_COUNTER)),
      ...this.#guarded.map(({ index, banyak }, at) => guard(counters.length + index, banyak, at)),
      ...this.#checked.map(
        ({ none }, at) => `jaga((select count(*) from (${none(add)}) c), 0, ${this.#guarded.length + at})`,
      ),
    ];
    // Of two transactions that post in the same shops neither waits for a book with the other's in its hands.
    const inOrder = postings.toSorted(({ head: a }, { head: b }) =>
      a.kode_toko < b.kode_toko ? -1 : Number(a.kode_toko > b.kode_toko),
    );
    const calls = postingCalls(inOrder, add).map(({ sql }) => sql);
    const text = `with ${written.join(',\n')}
      select ${calls.join(', ') || 'true'}
      from (select (select count(*) from (${rows}) w) as banyak, ${guards.join(' and ') || 'true'} as terjaga
        offset 0) t
      where t.terjaga and t.banyak > 0`;
    for (const one of this.#foretold) await one.follow(tx);
    try {
      await posted(answer ? tx.last(text, this.params.values) : tx.maybe(text, this.params.values));
    } catch (error) {
      throw this.#reasonOf(error);
    }
  }

  /** Why what was sent is refused; with a number that was foretold wrong, it is only to be done again. */
  #reasonOf(error: unknown): unknown {
    const at = isUnguarded(error) ? Number(error.detail) : undefined;
    if (at === OF_COUNTER || (this.#foretold.length > 0 && codeOf(error) === UNIQUE)) {
      return new TryAgain('the number that was foretold is not the next one', { cause: error });
    }
    // Each of what was typed is bounded by its field; what is multiplied and added up of them is not.
    if (codeOf(error) === TOO_LARGE) return new Problem('jumlah_terlalu_besar', {});
    return (at !== undefined && [...this.#guarded, ...this.#checked][at]?.refused()) || error;
  }
}
