import type { Kind } from '@kilau/contract/core/kind.ts';
import { DEFAULT_LANGUAGE } from '@kilau/contract/locales/index.ts';
import type { Context } from '../../platform/context.ts';
import { translatorOf } from '../../platform/i18n.ts';

/** Which copy of a paper is made: the first is the original, later ones are duplicates, a preview is none of them. */
export interface Copy {
  /** The how many-th printing it is; of a preview, the one that would come next. */
  readonly ke: number;
  readonly preview: boolean;
}

/** A paper that is printed, the how many-th time. */
export const printing = (ke: number): Copy => ({ ke, preview: false });

/** What must strike the eye on a paper. */
export interface CopyMarks {
  /** In boxes: DIBATALKAN, and from the second printing on DUPLIKAT with its count. */
  readonly tanda: readonly string[];
  /** Over every page: PRATINJAU on one that is only looked at. */
  readonly across: string | undefined;
}

/**
 * PRATINJAU in the reader's language, and always in the shop's too: whoever is shown a preview for a nota reads that
 * one, and a receipt printer has letters for it.
 */
export function previewMark({ t }: Pick<Context, 't'>): string {
  return [...new Set([t('nota.pratinjau'), translatorOf(DEFAULT_LANGUAGE)('nota.pratinjau')])].join(' · ');
}

/**
 * That a promise is over, in the word of its state: nobody may take its paper for one that still holds.
 * @param states of the kind of the paper.
 */
export function overMark({ t }: Pick<Context, 't'>, states: Kind['states'], status: string): readonly string[] {
  const { tone, label } = states[status] ?? {};
  return tone === 'over' && label !== undefined ? [t(label).toUpperCase()] : [];
}

/**
 * The marks of a copy of a document in this state.
 * @param states of its kind, where one that is over is marked as that.
 */
export const copyMarks = (
  context: Pick<Context, 't'>,
  status: string,
  { ke, preview }: Copy,
  states: Kind['states'] = {},
): CopyMarks => ({
  tanda: [
    ...overMark(context, states, status),
    ...(status === 'CANC' ? [context.t('nota.dibatalkan')] : []),
    ...(ke > 1 ? [context.t('nota.duplikat', { ke: ke - 1 })] : []),
  ],
  across: preview ? previewMark(context) : undefined,
});
