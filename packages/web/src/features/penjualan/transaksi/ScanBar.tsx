import { Link } from '@tanstack/react-router';
import { memo, type Ref } from 'react';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { PindaiBar } from '../../../trade/isian/PindaiBar.tsx';
import type { Jejak } from '../../../trade/isian/use-jejak.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { useT } from '../../../ui/text.ts';
import type { ScanDitolak, TempatBaris } from './layar.ts';

interface ScanBarProps {
  /** Old goods are scanned too. */
  readonly tukar: boolean;
  readonly ditolak: ScanDitolak | undefined;
  readonly onScan: (kode: string) => void;
  readonly onSearch: () => void;
  /** Opens the description of goods without a nota. */
  readonly onLuar: () => void;
  readonly onTyping: () => void;
  /** Arrow keys in the empty field lead to the lines, Del removes the chosen one. */
  readonly onLines: () => void;
  readonly onRemove: () => void;
  /** `%` and `=` open the chosen one at its discount. */
  readonly onDiscount: (di: TempatBaris) => void;
  /** Code of the line that was taken out last. */
  readonly dihapus: string | undefined;
  readonly onPutBack: () => void;
  readonly jejak: readonly Jejak[];
  readonly scanRef: Ref<HTMLInputElement>;
}

/** Where pieces are scanned or looked for; a piece that is held leads to the sale that holds it. */
export const ScanBar = memo(function ScanBar(props: ScanBarProps) {
  const {
    ditolak,
    onScan,
    onSearch,
    onTyping,
    onLines,
    onRemove,
    onDiscount,
    dihapus,
    onPutBack,
    jejak,
    scanRef,
    tukar,
    onLuar,
  } = props;
  const t = useT();
  const tombol: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: onLines,
    ArrowUp: onLines,
    Delete: onRemove,
    '%': () => onDiscount('PERSEN'),
    '=': () => onDiscount('TOTAL'),
  };
  return (
    <PindaiBar
      label={t(tukar ? 'penjualan.scan_tukar' : 'penjualan.scan')}
      ditolak={ditolak}
      onPindai={onScan}
      onKetik={onTyping}
      onTombol={(key) => {
        tombol[key]?.();
        return tombol[key] !== undefined;
      }}
      pindaiRef={scanRef}
      jejak={jejak}
      dihapus={dihapus}
      onKembali={onPutBack}
      samping={
        <>
          {tukar ? (
            <ActionButton shortcut="F6" onClick={onLuar}>
              {t('penjualan.tanpa_nota')}
            </ActionButton>
          ) : null}
          <ActionButton shortcut="F9" onClick={onSearch}>
            {t('penjualan.cari_barang')}
          </ActionButton>
        </>
      }
      lanjut={
        ditolak === undefined || ditolak.nomor === '' ? null : (
          <Link to={penjualan.pages.list} search={{ q: ditolak.nomor }}>
            {t('penjualan.lihat_dokumen', { nomor: ditolak.nomor })}
          </Link>
        )
      }
    />
  );
});
