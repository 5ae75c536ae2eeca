import { useState } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { openDialog } from '../../ui/dialog/dialogs.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { text, useT } from '../../ui/text.ts';
import css from './alasan.module.css';
import { AlasanField } from './AlasanField.tsx';

/** Asks for the reason. Nothing when the dialog was closed. */
function TanyaAlasan({
  onGiven,
  onClose,
}: {
  readonly onGiven: (alasan: string) => void;
  readonly onClose: () => void;
}) {
  const t = useT();
  const [alasan, setAlasan] = useState('');
  const [kosong, setKosong] = useState(false);
  return (
    <EnterForm
      className={css.isian}
      label={t('penjualan.tolak')}
      onSubmit={() => {
        setKosong(alasan.trim() === '');
        if (alasan.trim() !== '') onGiven(alasan.trim());
      }}
    >
      <AlasanField
        alasan={alasan}
        onChange={setAlasan}
        error={kosong && alasan.trim() === '' ? t('rule.tidak_boleh_kosong') : undefined}
      />
      <div className={css.tombol}>
        <ActionButton onClick={onClose}>{t('umum.batal')}</ActionButton>
        <ActionButton primary type="submit">
          {t('dialog.lanjutkan')}
        </ActionButton>
      </div>
    </EnterForm>
  );
}

/** Asks why a document is withdrawn; nothing when the dialog was closed. */
export function tanyaAlasan(nomor: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let alasan: string | undefined;
    openDialog({
      title: text('penjualan.tolak_judul', { nomor }),
      onClosed: () => resolve(alasan),
      content: (close) => (
        <TanyaAlasan
          onGiven={(given) => {
            alasan = given;
            close();
          }}
          onClose={close}
        />
      ),
    });
  });
}
