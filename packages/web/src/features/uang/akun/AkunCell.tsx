import { Select } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import { useT } from '../../../ui/text.ts';
import { akunText, type Akun } from './jurnal.ts';
import css from './akun.module.css';

interface AkunCellProps {
  /** Kind of account, as the user reads it. */
  readonly jenisAkun: string;
  readonly nomor: string;
  readonly akun: readonly Akun[];
  /** Takes the focus when the journal opens. */
  readonly first: boolean;
  readonly onChange: (nomor: string) => void;
}

/**
 * An account number that a click or Enter opens to be chosen anew. An account that is no longer in use shows its number
 * alone.
 */
export function AkunCell({ jenisAkun, nomor, akun, first, onChange }: AkunCellProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (first) button.current?.focus();
  }, [first]);
  const known = akun.find((pilihan) => pilihan.nomor_akun === nomor);
  const shown = known ? akunText(known) : nomor;
  const close = () => {
    setOpen(false);
    // The hand stays on the cell, unless it has gone somewhere else already.
    requestAnimationFrame(() => document.activeElement === document.body && button.current?.focus());
  };
  if (!open) {
    return (
      <button
        ref={button}
        type="button"
        className={css.cell}
        aria-label={t('akun.ganti', { jenis: jenisAkun, akun: shown })}
        onClick={() => setOpen(true)}
      >
        <span>{shown}</span>
        <Icon name="pencil" size={13} />
      </button>
    );
  }
  return (
    <Select
      autoFocus
      searchable
      selectFirstOptionOnChange
      defaultDropdownOpened
      allowDeselect={false}
      withCheckIcon={false}
      maxDropdownHeight={280}
      aria-label={t('akun.ganti', { jenis: jenisAkun, akun: shown })}
      data={akun.map((pilihan) => ({ value: pilihan.nomor_akun, label: akunText(pilihan) }))}
      value={known ? nomor : null}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(next) => next !== null && onChange(next)}
      // The first Escape closes the list, not the journal.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      onDropdownClose={close}
      onBlur={() => setOpen(false)}
    />
  );
}
