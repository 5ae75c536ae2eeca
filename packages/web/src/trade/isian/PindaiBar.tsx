import { useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { Refused, ScanRow } from '../../ui/form/ScanRow.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { useT } from '../../ui/text.ts';

interface PindaiBarProps {
  readonly label: string;
  /** The code that was not taken, and why. */
  readonly ditolak: { readonly kode: string; readonly pesan: string } | undefined;
  readonly onPindai: (kode: string) => void;
  /** Several codes at once, pasted from a sheet; absent: what is typed is one code. */
  readonly onBanyak?: (kode: readonly string[]) => void;
  /** Somebody types: the last refusal has been read. */
  readonly onKetik: () => void;
  /** A key that the empty field has no use for; true when it was taken. */
  readonly onTombol?: (key: string) => boolean;
  readonly pindaiRef: Ref<HTMLInputElement>;
  /** What stands behind the field; absent: the button that adds what was typed. */
  readonly samping?: ReactNode;
  /** What leads on from a refusal. */
  readonly lanjut?: ReactNode;
}

/** The big field. A scanner need not aim at it; a hand types or pastes here and presses Enter. */
export function PindaiBar(props: PindaiBarProps) {
  const { label, ditolak, onPindai, onBanyak, onKetik, onTombol, pindaiRef, samping, lanjut } = props;
  const t = useT();
  const [kode, setKode] = useState('');
  const tambah = () => {
    const codes = onBanyak ? kode.split(/[\s,;]+/).filter((kode_barcode) => kode_barcode !== '') : [kode];
    setKode('');
    if (codes.length > 1) onBanyak?.(codes);
    else if (codes[0] !== undefined) onPindai(codes[0]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') tambah();
    else if (kode !== '' || onTombol?.(event.key) !== true) return;
    event.preventDefault();
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
          samping ?? (
            <ActionButton shortcut="Enter" onClick={tambah}>
              {t('penjualan.tambah')}
            </ActionButton>
          )
        }
      >
        <TextField
          ref={pindaiRef}
          aria-label={label}
          placeholder={label}
          value={kode}
          autoComplete="off"
          onChange={change}
        />
      </ScanRow>
      <Refused refused={ditolak}>{lanjut}</Refused>
    </Card>
  );
}
