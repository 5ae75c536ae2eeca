import { useRef } from 'react';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { NOTA_TATA_FIELDS, NOTA_UNSUR, type NotaUnsur, type UnsurTata } from '@kilau/contract/trade/nota/nota-tata.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { ruleText } from '../../../ui/form/rule-text.ts';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { useT } from '../../../ui/text.ts';
import css from './kertas.module.css';

const { fields } = NOTA_TATA_FIELDS.unsur;
const PARTS = Object.keys(fields).filter((name) => name !== 'unsur') as (keyof UnsurTata)[];

interface UnsurDaftarProps {
  readonly unsur: readonly UnsurTata[];
  readonly chosen: number;
  readonly broken: Readonly<Record<string, RuleBreak>>;
  readonly onChoose: (index: number) => void;
  readonly onChange: (unsur: readonly UnsurTata[]) => void;
}

/** The elements of a free layout: which there are, and where the chosen one stands, in millimetres. */
export function UnsurDaftar({ unsur, chosen, broken, onChoose, onChange }: UnsurDaftarProps) {
  const t = useT();
  const name = (kind: string) => t.of(`nota_unsur.${kind}`);
  const current = unsur[chosen];
  const list = useRef<HTMLInputElement>(null);
  const add = (kind: NotaUnsur) => {
    onChange([
      ...unsur,
      { unsur: kind, x: 10, y: 10, lebar: 50, tinggi: 8, huruf: 8, rata: 'KIRI', tebal: false, teks: null },
    ]);
    onChoose(unsur.length);
  };
  return (
    <fieldset className={css.group}>
      <legend>{t('kertas.unsur')}</legend>
      <div className={css.unsurBar}>
        <SelectField
          ref={list}
          aria-label={t('kertas.unsur_dipilih')}
          value={current ? String(chosen) : ''}
          onChange={(index) => onChoose(Number(index))}
          options={unsur.map((item, index) => ({ value: String(index), label: `${index + 1}. ${name(item.unsur)}` }))}
        />
        <SelectField
          aria-label={t('kertas.tambah_unsur')}
          placeholder={t('kertas.tambah_unsur')}
          value=""
          onChange={(kind) => kind !== '' && add(kind as NotaUnsur)}
          options={NOTA_UNSUR.map((kind) => ({ value: kind, label: name(kind) }))}
        />
      </div>
      {current ? (
        <>
          <div className={css.fields} data-tight>
            {PARTS.filter((part) => part !== 'teks' || current.unsur === 'TEKS').map((part) => {
              const rule = broken[`unsur.${chosen}.${part}`];
              return (
                <FieldInput
                  key={part}
                  name={`unsur.${chosen}.${part}`}
                  field={fields[part]}
                  value={current[part] ?? ''}
                  error={rule && ruleText(t, part, rule, fields)}
                  onChange={(value) =>
                    onChange(unsur.map((item, index) => (index === chosen ? { ...item, [part]: value } : item)))
                  }
                />
              );
            })}
          </div>
          <ActionButton
            onClick={() => {
              onChange(unsur.filter((_satu, index) => index !== chosen));
              onChoose(Math.max(0, chosen - 1));
              // The button is for another one then, which no second key shall take away.
              list.current?.focus();
            }}
          >
            {t('kertas.hapus_unsur', { unsur: name(current.unsur) })}
          </ActionButton>
          <p className={css.hint}>{t('kertas.cara_geser')}</p>
        </>
      ) : null}
    </fieldset>
  );
}
