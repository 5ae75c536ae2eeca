import type { ImportResult } from '@kilau/contract/core/import-wire.ts';
import type { Step } from '@kilau/contract/core/work-wire.ts';
import { postSteps } from '../../../platform/steps.ts';

/** A file as it was when it was chosen: what is checked is what is imported, whatever a spreadsheet does meanwhile. */
export interface ChosenFile {
  readonly name: string;
  readonly content: Blob;
}

/** Where a file goes: records of a master, or rows of anything else that comes in out of files. */
export interface ImportTarget {
  /** What its files are called. */
  readonly key: string;
  /** The call is `{path}/import`; the workbook to be filled in lies beside it. */
  readonly path: string;
  /** What a column is called. */
  readonly label: (field: string) => string;
  /** Hands out the same as CSV. */
  readonly sample: () => Promise<void> | void;
  /** Has all be read again that a file has changed. */
  readonly changed: () => Promise<void>;
  /** What becomes of the rows, above everything. */
  readonly note: string;
}

interface ImportCall {
  /** False: only looked at. */
  readonly deed: boolean;
  readonly key: string;
  readonly signal: AbortSignal;
}

/** Sends a file to be looked at, or to be taken over. */
export function sendImport(
  { path }: Pick<ImportTarget, 'path'>,
  { name, content }: ChosenFile,
  { deed, key, signal }: ImportCall,
  onStep: (step: Step) => void,
): Promise<ImportResult> {
  const body = new FormData();
  body.set('file', content, name);
  return postSteps<ImportResult>(
    `${path}/import`,
    { query: { coba: !deed }, body, signal, ...(deed && { key }) },
    onStep,
  );
}
