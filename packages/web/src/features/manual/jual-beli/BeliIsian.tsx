import { useQuery } from '@tanstack/react-query';
import { useState, type Ref } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import { pembelianManual } from '@kilau/contract/features/manual/beli-manual.kind.ts';
import { api } from '../../../platform/api.ts';
import { kataSalah } from '../../../trade/dokumen/kata-salah.ts';
import type { Salah } from '../../../trade/dokumen/salah.ts';
import { IsianBaris } from '../../../trade/isian/IsianBaris.tsx';
import { useT } from '../../../ui/text.ts';
import { hargaBeli, ISI_BELI, periksaIsiBeli, type BarisBeli, type IsiBeli } from './isi.ts';
import css from './jual-beli.module.css';
import { useAturanBeli } from './use-aturan-beli.ts';

const { kode_group, kode_dept, kadar, kode_baki, qty, berat, berat_nota, harga_gram, potongan } =
  pembelianManual.rows.barang;
const FIELDS = [
  ['kode_group', kode_group, 'laporan.group'],
  ['kode_dept', kode_dept, 'laporan.jenis'],
  ['kadar', kadar, 'field.kadar'],
  ['kode_baki', kode_baki, 'jual_beli.baki_tujuan'],
  ['qty', qty, 'field.qty'],
  ['berat', berat, 'field.berat'],
  ['berat_nota', berat_nota, 'field.berat_nota'],
  ['harga', harga_gram, 'field.harga_gram'],
  ['potongan', potongan, 'field.potongan'],
] as const;

interface Harga {
  readonly kode_group: string;
  readonly harga: number;
}

/** One line to be bought. What is left empty the shop fills in: the purity of the group, gudang BELI. */
export function BeliIsian({
  ubah,
  onSimpan,
  fieldRef,
}: {
  readonly ubah: BarisBeli | undefined;
  readonly onSimpan: (isi: IsiBeli) => void;
  readonly fieldRef: Ref<HTMLInputElement>;
}) {
  const t = useT();
  const aturan = useAturanBeli();
  const [isi, setIsi] = useState<IsiBeli>(ubah ?? ISI_BELI);
  const [salah, setSalah] = useState<Salah>({});
  const groups = useQuery({
    queryKey: ['resource', 'group', 'harga'],
    queryFn: ({ signal }) => api.get<readonly Harga[]>('group/get/all', {}, { signal }),
  });
  const set = (part: Partial<IsiBeli>) => {
    setIsi((now) => ({ ...now, ...part }));
    setSalah({});
  };
  const simpan = () => {
    const jual = groups.data?.find((group) => group.kode_group === isi.kode_group)?.harga ?? 0;
    const rusak = periksaIsiBeli(isi, aturan, Dec.from(jual));
    setSalah(kataSalah(rusak));
    if (Object.keys(rusak).length > 0) return;
    onSimpan(isi);
    // The next piece is often of the same kind, into the same tray.
    setIsi({
      ...ISI_BELI,
      kode_group: isi.kode_group,
      kode_dept: isi.kode_dept,
      kadar: isi.kadar,
      kode_baki: isi.kode_baki,
      harga: isi.harga,
    });
  };
  return (
    <IsianBaris
      label={t('jual_beli.isian_beli')}
      className={css.beli}
      fields={FIELDS.map(([name, field, label]) => ({
        name,
        field,
        label: t(label),
        ...(name === 'kode_group' && {
          onChosen: (record?: Readonly<Record<string, unknown>>) => set({ kadar: String(record?.['kadar'] ?? '') }),
        }),
      }))}
      isi={isi}
      salah={salah}
      onUbah={(name, value) => set({ [name]: value })}
      onSimpan={simpan}
      diubah={ubah !== undefined}
      firstRef={fieldRef}
      belakang={<output className={css.jumlah}>{formatRupiah(hargaBeli(isi, aturan))}</output>}
    />
  );
}
