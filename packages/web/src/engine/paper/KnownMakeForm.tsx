import { useState, type ReactNode } from 'react';
import type { Fields } from '@kilau/contract/core/field.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { api, newKey } from '../../platform/api.ts';
import { useKeys } from '../../platform/keys.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { useUser } from '../../platform/session.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { initialValues, useRecordForm } from '../../ui/form/record-form.ts';
import { stillUploading } from '../../ui/form/uploading.ts';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { useT } from '../../ui/text.ts';
import { useFormat } from '../cells/FieldCell.tsx';
import { FormFields } from '../resource/ResourceForm.tsx';
import css from './paper.module.css';
import { withApproval } from './with-approval.ts';

interface KnownMakeFormProps {
  readonly kind: Kind;
  readonly title: string;
  /** What is asked for. */
  readonly fields: Fields;
  /** What the screen knows of the paper already: the row it stands in. */
  readonly known: Readonly<Record<string, unknown>>;
  /** What is told above the fields. */
  readonly children?: ReactNode;
  readonly onDone: () => void;
}

/**
 * Makes a paper of which most is known from where the form was opened; the rest is asked for, and approved by exactly
 * what it is. One form makes one paper, however often it is sent.
 */
export function KnownMakeForm({ kind, title, fields, known, children, onDone }: KnownMakeFormProps) {
  const t = useT();
  const format = useFormat();
  const { tgl_system } = useUser();
  const [key] = useState(newKey);
  const [busy, setBusy] = useState(false);
  const [start] = useState(() => initialValues(fields, tgl_system));
  const { form, parse } = useRecordForm({ fields, initialValues: start });
  const save = async () => {
    const values = busy || stillUploading() ? undefined : parse();
    if (!values) return;
    setBusy(true);
    try {
      const made = await withApproval(
        (otorisasi) =>
          api.post<{ readonly nomor: string }>(
            kind.base,
            { ...values, ...known, ...(otorisasi !== undefined && { otorisasi }) },
            { key },
          ),
        { judul: title, fields: { ...kind.header, ...kind.stored?.fields }, t, format },
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
    <EnterForm className={css.deed} label={title} onSubmit={() => void save()}>
      {children}
      <FormFields form={form} fields={fields} />
      <SaveButton type="submit" saving={busy} />
    </EnterForm>
  );
}
