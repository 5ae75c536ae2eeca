import { useEffect } from 'react';
import type { Fields } from '@kilau/contract/core/field.ts';
import { KYC_FIELDS, KYC_WAJIB } from '@kilau/contract/trade/pelanggan/kyc.fields.ts';
import { FormFields } from '../../../engine/resource/ResourceForm.tsx';
import { useKeys } from '../../../platform/keys.ts';
import { useUser } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { formValues, useRecordForm } from '../../../ui/form/record-form.ts';
import { useT } from '../../../ui/text.ts';
import css from '../pelanggan.module.css';
import type { KycIsi } from './ingat.ts';

interface KycFormProps {
  readonly awal: KycIsi;
  /** What the server found wrong. */
  readonly salah: Readonly<Record<string, string>>;
  readonly penjelasan: string | undefined;
  readonly onDone: (kyc: KycIsi) => void;
  readonly onClose: () => void;
}

const WAJIB: ReadonlySet<string> = new Set(KYC_WAJIB);
/** As the law asks for them. */
const FIELDS: Fields = Object.fromEntries(
  Object.entries(KYC_FIELDS).map(([name, field]) => [name, WAJIB.has(name) ? { ...field, required: true } : field]),
);

/** Who a customer is. Enter goes through it, F8 saves the paper with it. */
export function KycForm({ awal, salah, penjelasan, onDone, onClose }: KycFormProps) {
  const t = useT();
  const { tgl_system } = useUser();
  const { form, parse } = useRecordForm({ fields: FIELDS, initialValues: formValues(FIELDS, awal, tgl_system) });
  const { setErrors } = form;
  useEffect(() => setErrors(salah), [setErrors, salah]);
  const submit = () => {
    const kyc = parse();
    if (kyc) onDone(kyc);
  };
  useKeys([{ key: 'F8', label: t('kyc.pakai'), run: submit, main: true }]);
  return (
    <EnterForm className={css.form} label={t('kyc.judul')} onSubmit={submit}>
      {penjelasan === undefined ? null : <p className="muted">{penjelasan}</p>}
      <FormFields form={form} fields={FIELDS} />
      <div className={css.buttons}>
        <ActionButton shortcut="Esc" onClick={onClose}>
          {t('umum.batal')}
        </ActionButton>
        <SaveButton type="submit" saving={false}>
          {t('kyc.pakai')}
        </SaveButton>
      </div>
    </EnterForm>
  );
}
