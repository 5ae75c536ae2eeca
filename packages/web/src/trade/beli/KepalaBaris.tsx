import { ActionIcon } from '@mantine/core';
import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { TandaIzin } from '../isian/TandaIzin.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useT } from '../../ui/text.ts';
import type { BarisHitung } from './hitung.ts';
import { notaDari } from './isi.ts';
import css from './baris.module.css';

/** What a line is, on which nota, and what is paid for it. */
export function JudulBaris({ row }: { readonly row: BarisHitung }) {
  const t = useT();
  const { baris, barang, harga_beli, kategori } = row;
  const nota = notaDari(baris);
  const kata = [barang.kode_barcode || barang.kode_dept, barang.kode_group, `${formatPlain(barang.kadar)} %`];
  return (
    <>
      <strong className={css.nama}>{barang.nama_barang}</strong>
      <span className={css.kecil}>{kata.join(' · ')}</span>
      {nota ? (
        <span className={css.kecil}>{nota.no_faktur}</span>
      ) : (
        <Chip tone="warn">{t('pembelian.tanpa_nota')}</Chip>
      )}
      <TandaIzin kategori={kategori} otorisasi={baris.otorisasi} />
      <span className={css.jumlah}>{formatNumber(harga_beli)}</span>
    </>
  );
}

interface KepalaBarisProps {
  readonly row: BarisHitung;
  readonly salah: string | undefined;
  readonly onHapus: () => void;
}

/** The head of the line under the hand. */
export function KepalaBaris({ row, salah, onHapus }: KepalaBarisProps) {
  const t = useT();
  const { barang } = row;
  return (
    <>
      <header className={css.kepala}>
        <JudulBaris row={row} />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          tabIndex={-1}
          aria-label={t('penjualan.hapus_baris', { kode: barang.kode_barcode || barang.nama_barang })}
          onClick={onHapus}
        >
          <Icon name="trash" size={14} />
        </ActionIcon>
      </header>
      {salah === undefined ? null : (
        <p className={css.salah} role="alert">
          {salah}
        </p>
      )}
    </>
  );
}
