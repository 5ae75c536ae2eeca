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
  readonly onAlasan: (alasan: string) => void;
}

/** Asks for the reason of what the owner is to agree to. */
export function AlasanForm({ label, onAlasan }: AlasanFormProps) {
  const { tgl_system } = useUser();
  const { form, parse } = useRecordForm({ fields: FIELDS, initialValues: initialValues(FIELDS, tgl_system) });
  const kirim = () => {
    const values = parse();
    if (values) onAlasan(String(values['alasan']));
  };
  return (
    <EnterForm className={css.alasan} label={label} onSubmit={kirim}>
      <FormFields form={form} fields={FIELDS} />
      <SaveButton danger type="submit" saving={false}>
        {label}
      </SaveButton>
    </EnterForm>
  );
}
