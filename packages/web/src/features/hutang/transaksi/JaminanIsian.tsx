import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import { FotoKecil } from '../../../trade/beli/FotoKecil.tsx';
import { IsianBaris } from '../../../trade/isian/IsianBaris.tsx';
import { kurangIsi } from '../../../trade/isian/isi.ts';
import { useIsiBaris } from '../../../trade/isian/use-isi-baris.ts';
import { useT } from '../../../ui/text.ts';
import css from './hutang.module.css';
import { FIELDS_JAMINAN, JAMINAN_KOSONG, type IsiJaminan } from './isi.ts';
import type { HutangHalaman } from './use-hutang.ts';

/** One thing to be pledged: what it is, how fine and heavy, how it looks. */
export function JaminanIsian({ halaman: { baris, tangan } }: { readonly halaman: HutangHalaman }) {
  const t = useT();
  const isian = useIsiBaris<IsiJaminan>(baris.terbuka ?? JAMINAN_KOSONG, FIELDS_JAMINAN);
  const { isi, salah, set } = isian;
  const simpan = () =>
    isian.pakai(kurangIsi(FIELDS_JAMINAN, isi), () => {
      baris.pasang(isi);
      // The next one is often as fine.
      return { ...JAMINAN_KOSONG, kode_dept: isi.kode_dept, kadar: isi.kadar };
    });
  return (
    <IsianBaris
      label={t('hutang.isian_jaminan')}
      className={css.isian}
      fields={FIELDS_JAMINAN}
      isian={isian}
      onSimpan={simpan}
      diubah={baris.terbuka !== undefined}
      firstRef={tangan.isianRef}
      belakang={
        <FotoKecil
          label={t('field.foto')}
          field={hutang.rows.barang.foto}
          value={isi.foto}
          error={salah['foto']}
          onChange={(foto) => set({ foto })}
        />
      }
    />
  );
}
