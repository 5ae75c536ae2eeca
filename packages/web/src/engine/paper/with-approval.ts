import { ProblemError } from '../../platform/problem-error.ts';
import { minta } from '../approval/minta.tsx';
import type { RingkasanBaris } from '../approval/permintaan.ts';
import { approvalSummary, isRecord, type Words } from './approval-summary.ts';

export interface Asking extends Words {
  /** What it is about: the page, the paper. */
  readonly judul: string;
  /** What the approver sees of it, before what he agrees to. */
  readonly about?: readonly RingkasanBaris[];
}

/** Whether a call was refused for want of an approval alone. */
const wantsApproval = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.code === 'otorisasi_diperlukan';

/** Asks a supervisor for the approval that a refusal names, with all that it is bound to. */
export function askApproval({ params }: ProblemError, asking: Asking): Promise<string | undefined> {
  const values: unknown = JSON.parse(String(params['nilai']));
  const bound = approvalSummary(values, asking);
  return minta({
    kategori: String(params['kategori']),
    dokumen: String(params['dokumen']),
    nilai: isRecord(values) ? values : {},
    judul: asking.judul,
    ...(params['level'] === 'OWN' && { level: 'OWN' }),
    // What is bound is told as it is bound, and once.
    ringkasan: [...(asking.about ?? []).filter(({ label }) => !bound.some((line) => line.label === label)), ...bound],
  });
}

/**
 * Makes a call; where the server wants an approval, it says for what exactly: a supervisor is asked for that, and the
 * call is made again with what he gave. The screen need not know which values an approval is bound to.
 * @returns nothing when no approval was given.
 */
export async function withApproval<T>(
  call: (otorisasi: string | undefined) => Promise<T>,
  asking: Asking,
): Promise<T | undefined> {
  try {
    return await call(undefined);
  } catch (error) {
    if (!wantsApproval(error)) throw error;
    const otorisasi = await askApproval(error, asking);
    return otorisasi === undefined ? undefined : call(otorisasi);
  }
}
