import type { ReactNode, Ref } from 'react';
import type { Field } from '@kilau/contract/core/field.ts';
import { FieldInputs } from '../../engine/inputs/FieldInputs.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { useT } from '../../ui/text.ts';
import type { Salah } from '../dokumen/salah.ts';
import { TERKETIK } from './ambil-isian.ts';
import css from './isian.module.css';

interface IsianBarisProps<Name extends string> {
  readonly label: string;
  readonly className?: string | undefined;
  readonly fields: Readonly<Record<Name, Field>>;
  readonly isian: {
    readonly isi: Readonly<Record<NoInfer<Name>, string>>;
    readonly salah: Salah;
    /** Something was typed that is no line yet. */
    readonly terketik?: boolean;
    readonly set: (part: Partial<Readonly<Record<NoInfer<Name>, string>>>) => void;
  };
  /** Whose they are, said behind the name of each. */
  readonly tentang?: string;
  /** Told the record behind a chosen reference. */
  readonly onChosen?: (name: Name, record: Readonly<Record<string, unknown>> | undefined) => void;
  readonly onSimpan: () => void;
  /** A line that is there already is changed. */
  readonly diubah: boolean;
  /** The first of the fields, for the hand. */
  readonly firstRef?: Ref<HTMLInputElement> | undefined;
  /** In front of the fields, and behind the button. */
  readonly depan?: ReactNode;
  readonly belakang?: ReactNode;
}

/** What has to be said is told once it is missing, not by a star at nearly every field. */
const tanpaBintang = <Name extends string>(fields: Readonly<Record<Name, Field>>) =>
  Object.fromEntries(
    Object.entries<Field>(fields).map(([name, field]) => [name, { ...field, required: false }]),
  ) as Record<Name, Field>;

/** One line that is being entered: Enter goes from field to field, and at the end adds it. */
export function IsianBaris<Name extends string>({
  label,
  className,
  fields,
  isian: { isi, salah, set, terketik = false },
  tentang,
  onChosen,
  onSimpan,
  diubah,
  firstRef,
  depan,
  belakang,
}: IsianBarisProps<Name>) {
  const t = useT();
  const [first] = Object.keys(fields) as Name[];
  return (
    <Card padded aria-label={label}>
      <EnterForm
        className={`${css.isian} ${className ?? ''}`}
        label={label}
        mark={terketik ? { [TERKETIK]: true } : undefined}
        onSubmit={onSimpan}
      >
        {depan}
        <FieldInputs
          fields={tanpaBintang(fields)}
          values={isi}
          errors={salah}
          about={tentang}
          refs={{ [first ?? '']: firstRef } as Partial<Record<Name, Ref<HTMLInputElement>>>}
          onChange={set}
          onChosen={onChosen}
        />
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
