import type { Fields } from './field.ts';
import type { MenuKey } from './menu.ts';
import type { Gate } from './module-gate.ts';
import type { Level, LevelsWhen } from './permission.ts';
import { deepFreeze } from './resource.ts';
import type { Values } from './schema.ts';

/** Fields that stand together on the page, below a title. */
interface SettingGroup<N extends string> {
  /** Locale key. */
  readonly title: string;
  readonly fields: readonly N[];
}

/** While the fields of `when` have one of these values, the others must be filled. */
interface SettingNeed<N extends string> {
  readonly when: { readonly [name in N]?: readonly unknown[] };
  readonly fields: readonly N[];
  /** Otherwise they mean nothing, and the page does not show them. */
  readonly only?: boolean;
}

/**
 * A page of settings: one record per shop. Plain data; from it follow the calls, the permissions, the form, the
 * history, the menu entry and the conformance tests. A shop that never saved has the defaults of the fields.
 */
export interface Setting<F extends Fields = Fields> {
  readonly type: 'setting';
  readonly key: string;
  /** The page's path as the specification spells it. */
  readonly page: string;
  readonly menu: MenuKey;
  readonly gate?: Gate;
  readonly levels?: readonly Level[];
  readonly levelsWhen?: LevelsWhen;
  /** Call path below `/api/v1/`: GET reads, PUT changes what is sent, and `…/riwayat` is its history. */
  readonly call: string;
  readonly fields: F;
  /** How the fields stand on the page; those in no group come first. */
  readonly groups?: readonly SettingGroup<keyof F & string>[];
  readonly needs?: readonly SettingNeed<keyof F & string>[];
  /**
   * The record is the shop's own one of this master of the chain: its table, its history. Absent: the table of
   * settings.
   */
  readonly recordOf?: string;
  /** Fields that are modules or parameters of the shop by their keys: kept there, shown and changed here as well. */
  readonly parameters?: { readonly [name in keyof F & string]?: string };
  /** Locale keys of what is said when it was saved, and when the server has no word for why it was not. */
  readonly saved?: string;
  readonly failed?: string;
  /** `page`: only those who may open the page read it. Default: any logged-in user, since work goes by it. */
  readonly readBy?: 'page';
}

/** Declares a page of settings. The answer is frozen: a definition is data, never behaviour. */
export function defineSetting<const F extends Fields, const K extends string>(
  definition: Omit<Setting<F>, 'type' | 'key'> & { readonly key: K },
): Setting<F> & { readonly key: K } {
  return deepFreeze({ type: 'setting', ...definition });
}

/** A record of settings as features read it: of a secret, whether there is one. */
export type SettingValues<F extends Fields> = {
  [N in keyof F]: F[N] extends { kind: 'secret' } ? boolean : Values<F>[N];
};

/** The fields a caller may send. What is kept of a secret stays when nothing comes instead of it. */
export function settingInputs({ fields }: Pick<Setting, 'fields'>): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.readOnly !== undefined) return [];
      return [[name, field.kind === 'secret' ? { ...field, required: false } : field]];
    }),
  );
}

type Row = Readonly<Record<string, unknown>>;
type Needing = Pick<Setting, 'needs'>;

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

function applies(when: Readonly<Record<string, readonly unknown[] | undefined>>, record: Row): boolean {
  return Object.entries(when).every(([name, values]) => values?.includes(record[name]) ?? true);
}

/** Whether the field must be filled, because of what other fields say. */
export const isNeeded = ({ needs = [] }: Needing, name: string, record: Row): boolean =>
  needs.some(({ when, fields }) => fields.includes(name) && applies(when, record));

/** Fields that the record must have and lacks, because of what other fields say. */
export function missingIn(setting: Needing, record: Row): readonly string[] {
  const named = new Set((setting.needs ?? []).flatMap(({ fields }) => fields));
  return [...named].filter((name) => isNeeded(setting, name, record) && isEmpty(record[name]));
}

/** Whether the field means something as the record stands. */
export function meansSomething({ needs = [] }: Needing, name: string, record: Row): boolean {
  const conditions = needs.filter(({ only, fields }) => only && fields.includes(name));
  return conditions.length === 0 || conditions.some(({ when }) => applies(when, record));
}
