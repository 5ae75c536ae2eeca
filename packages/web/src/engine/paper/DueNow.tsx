import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { labelKey, type Fields } from '@kilau/contract/core/field.ts';
import { formatField } from '@kilau/contract/core/format.ts';
import type { Kind, KindDeed } from '@kilau/contract/core/kind.ts';
import { api } from '../../platform/api.ts';
import { useT } from '../../ui/text.ts';
import { useFormat } from '../cells/FieldCell.tsx';
import css from './paper.module.css';
import { paperPath, papersKey } from './paper-keys.ts';

type Due = Readonly<Record<string, string | number | null>>;

/** What is due of a paper now, where a deed asks for that. */
export function useDue(kind: Kind, nomor: string, { due }: KindDeed): Due | undefined {
  return useQuery({
    queryKey: [...papersKey(kind), 'due', nomor, due?.call],
    queryFn: ({ signal }) => api.get<Due>(`${paperPath(kind, nomor)}/${due?.call ?? ''}`, {}, { signal }),
    enabled: due !== undefined,
    staleTime: 0,
  }).data;
}

/** The field that takes what is paid: the amount of the first row of rows that have one. */
const dueField = (fields: Fields): string | undefined => {
  const rows = Object.entries(fields).find(([, field]) => field.kind === 'lines' && 'jumlah' in field.fields);
  return rows && `${rows[0]}.0.jumlah`;
};

/** The form of a deed, as far as what is paid goes. */
interface AmountForm {
  readonly getInputProps: (path: string) => { readonly value?: unknown };
  readonly setFieldValue: (path: string, value: string) => void;
}

/** What is to be paid is known when it was worked out: it is filled in once, unless something was typed meanwhile. */
export function useAmountDue(form: AmountForm, fields: Fields, amount: string | number | null | undefined): void {
  const told = useRef(false);
  useEffect(() => {
    if (told.current || amount === undefined) return;
    told.current = true;
    const path = dueField(fields);
    if (path === undefined || amount === null || amount === 0) return;
    const { value } = form.getInputProps(path);
    if (value === '' || value === null || value === undefined) form.setFieldValue(path, String(amount));
  }, [form, fields, amount]);
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
