import { ActionIcon } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { formatGram, formatNumber } from '@kilau/contract/core/format.ts';
import { toldTo, type RefField } from '@kilau/contract/core/field.ts';
import { BARIS_MAKS } from '@kilau/contract/features/penerimaan/penerimaan-barang.kind.ts';
import { FieldInput } from '../../engine/inputs/FieldInput.tsx';
import { useActor } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useT } from '../../ui/text.ts';
import { BARIS, jumlahTerima, KEPALA } from './isian.ts';
import css from './penerimaan.module.css';
import type { TerimaHandle } from './use-terima.ts';

export const FORM_TERIMA = 'penerimaan-barang';

interface BarisProps {
  readonly handle: TerimaHandle;
  readonly index: number;
}

/** One line: what it is, how many, what it weighs. The group brings its purity. */
function Baris({ handle, index }: BarisProps) {
  const t = useT();
  const {
    fields,
    salah,
    setBaris,
    hapusBaris,
    isi: { baris: rows },
  } = handle;
  const isi = rows[index] ?? {};
  const tampil = toldTo(fields.baris, useActor());
  return (
    <div
      className={css.baris}
      data-modal={'harga_modal' in tampil || undefined}
      role="group"
      aria-label={t('terima.baris_ke', { nomor: index + 1 })}
    >
      {BARIS.map((name) => {
        const field = tampil[name];
        return field ? (
          <div key={name} className={css.sel} data-nama={name}>
            <FieldInput
              name={`baris.${index}.${name}`}
              label={t.of(field.label ?? `field.${name}`)}
              field={field}
              value={isi[name]}
              error={salah[`baris.${index}.${name}`]}
              sibling={(other) => isi[other]}
              onChange={(value) => setBaris(index, { [name]: value ?? '' })}
              onChosen={(record) => {
                for (const [ours, theirs] of Object.entries((field as RefField).fill ?? {})) {
                  if (record) setBaris(index, { [ours]: String(record[theirs] ?? '') });
                }
              }}
            />
          </div>
        ) : null;
      })}
      <ActionIcon
        className={css.hapus}
        variant="subtle"
        color="gray"
        aria-label={t('umum.hapus_baris', { nomor: index + 1 })}
        onClick={() => hapusBaris(index)}
      >
        <Icon name="trash" />
      </ActionIcon>
    </div>
  );
}

/** The lines. A new one takes the caret: to its jenis when the group came along. */
function Rincian({ handle }: { readonly handle: TerimaHandle }) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const {
    isi: { baris },
    salah,
    tambahBaris,
  } = handle;
  const before = useRef(baris.length);
  useEffect(() => {
    const bertambah = baris.length > before.current;
    before.current = baris.length;
    if (!bertambah) return;
    requestAnimationFrame(() => {
      const inputs = box.current?.lastElementChild?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])');
      (inputs?.[0]?.value === '' ? inputs[0] : inputs?.[1])?.focus();
    });
  }, [baris.length]);
  return (
    <>
      <div ref={box} className={css.rincian}>
        {baris.map((_satu, index) => (
          <Baris key={index} handle={handle} index={index} />
        ))}
      </div>
      {salah['baris'] === undefined ? null : (
        <p className={css.salah} role="alert">
          {salah['baris']}
        </p>
      )}
      {baris.length >= BARIS_MAKS ? null : (
        <ActionButton size="compact-sm" shortcut="F4" onClick={tambahBaris}>
          {t('umum.tambah_baris')}
        </ActionButton>
      )}
    </>
  );
}

/**
 * What comes in: from whom, on which paper, line by line. Enter goes on, and from the last field to a new line; F8
 * saves.
 */
export function FormTerima({ handle, label }: { readonly handle: TerimaHandle; readonly label: string }) {
  const t = useT();
  const { isi, fields, salah, setKepala, tambahBaris } = handle;
  const { qty, bruto, berat } = jumlahTerima(isi.baris);
  return (
    <EnterForm id={FORM_TERIMA} className={css.form} label={label} onSubmit={tambahBaris}>
      <div className={css.kepala}>
        {KEPALA.map((name, index) => {
          const field = fields.kepala[name];
          return field ? (
            <div key={name} className={css.isian} data-nama={name}>
              <FieldInput
                name={name}
                label={t.of(field.label ?? `field.${name}`)}
                field={field}
                value={isi.kepala[name]}
                error={salah[name]}
                onChange={(value) => setKepala({ [name]: value ?? '' })}
                autoFocus={index === 1}
              />
            </div>
          ) : null;
        })}
      </div>
      <Rincian handle={handle} />
      <dl className={css.jumlah} aria-label={t('laporan.total')}>
        <div>
          <dt>{t('terima.qty')}</dt>
          <dd>{formatNumber(qty)}</dd>
        </div>
        {bruto.isZero() ? null : (
          <div>
            <dt>{t('terima.berat_bruto')}</dt>
            <dd>{formatGram(bruto, t)}</dd>
          </div>
        )}
        <div>
          <dt>{t('terima.berat_bersih')}</dt>
          <dd>{formatGram(berat, t)}</dd>
        </div>
      </dl>
    </EnterForm>
  );
}
