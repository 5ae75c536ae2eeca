import type { ReactNode, Ref } from 'react';
import type { Field } from '@kilau/contract/core/field.ts';
import { FieldInput } from '../../engine/inputs/FieldInput.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { useT } from '../../ui/text.ts';
import type { Salah } from '../dokumen/salah.ts';
import css from './isian.module.css';

export interface FieldIsian<Name extends string = string> {
  readonly name: Name;
  readonly field: Field;
  readonly label: string;
  /** Told the record behind a chosen reference. */
  readonly onChosen?: (record: Readonly<Record<string, unknown>> | undefined) => void;
}

interface IsianBarisProps<Name extends string> {
  readonly label: string;
  readonly className?: string;
  readonly fields: readonly FieldIsian<Name>[];
  readonly isi: Readonly<Record<Name, string>>;
  readonly salah: Salah;
  readonly onUbah: (name: Name, value: string) => void;
  readonly onSimpan: () => void;
  /** A line that is there already is changed. */
  readonly diubah: boolean;
  /** The first of the fields, for the hand. */
  readonly firstRef?: Ref<HTMLInputElement>;
  /** In front of the fields, and behind the button. */
  readonly depan?: ReactNode;
  readonly belakang?: ReactNode;
}

/** One line that is being entered: Enter goes from field to field, and at the end adds it. */
export function IsianBaris<Name extends string>({
  label,
  className,
  fields,
  isi,
  salah,
  onUbah,
  onSimpan,
  diubah,
  firstRef,
  depan,
  belakang,
}: IsianBarisProps<Name>) {
  const t = useT();
  return (
    <Card padded aria-label={label}>
      <EnterForm className={`${css.isian} ${className ?? ''}`} label={label} onSubmit={onSimpan}>
        {depan}
        {fields.map(({ name, field, label: nama, onChosen }, index) => (
          <FieldInput
            key={name}
            name={name}
            label={nama}
            field={{ ...field, required: false }}
            value={isi[name]}
            error={salah[name]}
            inputRef={index === 0 ? firstRef : undefined}
            onChange={(value) => onUbah(name, String(value ?? ''))}
            onChosen={onChosen}
          />
        ))}
        <div className={css.tambah}>
          <ActionButton type="submit" shortcut="Enter">
            {t(diubah ? 'penjualan.pakai' : 'penjualan.tambah')}
          </ActionButton>
        </div>
        {belakang}
      </EnterForm>
    </Card>
  );
}
