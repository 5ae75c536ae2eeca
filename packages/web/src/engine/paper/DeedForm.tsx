import { useEffect, useState } from 'react';
import type { Kind, KindDeed } from '@kilau/contract/core/kind.ts';
import { isTakingBack } from '@kilau/contract/core/kind-pages.ts';
import { useKeys } from '../../platform/keys.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { useUser } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { success } from '../../ui/dialog/toasts.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { initialValues, useRecordForm } from '../../ui/form/record-form.ts';
import { useT } from '../../ui/text.ts';
import { useFormat } from '../cells/FieldCell.tsx';
import { FormField } from '../resource/ResourceForm.tsx';
import css from './paper.module.css';
import { paperCalls, usePapersChanged, type Paper } from './paper-calls.ts';
import { deedWord } from './paper-words.ts';
import { withApproval } from './with-approval.ts';

interface DeedFormProps {
  readonly kind: Kind;
  readonly paper: Paper;
  readonly name: string;
  readonly deed: KindDeed;
  readonly onDone: () => void;
}

/** Does a deed to a paper: what it asks for, then its approval. Enter goes on, F8 does it. */
export function DeedForm({ kind, paper, name, deed, onDone }: DeedFormProps) {
  const t = useT();
  const format = useFormat();
  const { tgl_system } = useUser();
  const changed = usePapersChanged(kind);
  const [busy, setBusy] = useState(false);
  const [fields] = useState(() => deed.input ?? {});
  const { form, parse } = useRecordForm({ fields, initialValues: initialValues(fields, tgl_system) });
  const { nomor, versi } = paper;
  const title = deedWord(t, kind, name);
  const run = async () => {
    const values = busy ? undefined : parse();
    if (!values) return;
    setBusy(true);
    try {
      const done = await withApproval(
        (otorisasi) => paperCalls.do(kind, nomor, name, { ...values, versi, otorisasi }),
        { judul: nomor, fields, t, format },
      );
      if (!done) return;
      success(t('dokumen.selesai', { perbuatan: title, nomor }));
      onDone();
    } catch (error) {
      if (error instanceof ProblemError) form.setErrors(error.fields);
      reportProblem(error);
    } finally {
      setBusy(false);
      await changed();
    }
  };
  const plain = Object.keys(fields).length === 0;
  useKeys([{ key: 'F8', label: title, run: () => void run(), main: true }]);
  useEffect(() => {
    // A form without a field has nothing but its button to hold the hand.
    if (plain) document.getElementById(`lakukan-${name}`)?.focus();
  }, [plain, name]);
  return (
    <EnterForm className={css.deed} label={title} onSubmit={() => void run()}>
      {Object.entries(fields).map(([key, field], index) => (
        <FormField key={key} form={form} name={key} field={field} locked={false} first={index === 0} kept={undefined} />
      ))}
      <ActionButton
        id={`lakukan-${name}`}
        danger={isTakingBack(kind, deed)}
        primary={!isTakingBack(kind, deed)}
        type="submit"
        shortcut="F8"
        loading={busy}
      >
        {title}
      </ActionButton>
    </EnterForm>
  );
}
