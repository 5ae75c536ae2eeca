import type { Kind } from '@kilau/contract/core/kind.ts';
import { previewPaper } from '../../platform/print.tsx';
import { session } from '../../platform/session.ts';
import { paperPath } from './paper-keys.ts';

/**
 * Shows the paper of a document, on the paper that the shop begins with; printing it counts, from the second time on
 * it says DUPLIKAT.
 */
export async function showPrint(kind: Kind, nomor: string): Promise<void> {
  if (kind.prints === undefined) return;
  const { paperChoices } = await import('./paper-choices.ts');
  const modules = session.actor()?.modules;
  await previewPaper(
    { path: paperPath(kind, nomor), name: nomor },
    paperChoices(kind, (key) => modules?.get(key)),
  );
}
