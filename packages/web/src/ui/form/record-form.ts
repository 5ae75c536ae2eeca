import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import { useCallback, useMemo } from 'react';
import type { z } from 'zod';
import { fieldBreaks, recordSchema } from '@kilau/contract/core/schema.ts';
import type { Fields } from '@kilau/contract/core/field.ts';
import { useT } from '../text.ts';
import { ruleText } from './rule-text.ts';

/** What a form holds while it is typed in: texts, switches, rows. The schema makes values of it. */
export type FormValues = Record<string, unknown>;
export type RecordForm = UseFormReturnType<FormValues>;

/** What each field starts with in an empty form. `today` is the business date. */
export function initialValues(fields: Fields, today: string): FormValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, unknown] => {
      switch (field.kind) {
        case 'boolean':
          return [name, field.default ?? false];
        case 'lines':
        case 'refs':
        case 'tags':
        case 'images':
          return [name, []];
        // What is kept never comes back: the field starts empty, and stays so unless it is replaced.
        case 'secret':
          return [name, ''];
        case 'date':
          return [name, field.default === 'today' ? today : ''];
        default:
          return [name, 'default' in field && field.default !== undefined ? field.default : ''];
      }
    }),
  );
}

/** A record as the form shows it: `null` becomes an empty text. */
export function formValues(fields: Fields, record: Readonly<Record<string, unknown>>, today: string): FormValues {
  const empty = initialValues(fields, today);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'secret' ? '' : (record[name] ?? (field.kind === 'date' ? '' : empty[name])),
    ]),
  );
}

interface RecordFormOptions extends Pick<UseFormInput<FormValues>, 'initialValues' | 'onValuesChange'> {
  /** The form's fields: they make the schema, and give the missing ones their names. */
  readonly fields?: Fields;
  /** Instead of the schema of `fields`: a document's. */
  readonly schema?: z.ZodType;
}

/**
 * An uncontrolled form over a set of fields, checked by the very schema that the server uses. `parse` answers the
 * checked values, or `undefined` after putting the sentences beside the fields.
 */
export function useRecordForm<V = Readonly<Record<string, unknown>>>({
  fields,
  schema,
  ...options
}: RecordFormOptions) {
  const t = useT();
  const checked = useMemo(() => schema ?? recordSchema(fields ?? {}), [schema, fields]);
  const form = useForm<FormValues>({ mode: 'uncontrolled', ...options });
  const { getValues, setErrors, clearErrors } = form;
  const parse = useCallback((): V | undefined => {
    const result = checked.safeParse(getValues());
    if (result.success) {
      clearErrors();
      return result.data as V;
    }
    setErrors(
      Object.fromEntries(
        Object.entries(fieldBreaks(result.error)).map(([path, broken]) => [
          path,
          ruleText(t, path, broken, fields ?? {}),
        ]),
      ),
    );
    return undefined;
  }, [checked, fields, getValues, setErrors, clearErrors, t]);
  return { form, parse };
}
