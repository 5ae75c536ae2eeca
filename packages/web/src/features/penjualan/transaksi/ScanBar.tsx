import { Link } from '@tanstack/react-router';
import { memo, useState, type KeyboardEvent, type Ref } from 'react';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Refused, ScanRow } from '../../../ui/form/ScanRow.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { useT } from '../../../ui/text.ts';
import type { ScanDitolak } from './layar.ts';
import css from './sale.module.css';

interface ScanBarProps {
  readonly ditolak: ScanDitolak | undefined;
  readonly onScan: (kode: string) => void;
  readonly onSearch: () => void;
  /** Somebody types: the last refusal has been read. */
  readonly onTyping: () => void;
  /** Arrow keys in the empty field lead to the lines, Del removes the chosen one. */
  readonly onLines: () => void;
  readonly onRemove: () => void;
  readonly scanRef: Ref<HTMLInputElement>;
}

/** The big field. A scanner need not aim at it; a hand types here and presses Enter. */
export const ScanBar = memo(function ScanBar({
  ditolak,
  onScan,
  onSearch,
  onTyping,
  onLines,
  onRemove,
  scanRef,
}: ScanBarProps) {
  const t = useT();
  const [kode, setKode] = useState('');
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      setKode('');
      onScan(kode);
    } else if (kode === '' && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      onLines();
    } else if (kode === '' && event.key === 'Delete') {
      event.preventDefault();
      onRemove();
    }
  };
  return (
    <Card className={css.scanCard}>
      <ScanRow
        className={css.scan}
        onKeyDown={onKeyDown}
        action={
          <ActionButton shortcut="F9" onClick={onSearch}>
            {t('penjualan.cari_barang')}
          </ActionButton>
        }
      >
        <TextField
          ref={scanRef}
          aria-label={t('penjualan.scan')}
          placeholder={t('penjualan.scan')}
          value={kode}
          autoComplete="off"
          onChange={(next) => {
            setKode(next);
            if (ditolak) onTyping();
          }}
        />
      </ScanRow>
      <Refused refused={ditolak}>
        {ditolak === undefined || ditolak.nomor === '' ? null : (
          <Link to="/lihat-penjualan" search={{ q: ditolak.nomor }}>
            {t('penjualan.lihat_dokumen', { nomor: ditolak.nomor })}
          </Link>
        )}
      </Refused>
    </Card>
  );
});
