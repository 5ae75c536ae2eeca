import { useForm } from '@mantine/form';
import { useCallback, useEffect, useState } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import type { Field } from '@kilau/contract/core/field.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import type { Report } from '@kilau/contract/core/report.ts';
import { filterDefaults, OPEN_FILTER, readFilters } from '@kilau/contract/core/report-filter.ts';
import type { Query } from '../../platform/api.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { useActor, useUser } from '../../platform/session.ts';
import type { FormValues, RecordForm } from '../../ui/form/record-form.ts';
import { ruleText } from '../../ui/form/rule-text.ts';
import { useT } from '../../ui/text.ts';

export interface FilterForm {
  readonly form: RecordForm;
  /** The filters as a query; `undefined` after the sentences were put beside the fields. */
  readonly read: () => Query | undefined;
  /** Opens every filter that may be left open. Dates and orders stay. */
  readonly loosen: () => void;
  /** What a hand has set. */
  readonly touched: () => FormValues;
}

function queryValue(field: Field | undefined, value: unknown): Query[string] {
  if (value === null && field !== undefined && 'default' in field) return OPEN_FILTER;
  return value instanceof Dec ? value.toString() : (value as Query[string]);
}

/**
 * The filter bar's form, read by the very function that the server reads it with. What the server refuses shows at the
 * fields too. `kept` is what a hand had set in the form of the same report before.
 */
export function useFilterForm(report: Report, error: unknown, kept: FormValues = {}): FilterForm {
  const t = useT();
  const { tgl_system } = useUser();
  const actor = useActor();
  const oneMonth = moduleOn(actor, 'REPORT_ONE_MONTH_PROTECTION_MODULE') || actor.sebulan?.has(report.page) === true;
  const [defaults] = useState(() => filterDefaults(report.filters, tgl_system));
  const form = useForm<FormValues>({ mode: 'uncontrolled', initialValues: { ...defaults, ...kept } });
  const { getValues, setErrors, clearErrors, setFieldValue } = form;

  useEffect(() => {
    if (error instanceof ProblemError) setErrors(error.fields);
  }, [error, setErrors]);

  const read = useCallback((): Query | undefined => {
    const reading = readFilters(report, getValues(), { today: tgl_system, oneMonth });
    if ('values' in reading) {
      clearErrors();
      return Object.fromEntries(
        Object.entries(reading.values).map(([name, value]) => [name, queryValue(report.filters[name], value)]),
      );
    }
    setErrors(
      Object.fromEntries(
        Object.entries(reading.breaks).map(([name, broken]) => [name, ruleText(t, name, broken, report.filters)]),
      ),
    );
    return undefined;
  }, [report, tgl_system, oneMonth, getValues, setErrors, clearErrors, t]);

  const loosen = useCallback(() => {
    for (const [name, field] of Object.entries(report.filters)) {
      if (!field.required) setFieldValue(name, field.kind === 'boolean' ? false : '');
    }
  }, [report, setFieldValue]);

  const touched = useCallback(
    () => Object.fromEntries(Object.entries(getValues()).filter(([name, value]) => value !== defaults[name])),
    [getValues, defaults],
  );

  return { form, read, loosen, touched };
}
