import { ActionIcon } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { BATU_MAKS, batuFields } from '@kilau/contract/features/barang/tambah/batu.ts';
import { labelKey, type Field } from '@kilau/contract/core/field.ts';
import { formatNumber, formatRupiah } from '@kilau/contract/core/format.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { useKeys } from '../../../platform/keys.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import type { FormValues, RecordForm } from '../../../ui/form/record-form.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useT } from '../../../ui/text.ts';
import { barisDari } from './atribut-baris.ts';
import { batuDiubah, batuKosong, jumlahBaris } from './batu-baris.ts';
import css from './isi.module.css';
import { useHargaBatu } from './use-harga-batu.ts';

const NAME = 'batu';
const TAMBAH = 'F4';
const PARTS = Object.keys(batuFields) as (keyof typeof batuFields)[];
const fieldOf = (part: (typeof PARTS)[number]): Field => batuFields[part];

interface BarisProps {
  readonly baris: FormValues;
  readonly nomor: number;
  /** Just added: the hand goes into it. */
  readonly baru: boolean;
  readonly salah: (part: string) => ReactNode;
  readonly onUbah: (isi: FormValues) => void;
  readonly onHapus: () => void;
}

/** One line of stones: what they are, how many, how heavy, how graded. */
function BarisBatu({ baris, nomor, baru, salah, onUbah, onHapus }: BarisProps) {
  const t = useT();
  return (
    <div role="group" aria-label={t('batu.ke', { nomor })} className={css.batuBaris}>
      {PARTS.map((part, index) => (
        <FieldInput
          key={part}
          name={`${NAME}.${nomor - 1}.${part}`}
          field={batuFields[part]}
          label={t.of(labelKey(part, fieldOf(part)))}
          value={baris[part] ?? ''}
          error={salah(part)}
          autoFocus={baru && index === 0}
          onChange={(next) => onUbah({ [part]: next })}
        />
      ))}
      <ActionIcon
        className={css.hapus}
        variant="subtle"
        color="gray"
        aria-label={t('batu.hapus', { nomor })}
        onClick={onHapus}
      >
        <Icon name="trash" />
      </ActionIcon>
    </div>
  );
}

/** Running numbers of the rows: what is typed stays with its row when one above it goes. */
function useNomor(jumlah: number) {
  const berikut = useRef(jumlah);
  const [ids, setIds] = useState(() => Array.from({ length: jumlah }, (_, index) => index));
  const [baru, setBaru] = useState<number>();
  const tambah = () => {
    const id = berikut.current;
    berikut.current += 1;
    setIds((now) => [...now, id]);
    setBaru(id);
  };
  return { ids, baru, tambah, hapus: (index: number) => setIds((now) => now.filter((_, at) => at !== index)) };
}

/** Below the rows: another one, while there may be more, and what all of them come to. */
function BatuKaki({ baris, onTambah }: { readonly baris: readonly FormValues[]; readonly onTambah: () => void }) {
  const t = useT();
  const { jumlah, carat, nilai } = jumlahBaris(baris);
  return (
    <div className={css.batuKaki}>
      {baris.length >= BATU_MAKS ? null : (
        <ActionButton size="compact-sm" shortcut={TAMBAH} onClick={onTambah}>
          {t('batu.tambah')}
        </ActionButton>
      )}
      {baris.length === 0 ? null : (
        <strong role="status">
          {t('batu.jumlah', {
            jumlah: formatNumber(jumlah),
            carat: formatNumber(carat, 3),
            nilai: formatRupiah(nilai),
          })}
        </strong>
      )}
      {baris.length === 0 ? null : <span className={css.sunyi}>{t('batu.per_baris')}</span>}
    </div>
  );
}

/**
 * Stones of a piece, with what the price list says of them. To be drawn anew (`key`) when the form's contents are
 * replaced.
 */
export function BatuField({ form }: { readonly form: RecordForm }) {
  const t = useT();
  const { defaultValue, onChange } = form.getInputProps(NAME) as {
    readonly defaultValue?: unknown;
    readonly onChange: (value: unknown) => void;
  };
  const [baris, setBaris] = useState(() => barisDari(defaultValue));
  const { ids, baru, tambah: nomori, hapus: lupakan } = useNomor(baris.length);
  const daftar = useHargaBatu();
  const kotak = useRef<HTMLDivElement>(null);
  // A choice changes its row before the next drawing: the next change must see it.
  const latest = useRef(baris);
  const ganti = (next: readonly FormValues[]) => {
    latest.current = next;
    setBaris(next);
    onChange(next);
  };
  const tambah = () => {
    if (latest.current.length >= BATU_MAKS) return;
    nomori();
    ganti([...latest.current, batuKosong()]);
  };
  useEffect(() => {
    if (baru !== undefined) {
      [...(kotak.current?.querySelectorAll('[role="group"]') ?? [])]
        .at(-1)
        ?.querySelector<HTMLElement>('input')
        ?.focus();
    }
  }, [baru]);
  useKeys([{ key: TAMBAH, label: t('batu.tombol_tambah'), run: tambah }]);
  const lupaSalah = () =>
    Object.keys(form.errors)
      .filter((path) => path.startsWith(`${NAME}.`))
      .forEach((path) => form.clearFieldError(path));
  return (
    <div ref={kotak} className={css.batu}>
      {baris.map((row, index) => (
        <BarisBatu
          key={ids[index] ?? index}
          baris={row}
          nomor={index + 1}
          baru={baru !== undefined && ids[index] === baru}
          salah={(part) => form.errors[`${NAME}.${index}.${part}`]}
          onUbah={(isi) => {
            Object.keys(isi).forEach((part) => form.clearFieldError(`${NAME}.${index}.${part}`));
            ganti(
              latest.current.map((barisLama, at) => (at === index ? batuDiubah(daftar, barisLama, isi) : barisLama)),
            );
          }}
          onHapus={() => {
            // The rows below move up: what was said of a row would stand at another.
            lupaSalah();
            lupakan(index);
            ganti(latest.current.filter((_, at) => at !== index));
          }}
        />
      ))}
      <BatuKaki baris={baris} onTambah={tambah} />
      {form.errors[NAME] ? (
        <p className={css.salah} role="alert">
          {form.errors[NAME]}
        </p>
      ) : null}
    </div>
  );
}
