import { entryState, keepInEntry } from './entry-state.ts';

/** The row of a report that led to its paper, in the entry of the browser's history: the way back leads to it. */
export interface KeptRow {
  /** Which of the report's tables. */
  readonly seksi: string;
  /** Its place in the answer, and the paper that it named there: another day another row may stand in it. */
  readonly tempat: string;
  readonly nomor: string;
}
const NAME = 'baris';

export const keptRow = (): KeptRow | undefined => entryState()[NAME] as KeptRow | undefined;

export const keepRow = (row: KeptRow): void => keepInEntry(NAME, row);
