import type { Db } from './database/tx.ts';
import type { Log } from './log.ts';

/** What every other service stands on. */
export interface Foundation {
  readonly db: Db;
  readonly log: Log;
  /** The wall clock; business dates never come from here. */
  readonly now: () => Date;
}
