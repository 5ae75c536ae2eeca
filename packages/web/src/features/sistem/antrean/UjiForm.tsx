import { useState } from 'react';
import { UJI_FIELDS } from '@kilau/contract/features/sistem/antrean.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { newKey } from '../../../platform/api.ts';
import { useUser } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { useRecordForm } from '../../../ui/form/record-form.ts';
import { useT } from '../../../ui/text.ts';
import css from './antrean.module.css';
import { useUji } from './panggilan.ts';

interface UjiFormProps {
  /** Where the last test went. */
  readonly alamat: string;
  readonly onClose: () => void;
}

/** Sends a line to an address, by the way of every other message. */
export function UjiForm({ alamat, onClose }: UjiFormProps) {
  const t = useT();
  const { toko } = useUser();
  const [key] = useState(newKey);
  const { form, parse } = useRecordForm<{ readonly alamat: string; readonly pesan: string }>({
    fields: UJI_FIELDS,
    initialValues: { alamat, pesan: t('antrean.pesan_uji', { toko: toko.nama_toko }) },
  });
  const uji = useUji(key, () => {
    success(t('antrean.uji_masuk'));
    onClose();
  });
  const submit = () => {
    const values = uji.isPending ? undefined : parse();
    if (values) uji.mutate(values);
  };
  return (
    <EnterForm className={css.form} label={t('antrean.uji')} onSubmit={submit}>
      <p className="muted">{t('antrean.uji_isi')}</p>
      <FieldInput
        key={form.key('alamat')}
        name="alamat"
        field={UJI_FIELDS.alamat}
        autoFocus
        {...form.getInputProps('alamat')}
      />
      <FieldInput key={form.key('pesan')} name="pesan" field={UJI_FIELDS.pesan} {...form.getInputProps('pesan')} />
      <div className={css.buttons}>
        <ActionButton onClick={onClose}>{t('umum.batal')}</ActionButton>
        <ActionButton primary type="submit" loading={uji.isPending}>
          {t('antrean.uji')}
        </ActionButton>
      </div>
    </EnterForm>
  );
}
