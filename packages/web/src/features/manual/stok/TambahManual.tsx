import { useRef } from 'react';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { masukManualFields } from '@kilau/contract/features/manual/baris.fields.ts';
import { tambahBarangManual } from '@kilau/contract/features/manual/tambah-manual.kind.ts';
import { FieldInputs } from '../../../engine/inputs/FieldInputs.tsx';
import { showPrint } from '../../../engine/paper/paper-print.ts';
import { isiKosong, kurangIsi, type Isi as IsiOf } from '../../../trade/isian/isi.ts';
import { useIsiBaris } from '../../../trade/isian/use-isi-baris.ts';
import { useTombolIsian } from '../../../trade/isian/tombol.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { focusField } from '../../../ui/form/enter-next.ts';
import { useT } from '../../../ui/text.ts';
import { DaftarBaris } from './DaftarBaris.tsx';
import type { BarisTampil } from './kolom.tsx';
import css from './manual.module.css';
import { useKumpulanManual } from './use-ambil.ts';

type Isi = IsiOf<typeof masukManualFields>;
const BARIS_AWAL: Isi = isiKosong(masukManualFields, { kode_gudang: 'TOKO' });
const KEPALA_AWAL = isiKosong(tambahBarangManual.header);

/** Lines of the same kind stay apart. */
type Baris = BarisTampil & { readonly id: string };
const kunci = (baris: Baris): string => baris.id;

/** One line as it is typed. What the next one most often shares stays. */
function BarisMasuk({ onPasang }: { readonly onPasang: (isi: Isi) => void }) {
  const t = useT();
  const { isi, salah, set, pakai } = useIsiBaris(BARIS_AWAL, masukManualFields);
  const jenisRef = useRef<HTMLInputElement>(null);
  const keDaftar = () =>
    pakai(kurangIsi(masukManualFields, isi), () => {
      onPasang(isi);
      requestAnimationFrame(() => focusField(jenisRef.current ?? undefined));
      // The next line is most often another type in the same tray.
      return { ...isi, kode_dept: '', qty: '', berat: '' };
    });
  return (
    <EnterForm className={css.baris} label={t('manual.tambah_judul')} onSubmit={keDaftar}>
      <FieldInputs
        fields={masukManualFields}
        values={isi}
        errors={salah}
        first="kode_baki"
        refs={{ kode_dept: jenisRef }}
        onChange={set}
      />
      <div className={css.aksi}>
        <ActionButton type="submit">{t('manual.ke_daftar')}</ActionButton>
      </div>
    </EnterForm>
  );
}

/** Lines of goods that come into their trays, kept until they are saved. @param onSaved told after a save. */
export function TambahManual({ onSaved }: { readonly onSaved: () => void }) {
  const t = useT();
  const { isi, barang, sibuk, siap, salah, setIsi, pasang, lepas, simpan } = useKumpulanManual<
    typeof KEPALA_AWAL,
    Baris
  >(tambahBarangManual, t('manual.tambah_judul'), {
    awal: KEPALA_AWAL,
    kunci,
    kirimBaris: ({ id: _, ...baris }) => baris,
    onSaved: ({ nomor, total_qty }) => {
      success(t('manual.tersimpan_tambah', { qty: formatNumber(total_qty), nomor }));
      void showPrint(tambahBarangManual, nomor);
      onSaved();
    },
  });
  useTombolIsian({ simpan: { run: simpan, label: t('manual.simpan_tambah'), enabled: !sibuk }, hapus: {} });
  return (
    <div className={css.isian} inert={sibuk}>
      <BarisMasuk
        onPasang={(baris) => pasang({ ...baris, qty: Number.parseInt(baris.qty, 10), id: crypto.randomUUID() })}
      />
      <DaftarBaris
        label={t('manual.daftar_tambah')}
        saran={salah['barang'] ?? t('manual.daftar_tambah_saran')}
        barang={barang}
        kunci={kunci}
        salah={salah}
        onLepas={lepas}
      />
      <EnterForm className={css.baris} onSubmit={simpan}>
        <FieldInputs fields={tambahBarangManual.header} values={isi} errors={salah} onChange={setIsi} />
        <div className={css.aksi}>
          <SaveButton type="submit" disabled={!siap} saving={sibuk}>
            {t('manual.simpan_tambah')}
          </SaveButton>
        </div>
      </EnterForm>
    </div>
  );
}
