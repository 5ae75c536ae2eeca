import { confirm } from '../ui/dialog/dialogs.ts';
import { text } from '../ui/text.ts';
import type { ProblemError } from './problem-error.ts';

/**
 * What the server finds odd is shown before it goes on: the same call again with the word that stands for exactly this
 * value, or nothing when it is to be corrected. The harmless button has the focus, so that the Enter of a scanner never
 * confirms.
 */
export async function stoodBy<Call extends { readonly body?: unknown }>(
  problem: ProblemError,
  options: Call,
): Promise<Call | undefined> {
  const { konfirmasi } = problem.params;
  const { body } = options;
  if (typeof konfirmasi !== 'string' || typeof body !== 'object' || body === null || body instanceof FormData) {
    return undefined;
  }
  const before = 'konfirmasi' in body && Array.isArray(body.konfirmasi) ? (body.konfirmasi as unknown[]) : [];
  const sure = await confirm({
    title: text('dialog.periksa_dulu'),
    message: problem.message,
    yes: text('dialog.sudah_benar'),
    no: text('dialog.perbaiki'),
    danger: true,
  });
  return sure ? { ...options, body: { ...body, konfirmasi: [...before, konfirmasi] } } : undefined;
}
