import { labelKey, type Fields } from '@kilau/contract/core/field.ts';
import { formatField, type FormatContext } from '@kilau/contract/core/format.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { Translate } from '../../ui/text.ts';
import { minta } from '../approval/minta.tsx';
import type { RingkasanBaris } from '../approval/permintaan.ts';

export interface Asking {
  /** What it is about: the page, the paper. */
  readonly judul: string;
  /** What the approver sees of it, before what he agrees to. */
  readonly about?: readonly RingkasanBaris[];
  /** Fields of what may be sent, for the words of the summary. */
  readonly fields: Fields;
  readonly t: Translate;
  readonly format: FormatContext;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is to be approved, a line for each value. */
function summary(nilai: unknown, { fields, t, format }: Asking): RingkasanBaris[] {
  if (!isRecord(nilai)) return [];
  return Object.entries(nilai).flatMap(([name, value]): RingkasanBaris[] => {
    if (isRecord(value)) return summary(value, { fields, t, format, judul: '' });
    const field = fields[name];
    const label = t.of(field ? labelKey(name, field) : `field.${name}`);
    if (Array.isArray(value) && field?.kind !== 'lines') {
      return [{ label, nilai: value.map((row) => rowText(row)).join(', ') }];
    }
    return value === '' ? [] : [{ label, nilai: field ? formatField(field, value, format) : String(value) }];
  });
}

const rowText = (row: unknown): string => (isRecord(row) ? Object.values(row).map(String).join(' ') : String(row));

/** Whether a call was refused for want of an approval alone. */
const wantsApproval = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.code === 'otorisasi_diperlukan';

/** Asks a supervisor for the approval that a refusal names, with all that it is bound to. */
export function askApproval({ params }: ProblemError, asking: Asking): Promise<string | undefined> {
  const values: unknown = JSON.parse(String(params['nilai']));
  const bound = summary(values, asking);
  return minta({
    kategori: String(params['kategori']),
    dokumen: String(params['dokumen']),
    nilai: isRecord(values) ? values : {},
    judul: asking.judul,
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
