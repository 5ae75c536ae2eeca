import { useState, type Ref } from 'react';
import { formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { preOrder } from '@kilau/contract/features/pre-order/pre-order.kind.ts';
import type { HargaPesan } from '@kilau/contract/features/pre-order/pre-order.wire.ts';
import { api } from '../../platform/api.ts';
import { kataSalah } from '../../trade/dokumen/kata-salah.ts';
import type { Salah } from '../../trade/dokumen/salah.ts';
import type { AturanJual } from '../../trade/harga/aturan-jual.ts';
import { IsianBaris } from '../../trade/isian/IsianBaris.tsx';
import { useT } from '../../ui/text.ts';
import { useStable } from '../../ui/use-stable.ts';
import { hargaIsi, ISI_PO, periksaIsi, type BarisPo, type IsiPo } from './isi.ts';
import css from './pre-order.module.css';

const { kode_group, kode_dept, nama_barang, kadar, berat, harga_gram, ongkos } = preOrder.rows.barang;
const FIELDS = [
  ['kode_group', kode_group, 'laporan.group'],
  ['kode_dept', kode_dept, 'laporan.jenis'],
  ['nama_barang', nama_barang, 'field.nama_barang'],
  ['kadar', kadar, 'field.kadar'],
  ['berat', berat, 'field.berat'],
  ['harga_gram', harga_gram, 'field.harga_gram'],
  ['ongkos', ongkos, 'po.ongkos_gram'],
] as const;

/** What the day says of a group and type, into fields that nobody has typed in. */
async function hargaPesan({ kode_group: group, kode_dept: dept }: IsiPo): Promise<Partial<IsiPo>> {
  if (group === '') return {};
  const found = await api.get<HargaPesan>('harga-pre-order', {
    kode_group: group,
    ...(dept !== '' && { kode_dept: dept }),
  });
  return {
    kadar: formatPlain(found.kadar),
    harga_gram: found.harga_gram === null ? '' : String(found.harga_gram),
    ongkos: String(found.ongkos),
  };
}

interface IsianPoProps {
  readonly ubah: BarisPo | undefined;
  readonly aturan: AturanJual;
  readonly onSimpan: (isi: IsiPo) => void;
  readonly fieldRef: Ref<HTMLInputElement> | undefined;
}

/** One piece to be ordered: group and type bring purity, price and making charge of the day. */
export function IsianPo({ ubah, aturan, onSimpan, fieldRef }: IsianPoProps) {
  const t = useT();
  const [isi, setIsi] = useState<IsiPo>(ubah ?? ISI_PO);
  const [salah, setSalah] = useState<Salah>({});
  const set = (part: Partial<IsiPo>) => {
    setIsi((now) => ({ ...now, ...part }));
    setSalah({});
  };
  const terpilih = useStable(async (part: Partial<IsiPo>) => {
    const dicari = { ...isi, ...part };
    const hari = await hargaPesan(dicari).catch((): Partial<IsiPo> => ({}));
    // Somebody may have chosen another one meanwhile.
    setIsi((now) => (now.kode_group === dicari.kode_group ? { ...now, ...hari } : now));
  });
  const simpan = () => {
    const rusak = periksaIsi(isi);
    setSalah(kataSalah(rusak));
    if (Object.keys(rusak).length > 0) return;
    onSimpan(isi);
    // The next piece is often of the same kind.
    setIsi({ ...isi, nama_barang: '', berat: '' });
  };
  return (
    <IsianBaris
      label={t('po.isian')}
      className={css.isian}
      fields={FIELDS.map(([name, field, label]) => ({ name, field, label: t(label) }))}
      isi={isi}
      salah={salah}
      onUbah={(name, value) => {
        set({ [name]: value });
        if (name === 'kode_group' || name === 'kode_dept') void terpilih({ [name]: value });
      }}
      onSimpan={simpan}
      diubah={ubah !== undefined}
      firstRef={fieldRef}
      belakang={<output className={css.jumlah}>{formatRupiah(hargaIsi(isi, aturan).harga_total)}</output>}
    />
  );
}
