import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { labelKey, type Fields } from '@kilau/contract/core/field.ts';
import { formatField } from '@kilau/contract/core/format.ts';
import type { Kind, KindDeed } from '@kilau/contract/core/kind.ts';
import { api } from '../../platform/api.ts';
import { isSame } from '../../platform/is-same.ts';
import { initialValues } from '../../ui/form/record-form.ts';
import { useT } from '../../ui/text.ts';
import { useFormat } from '../cells/FieldCell.tsx';
import css from './paper.module.css';
import type { Paper } from './paper-calls.ts';
import { paperPath, papersKey } from './paper-keys.ts';

type Due = Readonly<Record<string, string | number | null | undefined>>;

/** What is due of a paper now, where a deed asks for that. */
export function useDue(kind: Kind, paper: Paper, { due }: KindDeed): Due | undefined {
  const { nomor } = paper;
  const { data } = useQuery({
    queryKey: [...papersKey(kind), 'due', nomor, due?.call],
    queryFn: ({ signal }) => api.get<Due>(`${paperPath(kind, nomor)}/${due?.call ?? ''}`, {}, { signal }),
    enabled: due?.call !== undefined,
    staleTime: 0,
  });
  if (due === undefined || due.call !== undefined) return data;
  return Object.fromEntries(Object.keys(due.fields).map((name) => [name, paper[name] as Due[string]]));
}

/** The rows that take what is paid: those with an amount. */
const paying = (fields: Fields): readonly [name: string, row: Fields] | undefined =>
  Object.entries(fields).flatMap(([name, field]): (readonly [string, Fields])[] =>
    field.kind === 'lines' && 'jumlah' in field.fields ? [[name, field.fields]] : [],
  )[0];

/** The form of a deed, as far as what is paid goes. */
interface AmountForm {
  readonly getValues: () => Readonly<Record<string, unknown>>;
  readonly setFieldValue: (name: string, value: readonly object[]) => void;
}

/** The form whose payments are filled in, and the day that an empty one begins with. */
interface AmountFilled {
  readonly form: AmountForm;
  readonly fields: Fields;
  readonly today: string;
  /** It was sent and not answered: it must stay as it was sent. */
  readonly isSent: () => boolean;
}

/**
 * What is to be paid is known when it was worked out: the first payment is filled in with it, unless something was
 * typed meanwhile, and follows it for as long as nobody has typed. Where the form need not have a payment, it begins
 * with one now that something is due.
 * @returns how often that was: rows are drawn anew then.
 */
export function useAmountDue(
  { form, fields, today, isSent }: AmountFilled,
  amount: string | number | null | undefined,
): number {
  const [told, setTold] = useState(0);
  const filled = useRef<readonly object[]>(undefined);
  useEffect(() => {
    if (amount === undefined || amount === null || amount === 0) return;
    const [name, row] = paying(fields) ?? [];
    if (name === undefined || row === undefined) return;
    const rows = form.getValues()[name] as readonly { readonly jumlah?: unknown }[] | undefined;
    const [first = initialValues(row, today), ...others] = rows ?? [];
    const jumlah = String(amount);
    const follows = filled.current !== undefined && isSame(rows, filled.current) && first.jumlah !== jumlah;
    if (told > 0 && (!follows || isSent())) return;
    setTold(told + 1);
    if (told === 0 && (first.jumlah ?? '') !== '') return;
    filled.current = [{ ...first, jumlah }, ...others];
    form.setFieldValue(name, filled.current);
  }, [form, fields, today, isSent, amount, told]);
  return told;
}

/** What is due, label by label; until it was worked out, the labels alone. */
export function DueNow({ fields, due }: { readonly fields: Fields; readonly due: Due | undefined }) {
  const t = useT();
  const format = useFormat();
  return (
    <dl className={css.due} aria-busy={due === undefined}>
      {Object.entries(fields).map(([name, field]) => (
        <div key={name}>
          <dt>{t.of(labelKey(name, field))}</dt>
          <dd>{due === undefined ? '…' : formatField(field, due[name], format)}</dd>
        </div>
      ))}
    </dl>
  );
}
