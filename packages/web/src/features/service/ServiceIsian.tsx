import { service } from '@kilau/contract/features/service/service.kind.ts';
import { FotoKecil } from '../../trade/beli/FotoKecil.tsx';
import { IsianBaris } from '../../trade/isian/IsianBaris.tsx';
import { useIsiBaris } from '../../trade/isian/use-isi-baris.ts';
import { useT } from '../../ui/text.ts';
import { ISI_KOSONG, ongkosBiasa, periksaBaris, type IsiService } from './isi.ts';
import css from './service.module.css';
import type { ServiceHalaman } from './use-service.ts';

const { foto, ...FIELDS } = service.rows.barang;
/** The shop keeps no master of work. */
const { kode_deskripsi: _, ...TANPA_MASTER } = FIELDS;

/** One line: what was brought, how heavy, what is done with it, for how much. Enter goes on, and at the end adds it. */
export function ServiceIsian({ halaman }: { readonly halaman: ServiceHalaman }) {
  const t = useT();
  const { baris, deskripsi, tangan } = halaman;
  const isian = useIsiBaris<IsiService>(baris.terbuka ?? ISI_KOSONG, FIELDS);
  const { isi, set } = isian;
  const simpan = () =>
    isian.pakai(periksaBaris(isi), () => {
      baris.pasang(isi);
      return ISI_KOSONG;
    });
  return (
    <IsianBaris<Exclude<keyof typeof FIELDS, 'kode_deskripsi'>>
      label={t('service.barang')}
      className={css.isian}
      fields={deskripsi ? FIELDS : TANPA_MASTER}
      isian={isian}
      // What the master of work offers.
      onChosen={(_name, kerja) =>
        kerja && set({ deskripsi: String(kerja['deskripsi'] ?? ''), ongkos: ongkosBiasa(kerja['ongkos'], isi.jumlah) })
      }
      onSimpan={simpan}
      diubah={baris.terbuka !== undefined}
      firstRef={tangan.isianRef}
      belakang={
        <FotoKecil
          label={t('field.foto_barang')}
          field={foto}
          value={isi.foto}
          error={undefined}
          onChange={(kunci) => set({ foto: kunci })}
        />
      }
    />
  );
}
