import type { ReactNode } from 'react';
import { pindahBarang } from '@kilau/contract/features/barang/pindah/pindah-barang.kind.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { useT } from '../../../ui/text.ts';
import css from './pindah.module.css';

const { header } = pindahBarang;
const NAMES = ['kode_gudang', 'kode_baki', 'keterangan'] as const;
type Tujuan = Readonly<Record<(typeof NAMES)[number], string>>;

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
      {NAMES.map((name) => (
        <FieldInput
          key={name}
          name={name}
          field={header[name]}
          value={isi[name]}
          error={salah[name]}
          onChange={(value) =>
            onChange(
              name === 'kode_gudang'
                ? { kode_gudang: String(value ?? ''), kode_baki: '' }
                : { [name]: String(value ?? '') },
            )
          }
          sibling={(other) => isi[other as keyof Tujuan]}
        />
      ))}
      {children}
    </EnterForm>
  );
}
