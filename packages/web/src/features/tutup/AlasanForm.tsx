import { useState } from 'react';
import { text } from '@kilau/contract/core/field.ts';
import { FormFields } from '../../engine/resource/ResourceForm.tsx';
import { useUser } from '../../platform/session.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { initialValues, useRecordForm } from '../../ui/form/record-form.ts';
import { SaveButton } from '../../ui/SaveButton.tsx';
import css from './tutup.module.css';

const FIELDS = { alasan: text({ max: 200, required: true }) } as const;

interface AlasanFormProps {
  readonly label: string;
  readonly onAlasan: (alasan: string) => Promise<void>;
}

/** Asks for the reason of what the owner is to agree to. */
export function AlasanForm({ label, onAlasan }: AlasanFormProps) {
  const { tgl_system } = useUser();
  const { form, parse } = useRecordForm({ fields: FIELDS, initialValues: initialValues(FIELDS, tgl_system) });
  const [sibuk, setSibuk] = useState(false);
  const kirim = async () => {
    const values = parse();
    if (!values || sibuk) return;
    setSibuk(true);
    await onAlasan(String(values['alasan'])).finally(() => setSibuk(false));
  };
  return (
    <EnterForm className={css.alasan} label={label} onSubmit={() => void kirim()}>
      <FormFields form={form} fields={FIELDS} />
      <SaveButton danger type="submit" saving={sibuk}>
        {label}
      </SaveButton>
    </EnterForm>
  );
}
