import type { ReactNode } from 'react';
import { pindahBarang } from '@kilau/contract/features/barang/pindah/pindah-barang.kind.ts';
import { FieldInputs } from '../../../engine/inputs/FieldInputs.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { useT } from '../../../ui/text.ts';
import css from './pindah.module.css';

const { header } = pindahBarang;
type Tujuan = Readonly<Record<keyof typeof header, string>>;

interface TujuanFormProps {
  readonly isi: Tujuan;
  readonly salah: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<Tujuan>) => void;
  readonly onSubmit: () => void;
  /** What stands below: the sum and the button. */
  readonly children: ReactNode;
}

/** Where the pieces go. A tray belongs to its warehouse: another warehouse lets the tray go. */
export function TujuanForm({ isi, salah, onChange, onSubmit, children }: TujuanFormProps) {
  const t = useT();
  return (
    <EnterForm className={css.isian} label={t('pindah.ke')} onSubmit={onSubmit}>
      <FieldInputs fields={header} values={isi} errors={salah} onChange={onChange} />
      {children}
    </EnterForm>
  );
}
