import { useState, type KeyboardEvent, type Ref } from 'react';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Refused, ScanRow } from '../../../ui/form/ScanRow.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { useT } from '../../../ui/text.ts';
import type { Ditolak } from './use-kumpulan.ts';

interface PindaiBarProps {
  readonly ditolak: Ditolak | undefined;
  readonly onPindai: (kode: string) => void;
  /** Several codes at once, pasted from a sheet. */
  readonly onBanyak: (kode: readonly string[]) => void;
  readonly onKetik: () => void;
  readonly pindaiRef: Ref<HTMLInputElement>;
}

/** The big field. A scanner need not aim at it; a hand types or pastes here and presses Enter. */
export function PindaiBar({ ditolak, onPindai, onBanyak, onKetik, pindaiRef }: PindaiBarProps) {
  const t = useT();
  const [kode, setKode] = useState('');
  const tambah = () => {
    const codes = kode.split(/[\s,;]+/).filter((kode_barcode) => kode_barcode !== '');
    setKode('');
    if (codes.length > 1) onBanyak(codes);
    else if (codes[0] !== undefined) onPindai(codes[0]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    tambah();
  };
  const change = (next: string) => {
    setKode(next);
    if (ditolak) onKetik();
  };
  return (
    <Card padded>
      <ScanRow
        onKeyDown={onKeyDown}
        action={
          <ActionButton shortcut="Enter" onClick={tambah}>
            {t('pindah.tambah')}
          </ActionButton>
        }
      >
        <TextField
          ref={pindaiRef}
          aria-label={t('pindah.scan')}
          placeholder={t('pindah.scan')}
          value={kode}
          autoComplete="off"
          onChange={change}
        />
      </ScanRow>
      <Refused refused={ditolak} />
    </Card>
  );
}
