import { useEffect, useRef } from 'react';
import { labelKey } from '@kilau/contract/core/field.ts';
import { banyakFields, type KolomBanyak } from '@kilau/contract/features/barang/banyak/banyak.ts';
import { useT } from '../../../ui/text.ts';
import css from './banyak.module.css';
import { pilihanId } from './Pilihan.tsx';
import type { Mode } from './use-sel.ts';

/** Where the page says what is wrong with the cell the hand is in. */
export const KATA_ID = 'banyak-salah';

interface SelProps {
  readonly name: KolomBanyak;
  readonly r: number;
  readonly teks: string;
  /** What counts while nothing is typed. */
  readonly usul: string;
  readonly salah: string | undefined;
  readonly ditimbang: boolean;
  readonly aktif: boolean;
  readonly terpilih: boolean;
  readonly mode: Mode;
  /** A new number asks for the focus. */
  readonly fokus: number;
  readonly onTulis: (teks: string) => void;
  /** With Shift the choice grows up to here. */
  readonly onPilih: (extend: boolean) => void;
  readonly onEdit: () => void;
}

/** The input of the cell the hand is in. All of it is selected: what is typed takes its place, as in a sheet. */
function Isian({ name, r, teks, usul, salah, mode, fokus, onTulis, onEdit }: SelProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [fokus]);
  useEffect(() => {
    const length = input.current?.value.length ?? 0;
    if (mode === 'pilih') input.current?.select();
    else input.current?.setSelectionRange(length, length);
  }, [mode]);
  const { kind } = banyakFields[name];
  return (
    <input
      ref={input}
      className={css.isian}
      value={teks}
      placeholder={usul === '' ? undefined : usul}
      aria-label={t('banyak.isian', { label: t.of(labelKey(name, banyakFields[name])), baris: r + 1 })}
      aria-invalid={salah !== undefined || undefined}
      aria-describedby={salah === undefined ? undefined : KATA_ID}
      autoComplete="off"
      spellCheck={false}
      list={kind === 'ref' || kind === 'choice' || kind === 'boolean' ? pilihanId(name) : undefined}
      onChange={(event) => onTulis(event.currentTarget.value)}
      onDoubleClick={onEdit}
    />
  );
}

/** One cell: text, or the input while the hand is in it. */
export function SelBanyak(props: SelProps) {
  const t = useT();
  const { name, teks, usul, salah, ditimbang, aktif, terpilih, onPilih } = props;
  const title = salah ?? (ditimbang ? t('pilihan.sumber_berat.TIMBANGAN') : undefined);
  return (
    <div
      role="gridcell"
      tabIndex={-1}
      className={css.sel}
      data-nama={name}
      data-aktif={aktif || undefined}
      data-terpilih={terpilih || undefined}
      data-salah={salah !== undefined || undefined}
      data-ditimbang={ditimbang || undefined}
      aria-selected={terpilih}
      title={title}
      onMouseDown={(event) => {
        if (aktif) return;
        event.preventDefault();
        onPilih(event.shiftKey);
      }}
    >
      {aktif ? <Isian {...props} /> : teks === '' && usul !== '' ? <span className={css.usul}>{usul}</span> : teks}
    </div>
  );
}
