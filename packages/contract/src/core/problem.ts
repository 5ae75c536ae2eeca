import { PROBLEMS, type Params, type ProblemCode, type ProblemParams } from './problem-codes.ts';
import type { RuleBreak } from './schema.ts';

/** An expected failure. Thrown inside a transaction it rolls everything back; the edge translates it. */
export class Problem<C extends ProblemCode = ProblemCode> extends Error {
  override readonly name = 'Problem';
  readonly code: C;
  readonly params: Params;
  readonly fields: Readonly<Record<string, RuleBreak>>;

  /** @param fields Broken rules by dotted path, for failures that a form can show at the field. */
  constructor(code: C, params: ProblemParams<C>, fields: Readonly<Record<string, RuleBreak>> = {}) {
    super(code);
    this.code = code;
    this.params = params;
    this.fields = fields;
  }

  /** The same, of a record that lies within another one: its fields stand below that one's path. */
  under(path: string): Problem<C> {
    const fields = Object.entries(this.fields).map(([at, broken]) => [`${path}.${at}`, broken] as const);
    return new Problem<C>(this.code, this.params as ProblemParams<C>, Object.fromEntries(fields));
  }

  /** The same, at the names that the caller has sent where a field is called otherwise. */
  named(names: Readonly<Record<string, string>>): Problem<C> {
    const fields = Object.entries(this.fields).map(([at, broken]) => [names[at] ?? at, broken] as const);
    return new Problem<C>(this.code, this.params as ProblemParams<C>, Object.fromEntries(fields));
  }

  get status(): number {
    return PROBLEMS[this.code].status;
  }
}

/** Whether a code that came over the wire is of the list. */
export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(PROBLEMS, code);

/** Whether something thrown is an expected failure. */
export const isProblem = (error: unknown): error is Problem => error instanceof Problem;

/** What an error looks like on the wire (`api.md`, Errors). */
export interface ProblemBody {
  readonly code: string;
  readonly message: string;
  readonly params?: Params;
  readonly fields?: Readonly<Record<string, string>>;
  readonly ref?: string;
}
