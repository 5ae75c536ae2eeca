import { reprintApproval } from '@kilau/contract/core/approval.ts';
import type { ProblemError } from '../../platform/problem-error.ts';
import { session } from '../../platform/session.ts';
import { text } from '../../ui/text.ts';
import { askApproval } from './with-approval.ts';

/** Asks a supervisor whether a paper may be printed once more. @returns nothing when no approval was given. */
export function askReprint(wanted: ProblemError, kategori: string, nomor: string): Promise<string | undefined> {
  const timeZone = session.get()?.toko.zona_waktu ?? 'UTC';
  const { nilai: fields } = reprintApproval(kategori);
  return askApproval(wanted, { judul: nomor, fields, t: text, format: { timeZone, t: text.of } });
}
