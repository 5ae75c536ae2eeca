import type { Fields } from '@kilau/contract/core/field.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { LocaleKey } from '@kilau/contract/locales/index.ts';
import type { FormValues } from '../../ui/form/record-form.ts';

/** What a page knows of the form that makes a paper beyond the definition of its kind. */
export interface MakeRules {
  /** What the form begins with, where that is not what its fields say. */
  readonly start?: FormValues;
  /** The fields as they are while these values stand in the form: others to choose from, one that is locked. */
  readonly fields?: (asked: Fields, values: FormValues) => Fields;
  /** What follows of a change: values of other fields. */
  readonly settle?: (values: FormValues, before: FormValues) => FormValues;
  /** What does not fit together, before anything is sent: the broken rule by its field. */
  readonly check?: (values: FormValues) => Readonly<Record<string, RuleBreak>>;
  /** The page's own sentence, told the number of the paper. */
  readonly saved?: LocaleKey;
}
