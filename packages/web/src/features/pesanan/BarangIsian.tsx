import { useQuery } from '@tanstack/react-query';
import { useState, type Ref } from 'react';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import { hargaPesanan } from '@kilau/contract/features/pesanan/pesanan.calc.ts';
import { pesanan } from '@kilau/contract/features/pesanan/pesanan.kind.ts';
import { problemText } from '../../platform/report-problem.ts';
import { kataSalah } from '../../trade/dokumen/kata-salah.ts';
import type { Salah } from '../../trade/dokumen/salah.ts';
import { angka } from '../../trade/harga/angka.ts';
import type { AturanJual } from '../../trade/harga/aturan-jual.ts';
import { hargaSistem } from '../../trade/harga/hitung.ts';
import { IsianBaris } from '../../trade/isian/IsianBaris.tsx';
import { useT } from '../../ui/text.ts';
import { ISI_BARANG, ongkosBiasa, periksaBarang, type BarisPesanan, type HargaDipesan, type IsiBarang } from './isi.ts';
import { cariHarga } from './panggilan.ts';
import css from './pesanan.module.css';

const { nama_barang, kode_group, kode_dept, kadar, berat, harga_gram, ongkos, deskripsi, foto } = pesanan.rows.barang;
const FIELDS = [
  ['nama_barang', nama_barang, 'field.nama_barang'],
  ['kode_group', kode_group, 'laporan.group'],
  ['kode_dept', kode_dept, 'laporan.jenis'],
  ['kadar', kadar, 'field.kadar'],
  ['berat', berat, 'pesanan.berat_perkiraan'],
  ['harga', harga_gram, 'field.harga_gram'],
  ['ongkos', ongkos, 'field.ongkos'],
  ['deskripsi', deskripsi, 'field.deskripsi'],
  ['foto', foto, 'field.foto'],
] as const;

/** What the line comes to as it is typed. */
function subTotal(isi: IsiBarang, kini: HargaDipesan | undefined, aturan: AturanJual): string {
  if (!kini || angka(isi.berat).isZero()) return '';
  const dihitung = {
    berat: angka(isi.berat),
    harga_gram: angka(isi.harga),
    ongkos: isi.ongkos === '' ? ongkosBiasa(kini, isi.berat) : angka(isi.ongkos),
  };
  return formatRupiah(hargaPesanan(dihitung, hargaSistem(kini.harga), aturan.harga).harga_total);
}

interface BarangIsianProps {
  readonly ubah: BarisPesanan | undefined;
  readonly aturan: AturanJual;
  readonly onSimpan: (isi: IsiBarang, hari_ini: HargaDipesan) => void;
  readonly fieldRef: Ref<HTMLInputElement>;
}

/**
 * Goods to be made: what, of which group, about how heavy. The price of the day stands there; the making charge that is
 * left empty is the usual one.
 */
export function BarangIsian({ ubah, aturan, onSimpan, fieldRef }: BarangIsianProps) {
  const t = useT();
  const [isi, setIsi] = useState<IsiBarang>(ubah ?? ISI_BARANG);
  const [salah, setSalah] = useState<Salah>({});
  const dipilih = isi.kode_group !== '' && isi.kode_dept !== '';
  const hari = useQuery({
    queryKey: ['pesanan', 'harga', isi.kode_group, isi.kode_dept, isi.kadar],
    queryFn: ({ signal }) => cariHarga(isi.kode_group, isi.kode_dept, isi.kadar, signal),
    enabled: dipilih,
  });
  const kini = hari.data;
  /** What was typed, else the day's price. */
  const lengkap: IsiBarang = isi.harga === '' && kini ? { ...isi, harga: String(kini.harga.harga_gram) } : isi;
  const set = (part: Partial<IsiBarang>) => {
    setIsi((now) => ({ ...now, ...part }));
    setSalah({});
  };
  const simpan = () => {
    const rusak = kataSalah(periksaBarang(lengkap));
    setSalah({ ...rusak, ...(hari.isError && { kode_group: problemText(hari.error) }) });
    if (!kini || Object.keys(rusak).length > 0) return;
    onSimpan(lengkap, kini);
    // The next one is often of the same kind.
    setIsi({ ...ISI_BARANG, kode_group: isi.kode_group, kode_dept: isi.kode_dept });
  };
  return (
    <IsianBaris
      label={t('pesanan.isian_barang')}
      className={css.barang}
      fields={FIELDS.map(([name, field, label]) => ({
        name,
        field,
        label: t(label),
        ...(name === 'kode_group' && { onChosen: () => set({ harga: '' }) }),
      }))}
      isi={lengkap}
      salah={{ ...(hari.isError && { harga: problemText(hari.error) }), ...salah }}
      onUbah={(name, value) => set({ [name]: value })}
      onSimpan={simpan}
      diubah={ubah !== undefined}
      firstRef={fieldRef}
      belakang={<output className={css.jumlah}>{subTotal(lengkap, kini, aturan)}</output>}
    />
  );
}
