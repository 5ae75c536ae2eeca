import type { ImportResult } from '@kilau/contract/core/import-wire.ts';
import type { Resource } from '@kilau/contract/core/resource.ts';
import type { Step } from '@kilau/contract/core/work-wire.ts';
import { postSteps } from '../../../platform/steps.ts';

/** A file as it was when it was chosen: what is checked is what is imported, whatever a spreadsheet does meanwhile. */
export interface ChosenFile {
  readonly name: string;
  readonly content: Blob;
}

interface ImportCall {
  /** False: only looked at. */
  readonly deed: boolean;
  readonly key: string;
  readonly signal: AbortSignal;
}

/** Sends a file to be looked at, or to be taken over. */
export function sendImport(
  { calls }: Resource,
  { name, content }: ChosenFile,
  { deed, key, signal }: ImportCall,
  onStep: (step: Step) => void,
): Promise<ImportResult> {
  const body = new FormData();
  body.set('file', content, name);
  return postSteps<ImportResult>(
    `${calls.list}/import`,
    { query: { coba: !deed }, body, signal, ...(deed && { key }) },
    onStep,
  );
}
