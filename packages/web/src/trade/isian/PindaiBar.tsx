import { Suspense, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { keyName } from '../../platform/keys.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { Refused, ScanRow } from '../../ui/form/ScanRow.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { useT } from '../../ui/text.ts';
import { Dihapus, JejakPindai } from './jejak-part.ts';
import type { Jejak } from './use-jejak.ts';

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
  /** What became of the last codes. */
  readonly jejak?: readonly Jejak[];
  /** Code of the line that was taken out last: it can be put back, here and with Ctrl+Z in the empty field. */
  readonly dihapus?: string | undefined;
  readonly onKembali?: () => void;
  /** What stands behind the field; absent: the button that adds what was typed. */
  readonly samping?: ReactNode;
  /** What leads on from a refusal. */
  readonly lanjut?: ReactNode;
}

/** The big field. A scanner need not aim at it; a hand types or pastes here and presses Enter. */
export function PindaiBar(props: PindaiBarProps) {
  const { label, ditolak, onPindai, onBanyak, onKetik, onTombol, pindaiRef, samping, lanjut } = props;
  const { jejak = [], dihapus, onKembali } = props;
  const t = useT();
  // What is told in full needs no second line.
  const lalu = ditolak !== undefined && jejak[0]?.ditolak === true ? jejak.slice(1) : jejak;
  const [kode, setKode] = useState('');
  /** @param isi all that stands in the field, which may be ahead of what was drawn. */
  const tambah = (isi = kode) => {
    const codes = onBanyak ? isi.split(/[\s,;]+/).filter((kode_barcode) => kode_barcode !== '') : [isi];
    setKode('');
    if (codes.length > 1) onBanyak?.(codes);
    else if (codes[0] !== undefined) onPindai(codes[0]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isi = event.target instanceof HTMLInputElement ? event.target.value : kode;
    if (event.key === 'Enter') tambah(isi);
    else if (isi === '' && dihapus !== undefined && keyName(event) === 'Ctrl+Z') onKembali?.();
    else if (isi !== '' || onTombol?.(event.key) !== true) return;
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
            <ActionButton shortcut="Enter" onClick={() => tambah()}>
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
      <Suspense>
        {lalu.length === 0 ? null : <JejakPindai jejak={lalu} />}
        {dihapus === undefined || onKembali === undefined ? null : <Dihapus kode={dihapus} onKembali={onKembali} />}
      </Suspense>
    </Card>
  );
}
