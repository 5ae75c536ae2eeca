import type { Kind } from '@kilau/contract/core/kind.ts';
import { previewPaper } from '../../platform/print.tsx';
import { paperCalls } from './paper-calls.ts';

/** Shows the paper of a document in its first form; printing it counts, from the second time on it says DUPLIKAT. */
export async function showPrint(kind: Kind, nomor: string): Promise<void> {
  const [bentuk] = kind.prints ?? [];
  if (bentuk !== undefined) await previewPaper({ path: paperCalls.pathOf(kind, nomor), bentuk, name: nomor });
}
