import { MENYERAH_FIELDS, type Masuk } from '@kilau/contract/features/sistem/antrean.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { useRecordForm } from '../../../ui/form/record-form.ts';
import { useT } from '../../../ui/text.ts';
import css from './antrean.module.css';
import { usePutuskan } from './panggilan.ts';

interface MenyerahFormProps {
  readonly masuk: Masuk;
  readonly onClose: () => void;
}

/** Gives up a message that does not fit, and says why. */
export function MenyerahForm({ masuk: { id, nomor }, onClose }: MenyerahFormProps) {
  const t = useT();
  const { form, parse } = useRecordForm<{ readonly alasan: string }>({
    fields: MENYERAH_FIELDS,
    initialValues: { alasan: '' },
  });
  const putuskan = usePutuskan(() => {
    success(t('antrean.dilepas', { nomor }));
    onClose();
  });
  const submit = () => {
    const values = putuskan.isPending ? undefined : parse();
    if (values) putuskan.mutate({ id, ...values });
  };
  return (
    <EnterForm className={css.form} label={t('antrean.lepaskan')} onSubmit={submit}>
      <p className="muted">{t('antrean.lepaskan_isi')}</p>
      <FieldInput
        key={form.key('alasan')}
        name="alasan"
        field={MENYERAH_FIELDS.alasan}
        autoFocus
        {...form.getInputProps('alasan')}
      />
      <div className={css.buttons}>
        <ActionButton onClick={onClose}>{t('umum.batal')}</ActionButton>
        <SaveButton keyless type="submit" saving={putuskan.isPending}>
          {t('antrean.lepaskan')}
        </SaveButton>
      </div>
    </EnterForm>
  );
}
