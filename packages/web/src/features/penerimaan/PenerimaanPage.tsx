import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { PENERIMAAN, penerimaanBarang } from '@kilau/contract/features/penerimaan/penerimaan-barang.kind.ts';
import { PaperBrowser } from '../../engine/paper/PaperBrowser.tsx';
import { usePapersChanged } from '../../engine/paper/paper-calls.ts';
import { showPrint } from '../../engine/paper/paper-print.ts';
import { useTombolIsian } from '../../trade/isian/tombol.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { focusField, focusFirstError } from '../../ui/form/enter-next.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { useT } from '../../ui/text.ts';
import { FORM_TERIMA, FormTerima } from './FormTerima.tsx';
import css from './penerimaan.module.css';
import { useIsianTerima } from './use-terima.ts';

/** What waits for its pieces, whatever day it came. */
const TERBUKA = { proses: 'BUKA' } as const;

/** The receipts that wait for their pieces, or the one that was asked for by address. */
function DaftarMasuk() {
  const t = useT();
  const { no }: { readonly no?: unknown } = useSearch({ strict: false });
  const asked = no === undefined ? '' : String(no);
  return (
    <div className={css.daftar}>
      <PaperBrowser kind={penerimaanBarang} label={t('terima.daftar')} asked={asked} begun={TERBUKA} />
    </div>
  );
}

/** Goods that come in, and the receipts whose goods wait for being entered. */
export function PenerimaanPage() {
  const t = useT();
  const changed = usePapersChanged(penerimaanBarang);
  const [terakhir, setTerakhir] = useState('');
  const handle = useIsianTerima(({ nomor, qty }) => {
    success(t('terima.tersimpan', { nomor, qty }));
    setTerakhir(nomor);
    void changed();
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
  useTombolIsian({
    baru: { run: () => void kosongkan() },
    tambah: { run: tambahBaris },
    simpan: { run: simpanForm, enabled: !sibuk },
  });
  const title = t.of(titleKey(PENERIMAAN));
  return (
    <PageColumn>
      <PageHead
        title={title}
        chips={ada ? <Chip tone="warn">{t('barang.belum_disimpan')}</Chip> : undefined}
        note={ada && savedAt !== undefined ? t('barang.draf_di_perangkat') : t.of(hintKey(PENERIMAAN))}
        actions={
          <ActionButton shortcut="F2" onClick={() => void kosongkan()}>
            {t('barang.baru')}
          </ActionButton>
        }
        deed={<SaveButton disabled={!ada} onClick={simpanForm} saving={sibuk} />}
      />
      <Card padded inert={sibuk}>
        <FormTerima handle={handle} label={title} />
      </Card>
      {terakhir === '' ? null : (
        <Card padded className={css.terakhir} role="status">
          <span>
            {t('pindah.terakhir')} <strong>{terakhir}</strong>
          </span>
          <ActionButton onClick={() => void showPrint(penerimaanBarang, terakhir)}>
            {t('pindah.tanda_terima_pendek')}
          </ActionButton>
        </Card>
      )}
      <DaftarMasuk />
    </PageColumn>
  );
}
