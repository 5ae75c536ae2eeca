import type { Fields } from '@kilau/contract/core/field.ts';
import { isNeeded, meansSomething, settingInputs, type Setting } from '@kilau/contract/core/setting.ts';
import { formValues } from '../../ui/form/record-form.ts';
import { changedFields } from '../resource/changes.ts';

type Row = Readonly<Record<string, unknown>>;

/** Fields that stand together on the page. */
export interface Section {
  /** Locale key; absent for the fields that are in no group. */
  readonly title?: string;
  readonly fields: Fields;
}

/** The groups of a page, with the fields that mean something as the form stands. */
export function sectionsOf(setting: Setting, values: Row): readonly Section[] {
  const { fields, groups = [] } = setting;
  const picked = (names: readonly string[]): Fields =>
    Object.fromEntries(
      names.flatMap((name) => {
        const field = fields[name];
        if (!field || !meansSomething(setting, name, values)) return [];
        return [[name, isNeeded(setting, name, values) ? { ...field, required: true } : field]];
      }),
    );
  const grouped = new Set<string>(groups.flatMap((group) => group.fields));
  const loose = picked(Object.keys(fields).filter((name) => !grouped.has(name)));
  return [{ fields: loose }, ...groups.map((group) => ({ title: group.title, fields: picked(group.fields) }))].filter(
    (section) => Object.keys(section.fields).length > 0,
  );
}

/** The fields that are checked and sent: those that can be typed and mean something. */
export const typedFields = (setting: Setting, values: Row): Fields =>
  Object.fromEntries(Object.entries(settingInputs(setting)).filter(([name]) => meansSomething(setting, name, values)));

/** Names of the fields that differ from the record. */
export const dirtyNames = (setting: Setting, record: Row, values: Row): readonly string[] => {
  const inputs = settingInputs(setting);
  return Object.keys(
    changedFields(
      setting.fields,
      record,
      Object.fromEntries(Object.entries(values).filter(([name]) => name in inputs)),
    ),
  );
};

/**
 * What to put into the form when the record has changed: a field that was not touched takes the new value. After an own
 * save every field does that holds what it held when it was `sent`, so that the form shows what is kept, and no secret.
 */
export function takenOver(
  setting: Setting,
  before: Row,
  after: Row,
  values: Row,
  sent?: Row,
): readonly (readonly [string, unknown])[] {
  const touched = new Set(sent ? Object.keys(changedFields({}, sent, values)) : dirtyNames(setting, before, values));
  const kept = formValues(setting.fields, after, '');
  return Object.entries(kept).filter(
    ([name, value]) =>
      !touched.has(name) && Object.keys(changedFields({}, { [name]: values[name] }, { [name]: value })).length > 0,
  );
}
