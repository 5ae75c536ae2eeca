import { reprintApproval } from '@kilau/contract/core/approval.ts';
import type { ProblemError } from '../../platform/problem-error.ts';
import { session } from '../../platform/session.ts';
import { text } from '../../ui/text.ts';
import { askApproval } from './with-approval.ts';

/**
 * Asks a supervisor whether a paper may be printed once more; the refusal says which paper of which kind it is.
 * @returns nothing when no approval was given.
 */
export function askReprint(wanted: ProblemError): Promise<string | undefined> {
  const timeZone = session.get()?.toko.zona_waktu ?? 'UTC';
  const { kategori, dokumen } = wanted.params;
  const { nilai: fields } = reprintApproval(String(kategori));
  return askApproval(wanted, { judul: String(dokumen), fields, t: text, format: { timeZone, t: text.of } });
}
