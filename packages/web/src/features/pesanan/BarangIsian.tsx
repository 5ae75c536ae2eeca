import { useQuery } from '@tanstack/react-query';
import { useState, type Ref } from 'react';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import { hargaTanpaBarcode } from '@kilau/contract/trade/harga/tanpa-barcode.calc.ts';
import { problemText } from '../../platform/report-problem.ts';
import { angka } from '../../trade/harga/angka.ts';
import type { AturanJual } from '../../trade/harga/aturan-jual.ts';
import { hargaSistem } from '../../trade/harga/hitung.ts';
import { IsianBaris } from '../../trade/isian/IsianBaris.tsx';
import { useIsiBaris } from '../../trade/isian/use-isi-baris.ts';
import { useT } from '../../ui/text.ts';
import {
  FIELDS_BARANG,
  ISI_BARANG,
  ongkosBiasa,
  periksaBarang,
  type BarisPesanan,
  type HargaDipesan,
  type IsiBarang,
} from './isi.ts';
import { cariHarga } from './panggilan.ts';
import css from './pesanan.module.css';

/** What the line comes to as it is typed. */
function subTotal(isi: IsiBarang, kini: HargaDipesan | undefined, aturan: AturanJual): string {
  if (!kini || angka(isi.berat).isZero()) return '';
  const dihitung = {
    berat: angka(isi.berat),
    harga_gram: angka(isi.harga_gram),
    ongkos: isi.ongkos === '' ? ongkosBiasa(kini, isi.berat) : angka(isi.ongkos),
  };
  return formatRupiah(hargaTanpaBarcode(dihitung, hargaSistem(kini.harga), aturan.harga).harga_total);
}

interface BarangIsianProps {
  readonly ubah: BarisPesanan | undefined;
  readonly aturan: AturanJual;
  readonly onSimpan: (baris: Omit<BarisPesanan, 'id'>) => void;
  readonly fieldRef: Ref<HTMLInputElement>;
}

/**
 * Goods to be made: what, of which group, about how heavy. The price of the day stands there; the making charge that is
 * left empty is the usual one.
 */
export function BarangIsian({ ubah, aturan, onSimpan, fieldRef }: BarangIsianProps) {
  const t = useT();
  const isian = useIsiBaris<IsiBarang>(ubah ?? ISI_BARANG, FIELDS_BARANG);
  const { isi, set } = isian;
  const dipilih = isi.kode_group !== '' && isi.kode_dept !== '';
  const hari = useQuery({
    queryKey: ['pesanan', 'harga', isi.kode_group, isi.kode_dept, isi.kadar],
    queryFn: ({ signal }) => cariHarga(isi.kode_group, isi.kode_dept, isi.kadar, signal),
    enabled: dipilih,
  });
  const kini = hari.data;
  /** What was typed, else the day's price. */
  const lengkap: IsiBarang =
    isi.harga_gram === '' && kini ? { ...isi, harga_gram: String(kini.harga.harga_gram) } : isi;
  const tanpaHarga = hari.isError ? problemText(hari.error) : undefined;
  const dicari = dipilih && !kini && !hari.isError;
  /** What was to be taken before its price was there: that is said until it is, or until other goods are meant. */
  const [terlalu, setTerlalu] = useState('');
  const yang = [isi.kode_group, isi.kode_dept, isi.kadar].join(' ');
  const simpan = () => {
    if (dicari) {
      setTerlalu(yang);
      return;
    }
    if (tanpaHarga !== undefined) {
      isian.setSalah({ kode_group: tanpaHarga });
      return;
    }
    isian.pakai(periksaBarang(lengkap), () => {
      if (!kini) return isi;
      onSimpan({ ...lengkap, hari_ini: kini, otorisasi: null });
      // The next one is often of the same kind.
      return { ...ISI_BARANG, kode_group: isi.kode_group, kode_dept: isi.kode_dept };
    });
  };
  return (
    <IsianBaris
      label={t('pesanan.isian_barang')}
      className={css.barang}
      fields={FIELDS_BARANG}
      isian={{
        isi: lengkap,
        salah: {
          ...(tanpaHarga !== undefined && { harga_gram: tanpaHarga }),
          ...(dicari && terlalu === yang && { harga_gram: t('pesanan.harga_dicari') }),
          ...isian.salah,
        },
        terketik: isian.terketik,
        set,
      }}
      onChosen={(name) => name === 'kode_group' && set({ harga_gram: '' })}
      onSimpan={simpan}
      diubah={ubah !== undefined}
      firstRef={fieldRef}
      belakang={<output className={css.jumlah}>{subTotal(lengkap, kini, aturan)}</output>}
    />
  );
}
