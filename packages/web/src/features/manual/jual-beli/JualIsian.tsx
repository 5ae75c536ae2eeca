import { useState, type Ref } from 'react';
import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import type { StokJual } from '@kilau/contract/features/manual/jual-beli.wire.ts';
import { penjualanManual } from '@kilau/contract/features/manual/jual-manual.kind.ts';
import { kataSalah } from '../../../trade/dokumen/kata-salah.ts';
import type { Salah } from '../../../trade/dokumen/salah.ts';
import { IsianBaris } from '../../../trade/isian/IsianBaris.tsx';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { useT } from '../../../ui/text.ts';
import { ISI_JUAL, kunciStok, periksaIsiJual, type BarisJual, type IsiJual } from './isi.ts';
import css from './jual-beli.module.css';

const { qty, berat, harga_gram, ongkos, diskon_rp } = penjualanManual.rows.barang;
const FIELDS = [
  ['qty', qty, 'field.qty'],
  ['berat', berat, 'field.berat'],
  ['harga', harga_gram, 'field.harga_gram'],
  ['ongkos', ongkos, 'field.ongkos'],
  ['diskon', diskon_rp, 'field.diskon'],
] as const;

/** A row of the stock in a few words: tray, what, how pure, how much is free. */
const namaStok = (stok: StokJual): string =>
  `${stok.kode_baki} · ${stok.nama_dept} ${stok.nama_group} · ${formatPlain(stok.kadar)} % · ${formatNumber(stok.qty)} pcs · ${formatNumber(stok.berat, 3)} gr`;

interface JualIsianProps {
  readonly stok: readonly StokJual[];
  /** The other lines, which take from the same rows. */
  readonly barang: readonly BarisJual[];
  /** The line that is being changed. */
  readonly ubah: BarisJual | undefined;
  readonly onSimpan: (isi: IsiJual, stok: StokJual) => void;
  readonly fieldRef: Ref<HTMLInputElement>;
}

/**
 * One line to be sold: choose a row of the stock, how many, how heavy; the price of the day stands there. Enter goes
 * on, and at the end adds it.
 */
export function JualIsian({ stok, barang, ubah, onSimpan, fieldRef }: JualIsianProps) {
  const t = useT();
  const [isi, setIsi] = useState<IsiJual>(ubah ?? ISI_JUAL);
  const [salah, setSalah] = useState<Salah>({});
  const dipilih =
    stok.find((row) => kunciStok(row) === isi.kunci) ?? (ubah?.kunci === isi.kunci ? ubah.stok : undefined);
  const set = (part: Partial<IsiJual>) => {
    setIsi((now) => ({ ...now, ...part }));
    setSalah({});
  };
  const pilih = (kunci: string) => {
    const terpilih = stok.find((row) => kunciStok(row) === kunci);
    set({ kunci, harga: terpilih?.harga ? String(terpilih.harga.harga_gram) : '' });
  };
  const simpan = () => {
    const rusak = periksaIsiJual(
      isi,
      dipilih,
      barang.filter((baris) => baris.kunci === isi.kunci && baris.id !== ubah?.id),
    );
    setSalah(kataSalah(rusak));
    if (!dipilih || Object.keys(rusak).length > 0) return;
    onSimpan(isi, dipilih);
    setIsi(ISI_JUAL);
  };
  return (
    <IsianBaris
      label={t('jual_beli.isian_jual')}
      className={css.jual}
      fields={FIELDS.map(([name, field, label]) => ({ name, field, label: t(label) }))}
      isi={isi}
      salah={salah}
      onUbah={(name, value) => set({ [name]: value })}
      onSimpan={simpan}
      diubah={ubah !== undefined}
      depan={
        <SelectField
          label={t('jual_beli.stok')}
          placeholder={t('jual_beli.stok_cari')}
          options={stok.map((row) => ({ value: kunciStok(row), label: namaStok(row) }))}
          value={isi.kunci}
          error={salah['kunci']}
          onChange={pilih}
          ref={fieldRef}
        />
      }
    />
  );
}
