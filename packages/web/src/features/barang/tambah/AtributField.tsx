import { useState } from 'react';
import { atributFields } from '@kilau/contract/features/barang/tambah/atribut.ts';
import { labelKey, type Field } from '@kilau/contract/core/field.ts';
import { formatNumber, formatRupiah } from '@kilau/contract/core/format.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import type { FormValues, RecordForm } from '../../../ui/form/record-form.ts';
import { useT } from '../../../ui/text.ts';
import { barisBerisi, barisDari, barisTampil, jumlahBaris, tempatKirim } from './atribut-baris.ts';
import css from './isi.module.css';

const NAME = 'atribut';
const PARTS = Object.keys(atributFields) as (keyof typeof atributFields)[];

const fieldOf = (part: (typeof PARTS)[number]): Field => atributFields[part];

interface AtributFieldProps {
  readonly form: RecordForm;
  /** Their prices are not for who sees this: they stay. */
  readonly tanpaHarga?: boolean;
}

/**
 * The parts of a piece that are not gold, a line each: the next line comes when one is filled, so that a plain ring
 * costs no more keys than before. To be drawn anew (`key`) when the form's contents are replaced.
 */
export function AtributField({ form, tanpaHarga = false }: AtributFieldProps) {
  const t = useT();
  const { defaultValue, onChange } = form.getInputProps(NAME) as {
    readonly defaultValue?: unknown;
    readonly onChange: (value: unknown) => void;
  };
  const [baris, setBaris] = useState(() => barisTampil(barisDari(defaultValue)));
  const ubah = (index: number, isi: FormValues, path: string) => {
    form.clearFieldError(path);
    const baru = barisTampil(baris.map((row, at) => (at === index ? { ...row, ...isi } : row)));
    setBaris(baru);
    onChange(barisBerisi(baru));
  };
  const isi = barisBerisi(baris);
  const jumlah = jumlahBaris(isi);
  return (
    <div className={css.atribut}>
      {baris.map((row, index) => (
        <div key={index} className={css.atributBaris}>
          {PARTS.filter((part) => !tanpaHarga || part !== 'harga_atribut').map((part) => {
            const path = `${NAME}.${tempatKirim(baris, index)}.${part}`;
            const label = t.of(labelKey(part, fieldOf(part)));
            return (
              <FieldInput
                key={part}
                name={index === 0 ? part : `${part}_${index + 1}`}
                field={atributFields[part]}
                label={index === 0 ? undefined : t('atribut.ke', { label, nomor: index + 1 })}
                value={row[part] ?? ''}
                error={form.errors[path] ?? (part === 'nama_atribut' && index === 0 ? form.errors[NAME] : undefined)}
                onChange={(next) => ubah(index, { [part]: next }, path)}
              />
            );
          })}
        </div>
      ))}
      {isi.length > 1 ? (
        <p className={css.jumlah} role="status">
          {t('atribut.jumlah', {
            berat: formatNumber(jumlah.berat_atribut, 3),
            harga: formatRupiah(jumlah.harga_atribut),
          })}
        </p>
      ) : null}
    </div>
  );
}
