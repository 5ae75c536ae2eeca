import type { Ref } from 'react';
import { text } from '@kilau/contract/core/field.ts';
import { formatGram, formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { kunciBaris } from '@kilau/contract/features/manual/jual-beli.calc.ts';
import type { StokJual } from '@kilau/contract/features/manual/jual-beli.wire.ts';
import { IsianBaris } from '../../../trade/isian/IsianBaris.tsx';
import { useIsiBaris } from '../../../trade/isian/use-isi-baris.ts';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { useT, type Translate } from '../../../ui/text.ts';
import { FIELDS_JUAL, ISI_JUAL, periksaIsiJual, type BarisJual, type IsiJual } from './isi.ts';
import css from './jual-beli.module.css';

/** The row of the stock is chosen, not typed: what it is called where it is missing. */
const DINAMAI = { ...FIELDS_JUAL, kunci: text({ max: 200, label: 'jual_beli.stok' }) };

/** A row of the stock in a few words: tray, what, how pure, how much is free. */
const namaStok = (t: Translate, stok: StokJual): string =>
  [
    stok.kode_baki,
    `${stok.nama_dept} ${stok.nama_group}`,
    `${formatPlain(stok.kadar)} %`,
    `${formatNumber(stok.qty)} ${t('umum.pcs')}`,
    formatGram(stok.berat, t),
  ].join(' · ');

interface JualIsianProps {
  readonly stok: readonly StokJual[];
  /** The other lines, which take from the same rows. */
  readonly barang: readonly BarisJual[];
  /** The line that is being changed. */
  readonly ubah: BarisJual | undefined;
  readonly onSimpan: (baris: Omit<BarisJual, 'id'>) => void;
  readonly fieldRef: Ref<HTMLInputElement>;
}

/**
 * One line to be sold: choose a row of the stock, how many, how heavy; the price of the day stands there. Enter goes
 * on, and at the end adds it.
 */
export function JualIsian({ stok, barang, ubah, onSimpan, fieldRef }: JualIsianProps) {
  const t = useT();
  const isian = useIsiBaris<IsiJual>(ubah ?? ISI_JUAL, DINAMAI);
  const { isi, salah, set } = isian;
  const baris = (kunci: string) =>
    stok.find((row) => kunciBaris(row) === kunci) ?? (ubah?.kunci === kunci ? ubah.stok : undefined);
  const pilih = (kunci: string) => set({ kunci, harga_gram: String(baris(kunci)?.harga?.harga_gram ?? '') });
  const simpan = () => {
    const asal = baris(isi.kunci);
    const lain = barang.filter(({ id, kunci }) => kunci === isi.kunci && id !== ubah?.id);
    isian.pakai(periksaIsiJual(isi, asal, lain), () => {
      if (asal) onSimpan({ ...isi, stok: asal, otorisasi: null });
      return ISI_JUAL;
    });
  };
  return (
    <IsianBaris
      label={t('jual_beli.isian_jual')}
      className={css.jual}
      fields={FIELDS_JUAL}
      isian={isian}
      onSimpan={simpan}
      diubah={ubah !== undefined}
      depan={
        <SelectField
          label={t('jual_beli.stok')}
          placeholder={t('jual_beli.stok_cari')}
          options={stok.map((row) => ({ value: kunciBaris(row), label: namaStok(t, row) }))}
          value={isi.kunci}
          error={salah['kunci']}
          onChange={pilih}
          ref={fieldRef}
        />
      }
    />
  );
}
