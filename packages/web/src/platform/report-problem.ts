import { failure, toast } from '../ui/dialog/toasts.ts';
import { text } from '../ui/text.ts';
import { ConnectionError, isCancelled, ProblemError } from './problem-error.ts';

/** The reference of a fault finds it in the log; the server's own sentence has it in it. */
const withRef = (sentence: string, ref: string | undefined): string =>
  ref === undefined || sentence.includes(ref) ? sentence : `${sentence} (${ref})`;

/** The sentence for an error, as a page shows it in place. */
export function problemText(error: unknown): string {
  if (error instanceof ProblemError) return withRef(error.message, error.ref);
  if (error instanceof ConnectionError) {
    return error.timeout ? text('dialog.koneksi_lambat') : text('dialog.koneksi_bermasalah');
  }
  return text('dialog.kesalahan_umum');
}

/** The page's own sentence says more than that something unexpected happened; the reference finds it in the log. */
export function failureText(error: unknown, own: string | undefined): string {
  if (own === undefined || error instanceof ConnectionError) return problemText(error);
  if (!(error instanceof ProblemError)) return own;
  return error.code === 'kesalahan_server' ? withRef(own, error.ref) : problemText(error);
}

/**
 * Tells the user what went wrong, the way the specification wants it (section 8): the popup 'Oopss!!' with the
 * server's sentence, a quiet notice for a timeout, nothing for what was cancelled.
 * @param own the page's sentence for a failure that the server has no word for.
 */
export function reportProblem(error: unknown, own?: string): void {
  if (isCancelled(error)) return;
  if (error instanceof ConnectionError && error.timeout) {
    toast(problemText(error));
    return;
  }
  // Not one of ours: a bug of this program, which the console must show.
  if (!(error instanceof ProblemError) && !(error instanceof ConnectionError)) globalThis.reportError(error);
  failure(failureText(error, own));
}
