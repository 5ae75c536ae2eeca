import type { Fields } from '@kilau/contract/core/field.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { ruleText } from '../../../ui/form/rule-text.ts';
import { useT } from '../../../ui/text.ts';
import css from './kertas.module.css';
import type { Tata } from './use-tata.ts';

interface TataFieldsProps {
  readonly fields: Fields;
  readonly names: readonly string[];
  readonly tata: Tata;
  readonly title: string;
}

/** Some fields of a layout below a title; what they say is on the paper a moment later. */
export function TataFields({ fields, names, tata, title }: TataFieldsProps) {
  const t = useT();
  return (
    <fieldset className={css.group}>
      <legend>{title}</legend>
      <div className={css.fields}>
        {names.map((name) => {
          const field = fields[name];
          const broken = tata.broken[name];
          return field ? (
            <FieldInput
              key={name}
              name={name}
              field={field}
              value={tata.values[name] ?? ''}
              error={broken && ruleText(t, name, broken, fields)}
              onChange={(value) => tata.set({ [name]: value })}
            />
          ) : null;
        })}
      </div>
    </fieldset>
  );
}
