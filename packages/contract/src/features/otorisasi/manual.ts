import { z } from 'zod';
import { misfit, type ApprovalAsked, type ApprovalCategory } from '../../core/approval.ts';
import { choice, code, password, text } from '../../core/field.ts';
import { recordShape, type Values } from '../../core/schema.ts';

/** Body of `POST authorization/manual`, as a form shows it (decisions.md 23). */
export const OTORISASI_MANUAL_FIELDS = {
  username: code({ required: true }),
  password: password({ required: true, min: 1, label: 'field.password' }),
  kategori: text({ required: true, max: 60 }),
  keterangan: text({ max: 200 }),
  dokumen: text({ max: 60 }),
  /** Whose alone it is to give, as the refusal of the deed said: another is told at once, and not by the deed again. */
  level: choice(['OWN']),
} as const;

/** A hundred lines of goods, told whole. */
const LONGEST_NILAI = 40_000;

/** The values that are approved. */
export const NILAI_OTORISASI = z
  .record(z.string().max(60), z.unknown(), 'bukan_data')
  .default({})
  .refine((value) => JSON.stringify(value).length <= LONGEST_NILAI, `terlalu_panjang {"max":${LONGEST_NILAI}}`);

export type OtorisasiManual = Values<typeof OTORISASI_MANUAL_FIELDS> & {
  readonly nilai: Readonly<Record<string, unknown>>;
};

/** What is asked for, as a request tells it; no paper is told as none. */
type Diminta = Omit<ApprovalAsked, 'dokumen'> & { readonly dokumen: string | null };

/**
 * A check of what is asked for, on any schema that tells it.
 * @param categories what may be approved: what is asked for must be one of these, with exactly its values.
 */
export const mustFit =
  (categories: readonly ApprovalCategory[]) =>
  ({ value, issues }: z.core.ParsePayload<Diminta>): void => {
    const wrong = misfit(categories, { ...value, dokumen: value.dokumen ?? '' });
    if (!wrong) return;
    const message = wrong.params ? `${wrong.rule} ${JSON.stringify(wrong.params)}` : wrong.rule;
    issues.push({ code: 'custom', input: value, path: [wrong.at], message });
  };

/** @param categories as of {@link mustFit}. */
export const otorisasiManualSchema = (categories: readonly ApprovalCategory[]): z.ZodType<OtorisasiManual> => {
  const shape = recordShape(OTORISASI_MANUAL_FIELDS, {
    nilai: NILAI_OTORISASI,
  }) as unknown as z.ZodType<OtorisasiManual>;
  return shape.check(mustFit(categories));
};
