import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { PENERIMAAN } from '@kilau/contract/features/penerimaan/penerimaan-barang.document.ts';
import { useKeys } from '../../platform/keys.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { success } from '../../ui/dialog/toasts.ts';
import { focusField, focusFirstError } from '../../ui/form/enter-next.ts';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useT } from '../../ui/text.ts';
import { DaftarTerima } from './DaftarTerima.tsx';
import { FORM_TERIMA, FormTerima } from './FormTerima.tsx';
import { lihatTandaTerima } from './panggilan.ts';
import css from './penerimaan.module.css';
import { RincianTerima } from './RincianTerima.tsx';
import { useIsianTerima } from './use-terima.ts';

/** The receipts, those that are still open unless all are asked for, and the one that is looked at. */
function DaftarMasuk() {
  const t = useT();
  const { no }: { readonly no?: unknown } = useSearch({ strict: false });
  const [dibuka, setDibuka] = useState(no === undefined ? '' : String(no));
  const [tampil, setTampil] = useState<string>('TERBUKA');
  return (
    <>
      <Card grow className={css.daftar}>
        <DaftarTerima
          label={t('terima.daftar')}
          dibuka={dibuka}
          onBuka={setDibuka}
          query={tampil === '' ? {} : { proses: tampil }}
          toolbar={
            <SelectField
              aria-label={t('terima.tampilkan')}
              value={tampil}
              onChange={setTampil}
              clearable
              placeholder={t('umum.semua')}
              options={[
                { value: 'TERBUKA', label: t('terima.terbuka') },
                { value: 'SELESAI', label: t('pilihan.proses_terima.SELESAI') },
              ]}
            />
          }
          empty={{ title: t('terima.kosong'), text: t('terima.kosong_saran') }}
        />
      </Card>
      <Dialog size="L" opened={dibuka !== ''} onClose={() => setDibuka('')} title={dibuka}>
        {dibuka === '' ? null : <RincianTerima nomor={dibuka} aksi="selesai" />}
      </Dialog>
    </>
  );
}

/** Goods that come in, and the receipts whose goods wait for being entered. */
export function PenerimaanPage() {
  const t = useT();
  const [terakhir, setTerakhir] = useState('');
  const handle = useIsianTerima(({ no_terima, qty }) => {
    success(t('terima.tersimpan', { nomor: no_terima, qty }));
    setTerakhir(no_terima);
  });
  const { ada, sibuk, savedAt, mulai, simpan, tambahBaris } = handle;
  // The next receipt can follow at once.
  useEffect(() => {
    if (!sibuk && terakhir !== '') {
      focusField(document.querySelector<HTMLInputElement>(`#${FORM_TERIMA} input[name="kode_supplier"]`) ?? undefined);
    }
  }, [sibuk, terakhir]);
  const simpanForm = () => {
    const form = document.getElementById(FORM_TERIMA);
    if (!simpan() && form) focusFirstError(form);
  };
  const kosongkan = async () => {
    if (
      !ada ||
      (await confirm({ title: t('terima.kosongkan_tanya'), message: t('terima.kosongkan_isi'), danger: true }))
    ) {
      mulai();
    }
  };
  useKeys([
    { key: 'F2', label: t('barang.baru'), run: () => void kosongkan(), main: true },
    { key: 'F4', label: t('umum.tambah_baris'), run: tambahBaris, main: true },
    { key: 'F8', label: t('umum.simpan'), run: simpanForm, main: true, enabled: ada && !sibuk },
  ]);
  const title = t.of(titleKey(PENERIMAAN));
  return (
    <PageColumn>
      <PageHead
        title={title}
        chips={ada ? <Chip tone="warn">{t('barang.belum_disimpan')}</Chip> : undefined}
        note={ada && savedAt !== undefined ? t('barang.draf_di_perangkat') : t.of(hintKey(PENERIMAAN))}
        actions={
          <>
            <ActionButton shortcut="F2" onClick={() => void kosongkan()}>
              {t('barang.baru')}
            </ActionButton>
            <ActionButton primary shortcut="F8" disabled={!ada || sibuk} loading={sibuk} onClick={simpanForm}>
              {t('umum.simpan')}
            </ActionButton>
          </>
        }
      />
      <Card padded inert={sibuk}>
        <FormTerima handle={handle} label={title} />
      </Card>
      {terakhir === '' ? null : (
        <Card padded className={css.terakhir} role="status">
          <span>
            {t('pindah.terakhir')} <strong>{terakhir}</strong>
          </span>
          <ActionButton onClick={() => void lihatTandaTerima(terakhir)}>{t('pindah.tanda_terima_pendek')}</ActionButton>
        </Card>
      )}
      <DaftarMasuk />
    </PageColumn>
  );
}
