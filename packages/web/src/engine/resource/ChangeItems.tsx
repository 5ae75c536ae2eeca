import { labelKey, type Fields } from '@kilau/contract/core/field.ts';
import { useT } from '../../ui/text.ts';
import { useFormat } from '../cells/FieldCell.tsx';
import { changeLines } from './changes.ts';
import type { HistoryEntry } from './resource-calls.ts';

interface ChangeItemsProps {
  readonly fields: Fields;
  readonly entry: HistoryEntry;
}

/** What a deed changed of a record, an item per field: what stood there, and what stands there since. */
export function ChangeItems({ fields, entry }: ChangeItemsProps) {
  const t = useT();
  const format = useFormat();
  return changeLines(fields, entry, format).map(({ name, before, after }) => (
    <li key={name}>
      {t.of(labelKey(name, fields[name] ?? {}))}:{' '}
      {before === '' ? null : (
        <>
          <del>{before}</del> →{' '}
        </>
      )}
      <ins>{after === '' ? '–' : after}</ins>
    </li>
  ));
}
