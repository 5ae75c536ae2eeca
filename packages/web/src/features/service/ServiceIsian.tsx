import { useState } from 'react';
import { service } from '@kilau/contract/features/service/service.kind.ts';
import { FotoKecil } from '../../trade/beli/FotoKecil.tsx';
import { kataSalah } from '../../trade/dokumen/kata-salah.ts';
import type { Salah } from '../../trade/dokumen/salah.ts';
import { IsianBaris, type FieldIsian } from '../../trade/isian/IsianBaris.tsx';
import { useT } from '../../ui/text.ts';
import { ISI_KOSONG, ongkosBiasa, periksaBaris, type IsiService } from './isi.ts';
import css from './service.module.css';
import type { ServiceHalaman } from './use-service.ts';

const FIELDS = service.rows.barang;
type Nama = Exclude<keyof IsiService, 'foto'>;

/** The fields of a line; what the master of work offers, where the shop keeps one. */
function useFields(dariMaster: boolean, set: (ubah: (isi: IsiService) => IsiService) => void) {
  const t = useT();
  const pilih = (kerja: Readonly<Record<string, unknown>> | undefined) => {
    if (!kerja) return;
    set((isi) => ({
      ...isi,
      deskripsi: String(kerja['deskripsi'] ?? ''),
      ongkos: ongkosBiasa(kerja['ongkos'], isi.jumlah),
    }));
  };
  const kerja: FieldIsian<Nama> = {
    name: 'kode_deskripsi',
    field: FIELDS.kode_deskripsi,
    label: t('service.pekerjaan'),
    onChosen: pilih,
  };
  const fields: readonly FieldIsian<Nama>[] = [
    { name: 'nama_barang', field: FIELDS.nama_barang, label: t('field.nama_barang') },
    { name: 'jumlah', field: FIELDS.jumlah, label: t('field.jumlah_pcs') },
    { name: 'berat', field: FIELDS.berat, label: t('field.berat') },
    ...(dariMaster ? [kerja] : []),
    { name: 'deskripsi', field: FIELDS.deskripsi, label: t('field.deskripsi') },
    { name: 'ongkos', field: FIELDS.ongkos, label: t('field.ongkos') },
  ];
  return fields;
}

/** One line: what was brought, how heavy, what is done with it, for how much. Enter goes on, and at the end adds it. */
export function ServiceIsian({ halaman }: { readonly halaman: ServiceHalaman }) {
  const t = useT();
  const { baris, draft, deskripsi, tangan } = halaman;
  const ubah = draft.barang.find(({ id }) => id === baris.dibuka);
  const [isi, setIsi] = useState<IsiService>(ubah ?? ISI_KOSONG);
  const [salah, setSalah] = useState<Salah>({});
  const set = (change: (now: IsiService) => IsiService) => {
    setIsi(change);
    setSalah({});
  };
  const fields = useFields(deskripsi, set);
  const simpan = () => {
    const rusak = periksaBaris(isi);
    setSalah(kataSalah(rusak));
    if (Object.keys(rusak).length > 0) return;
    baris.pasang(isi);
    setIsi(ISI_KOSONG);
  };
  return (
    <IsianBaris<Nama>
      label={t('service.barang')}
      className={css.isian ?? ''}
      fields={fields}
      isi={isi}
      salah={salah}
      onUbah={(name, value) => set((now) => ({ ...now, [name]: value }))}
      onSimpan={simpan}
      diubah={ubah !== undefined}
      firstRef={tangan.isianRef}
      belakang={
        <FotoKecil
          label={t('field.foto_barang')}
          field={FIELDS.foto}
          value={isi.foto}
          error={undefined}
          onChange={(foto) => set((now) => ({ ...now, foto }))}
        />
      }
    />
  );
}
