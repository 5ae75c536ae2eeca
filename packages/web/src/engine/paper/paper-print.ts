import type { Kind } from '@kilau/contract/core/kind.ts';
import { previewPaper } from '../../platform/print.tsx';
import { paperPath } from './paper-keys.ts';

/** Shows the paper of a document in its first form; printing it counts, from the second time on it says DUPLIKAT. */
export async function showPrint(kind: Kind, nomor: string): Promise<void> {
  const [bentuk] = kind.prints ?? [];
  if (bentuk !== undefined) await previewPaper({ path: paperPath(kind, nomor), bentuk, name: nomor });
}
