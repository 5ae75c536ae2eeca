import { useState } from 'react';
import { choice, money, text } from '@kilau/contract/core/field.ts';
import { hitungLaci } from '@kilau/contract/features/tutup/hitung-laci.kind.ts';
import { FormFields } from '../../engine/resource/ResourceForm.tsx';
import { useFormat } from '../../engine/cells/FieldCell.tsx';
import { withApproval } from '../../engine/paper/with-approval.ts';
import { api, newKey } from '../../platform/api.ts';
import { useKeys } from '../../platform/keys.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { useUser } from '../../platform/session.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { initialValues, useRecordForm } from '../../ui/form/record-form.ts';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { useT } from '../../ui/text.ts';

/** What is asked of whoever counts: the books are not told here, so that what lies there is counted. */
const FIELDS = {
  dihitung: money({ required: true, min: 0 }),
  beban: choice(['TOKO', 'KASIR'], { default: 'TOKO', optionLabel: 'pilihan.beban_selisih' }),
  keterangan: text({ max: 200 }),
} as const;

interface HitungFormProps {
  readonly laci: string;
  readonly onDone: () => void;
}

/** Counts a drawer; a difference to the books is approved by exactly what it is. One form makes one count. */
export function HitungForm({ laci, onDone }: HitungFormProps) {
  const t = useT();
  const format = useFormat();
  const { tgl_system } = useUser();
  const [key] = useState(newKey);
  const [busy, setBusy] = useState(false);
  const [start] = useState(() => initialValues(FIELDS, tgl_system));
  const { form, parse } = useRecordForm({ fields: FIELDS, initialValues: start });
  const title = t('tutup.hitung_laci', { laci });
  const save = async () => {
    const values = busy ? undefined : parse();
    if (!values) return;
    setBusy(true);
    try {
      const fields = { ...hitungLaci.header, ...hitungLaci.stored.fields };
      const made = await withApproval(
        (otorisasi) =>
          api.post<{ readonly nomor: string }>(
            hitungLaci.base,
            { ...values, laci, ...(otorisasi !== undefined && { otorisasi }) },
            { key },
          ),
        { judul: title, fields, t, format },
      );
      if (!made) return;
      success(t('dokumen.tersimpan', { nomor: made.nomor }));
      onDone();
    } catch (error) {
      if (error instanceof ProblemError) form.setErrors(error.fields);
      reportProblem(error);
    } finally {
      setBusy(false);
    }
  };
  useKeys([{ key: 'F8', label: t('umum.simpan'), main: true, run: () => void save() }]);
  return (
    <EnterForm label={title} onSubmit={() => void save()}>
      <FormFields form={form} fields={FIELDS} />
      <SaveButton type="submit" saving={busy} />
    </EnterForm>
  );
}
