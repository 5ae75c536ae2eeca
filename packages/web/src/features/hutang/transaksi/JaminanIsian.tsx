import { useState, type Ref } from 'react';
import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import { FotoKecil } from '../../../trade/beli/FotoKecil.tsx';
import { kataSalah } from '../../../trade/dokumen/kata-salah.ts';
import type { Salah } from '../../../trade/dokumen/salah.ts';
import { IsianBaris } from '../../../trade/isian/IsianBaris.tsx';
import { useT } from '../../../ui/text.ts';
import css from './hutang.module.css';
import { JAMINAN_KOSONG, periksaJaminan, type IsiJaminan, type JaminanDraft } from './isi.ts';

const { nama_barang, kode_dept, kadar, jumlah, berat, berat_plastik, kondisi, foto } = hutang.rows.barang;
const FIELDS = [
  ['nama_barang', nama_barang, 'field.nama_barang'],
  ['kode_dept', kode_dept, 'laporan.jenis'],
  ['kadar', kadar, 'field.kadar'],
  ['berat', berat, 'field.berat'],
  ['berat_plastik', berat_plastik, 'field.berat_plastik'],
  ['jumlah', jumlah, 'field.qty'],
  ['kondisi', kondisi, 'field.kondisi_pinjaman'],
] as const;

interface JaminanIsianProps {
  /** The one that is put right; a new one without. */
  readonly ubah: JaminanDraft | undefined;
  readonly onSimpan: (isi: IsiJaminan) => void;
  readonly fieldRef: Ref<HTMLInputElement>;
}

/** One thing to be pledged: what it is, how fine and heavy, how it looks. */
export function JaminanIsian({ ubah, onSimpan, fieldRef }: JaminanIsianProps) {
  const t = useT();
  const [isi, setIsi] = useState<IsiJaminan>(ubah ?? JAMINAN_KOSONG);
  const [salah, setSalah] = useState<Salah>({});
  const set = (part: Partial<IsiJaminan>) => {
    setIsi((now) => ({ ...now, ...part }));
    setSalah({});
  };
  const simpan = () => {
    const rusak = periksaJaminan(isi);
    setSalah(kataSalah(rusak));
    if (Object.keys(rusak).length > 0) return;
    onSimpan(isi);
    // The next one is often as fine.
    setIsi({ ...JAMINAN_KOSONG, kode_dept: isi.kode_dept, kadar: isi.kadar });
  };
  return (
    <IsianBaris
      label={t('hutang.isian_jaminan')}
      className={css.isian ?? ''}
      fields={FIELDS.map(([name, field, label]) => ({ name, field, label: t(label) }))}
      isi={isi}
      salah={salah}
      onUbah={(name, value) => set({ [name]: value })}
      onSimpan={simpan}
      diubah={ubah !== undefined}
      firstRef={fieldRef}
      belakang={
        <FotoKecil
          label={t('field.foto')}
          field={foto}
          value={isi.foto}
          error={salah['foto']}
          onChange={(kunci) => set({ foto: kunci })}
        />
      }
    />
  );
}
