import type { KeyboardEvent } from 'react';
import { formatNumber } from '@kilau/contract/core/format.ts';
import type { Salah } from '../../../trade/dokumen/salah.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { IntegerInput } from '../../../ui/inputs/NumberInputs.tsx';
import { useT } from '../../../ui/text.ts';
import { salahAksesoris, type AksesorisDraft, type AksesorisHitung } from './aksesoris.ts';
import css from './lines.module.css';

interface AksesorisRowsProps {
  readonly aksesoris: readonly AksesorisHitung[];
  readonly salah: Salah;
  readonly onChange: (aksesoris: readonly AksesorisDraft[]) => void;
  /** The hand goes on with the next code. */
  readonly onLeave: () => void;
}

/** Accessories below the pieces: how many is typed, or scanned once more. */
export function AksesorisRows({ aksesoris, salah, onChange, onLeave }: AksesorisRowsProps) {
  const t = useT();
  const semua = aksesoris.map(({ baris }) => baris);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onLeave();
  };
  return aksesoris.map(({ baris, total }) => {
    const { kode_barcode, nama_aksesoris: nama, kode_baki, harga_jual, stok, qty, diskon = '' } = baris;
    const ganti = (isi: Partial<AksesorisDraft>) =>
      onChange(semua.map((row) => (row.kode_barcode === kode_barcode ? { ...row, ...isi, otorisasi: null } : row)));
    const lepas = () => {
      onChange(semua.filter((row) => row.kode_barcode !== kode_barcode));
      onLeave();
    };
    return (
      <tr key={kode_barcode} className={css.line} data-aksesoris={kode_barcode}>
        <td className={css.what}>
          <span className={css.photo} />
          <div className={css.nama}>
            <b title={nama}>{nama}</b>
            <span>
              {[
                kode_barcode,
                t('penjualan.di_baki', { baki: kode_baki }),
                t('penjualan.aksesoris_stok', { stok }),
              ].join(' · ')}
            </span>
          </div>
        </td>
        <td className={css.calc}>
          <span className={css.jumlah} onKeyDown={onKeyDown}>
            <IntegerInput
              name={`aksesoris-${kode_barcode}`}
              aria-label={t('penjualan.aksesoris_qty', { nama })}
              value={qty}
              error={salah[salahAksesoris(kode_barcode)]}
              onChange={(value) => ganti({ qty: value })}
              w={70}
            />
            × {formatNumber(harga_jual)} −{' '}
            <IntegerInput
              name={`diskon-${kode_barcode}`}
              aria-label={t('penjualan.aksesoris_diskon', { nama })}
              placeholder={t('field.diskon')}
              value={diskon}
              error={salah[salahAksesoris(kode_barcode, 'diskon_rp')]}
              onChange={(value) => ganti({ diskon: value })}
              w={100}
            />
          </span>
        </td>
        <td className={css.total}>
          <strong>{formatNumber(total)}</strong>{' '}
          <ActionButton size="compact-xs" aria-label={t('penjualan.aksesoris_lepas', { nama })} onClick={lepas}>
            ×
          </ActionButton>
        </td>
      </tr>
    );
  });
}
