import type { Kind } from '@kilau/contract/core/kind.ts';
import { bridgeSettings } from '../../platform/bridge/bridge-store.ts';
import type { Paper, PaperChoice } from '../../platform/paper.ts';
import type { ProblemError } from '../../platform/problem-error.ts';
import { previewPaper, printPaper } from '../../platform/print.tsx';
import { queryClient } from '../../platform/query.ts';
import { session } from '../../platform/session.ts';
import { onThisPage } from '../../ui/dialog/dialogs.ts';
import { paperPath, papersStale } from './paper-keys.ts';

/** The papers of a kind on this device. */
async function choicesOf(kind: Pick<Kind, 'prints'>): Promise<readonly PaperChoice[]> {
  const { paperChoices } = await import('./paper-choices.ts');
  const modules = session.actor()?.modules;
  return paperChoices(kind, (key) => modules?.get(key), (bridgeSettings()?.struk ?? '') !== '');
}

/**
 * The paper of a document; a kind of which no paper is printed again without an approval asks for that. Its lists and
 * the document say how often it was printed.
 */
export function paperOf(kind: Kind, nomor: string): Paper {
  const onCounted = () => void papersStale(queryClient, kind);
  const setuju = async (wanted: ProblemError) => (await import('./ask-reprint.ts')).askReprint(wanted);
  return { path: paperPath(kind, nomor), name: nomor, onCounted, ...(kind.reprint !== undefined && { setuju }) };
}

/**
 * Shows the paper of a document, on the paper that the shop begins with; printing it counts, from the second time on
 * it says DUPLIKAT.
 */
export async function showPrint(kind: Kind, nomor: string, here = onThisPage()): Promise<void> {
  if (kind.prints === undefined) return;
  await previewPaper(paperOf(kind, nomor), { choices: choicesOf(kind), here });
}

/** Shows what is printed on such forms and is no paper of a kind. */
export async function showForms(paper: Pick<Paper, 'path' | 'name'>, prints: readonly string[]): Promise<void> {
  await previewPaper(paper, { choices: choicesOf({ prints }) });
}

/**
 * Brings the paper of a document that has just got one: straight from the receipt printer where this device has a
 * bridge that says so, else as something to look at first.
 * @param here whether the page that it was made on is still open.
 */
export async function bringPrint(kind: Kind, nomor: string, here = onThisPage()): Promise<void> {
  const struk = bridgeSettings()?.langsung === true && (await choicesOf(kind)).find(({ ke }) => ke === 'jembatan');
  if (struk) await printPaper({ ...paperOf(kind, nomor), ...struk });
  else await showPrint(kind, nomor, here);
}
