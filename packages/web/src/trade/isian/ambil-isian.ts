import { flushSync } from 'react-dom';
import { focusFirstError } from '../../ui/form/enter-next.ts';
import { stillUploading } from '../../ui/form/uploading.ts';

/** On a form in which something of a line was typed that is none yet. */
export const TERKETIK = 'data-terketik';
const TERBUKA = `form[${TERKETIK}]`;

/** Whether something is typed of a line that nothing has taken over yet. */
export const adaIsian = (): boolean => document.querySelector(TERBUKA) !== null;

/**
 * Takes over what is typed of a line, as its last Enter does, before a key of its page is heard that saves or pays:
 * what lies on the counter must not be missing on the paper.
 * @returns false where it lacks something, which is said at its fields and has the hand.
 */
export function ambilIsian(): boolean {
  if (stillUploading()) return false;
  for (const form of document.querySelectorAll<HTMLFormElement>(TERBUKA)) flushSync(() => form.requestSubmit());
  const kurang = document.querySelector<HTMLFormElement>(TERBUKA);
  if (kurang) focusFirstError(kurang);
  return !kurang;
}

/**
 * Whether something was typed into fields: of a line that is there any change, of a new one what is more than it began
 * with.
 */
export const adaTerketik = (isi: object, awal: object, baru: boolean): boolean => {
  const dulu = new Map<string, unknown>(Object.entries(awal));
  return Object.entries(isi).some(([name, kini]) => kini !== dulu.get(name) && !(baru && kini === ''));
};
