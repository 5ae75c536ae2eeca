import { useMemo, useRef, useState } from 'react';
import type { Fields } from '@kilau/contract/core/field.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { beep } from '../../platform/beep.ts';
import { useDraft, type Draft } from '../../platform/drafts.ts';
import { useKeys } from '../../platform/keys.ts';
import { deliver } from '../../platform/outbox.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { useUser } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { onThisPage } from '../../ui/dialog/dialogs.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { focusFirstError } from '../../ui/form/enter-next.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { initialValues, useRecordForm, type FormValues, type RecordForm } from '../../ui/form/record-form.ts';
import { ruleText } from '../../ui/form/rule-text.ts';
import { useT, type Translate } from '../../ui/text.ts';
import { useFormat } from '../cells/FieldCell.tsx';
import { FormFields } from '../resource/ResourceForm.tsx';
import { askedFields, boundFields } from './asked-fields.ts';
import type { MakeRules } from './make-rules.ts';
import css from './paper.module.css';
import { usePapersChanged, type Paper } from './paper-calls.ts';
import { bringPrint } from './paper-print.ts';
import { makingBringsPaper } from './printable.ts';
import { withApproval } from './with-approval.ts';

function emptyForm(kind: Kind, fields: Fields, today: string): FormValues {
  const names = [...Object.keys(kind.header), ...Object.keys(kind.rows)];
  const flat = initialValues(
    Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))),
    today,
  );
  const parts = Object.entries(kind.parts).map(([part, own]): [string, unknown] => [part, initialValues(own, today)]);
  return { ...flat, ...Object.fromEntries(parts) };
}

/** What was typed and not saved, as long as the day is the same: its dates are that day's. */
const ofToday = (found: Draft<FormValues> | undefined): FormValues | undefined =>
  found && new Date(found.savedAt).toDateString() === new Date().toDateString() ? found.value : undefined;

interface MakeFormProps {
  readonly kind: Kind;
  readonly title: string;
  /** The paper that was made. */
  readonly onMade: (paper: Paper) => void;
  readonly onClose?: () => void;
  readonly rules?: MakeRules;
}

const NO_RULES: MakeRules = {};

/** What a page finds wrong with the form beyond its schema is put beside the fields. @returns whether all fits. */
function fits(form: RecordForm, fields: Fields, values: FormValues, { check }: MakeRules, t: Translate): boolean {
  const wrong = Object.entries(check?.(values) ?? {}).map(([name, rule]): [string, string] => [
    name,
    ruleText(t, name, rule, fields),
  ]);
  if (wrong.length > 0) form.setErrors(Object.fromEntries(wrong));
  return wrong.length === 0;
}

/** Puts a refusal beside the fields that it names. @returns whether it names any. */
function atFields(error: unknown, form: RecordForm, element: HTMLFormElement | undefined): boolean {
  if (!(error instanceof ProblemError) || Object.keys(error.fields).length === 0) return false;
  form.setErrors(error.fields);
  if (element) focusFirstError(element);
  return true;
}

function Buttons({ busy, onClose }: { readonly busy: boolean; readonly onClose: (() => void) | undefined }) {
  const t = useT();
  return (
    <div className={css.makeButtons}>
      {onClose ? (
        <ActionButton onClick={onClose} disabled={busy}>
          {t('umum.batal')}
        </ActionButton>
      ) : null}
      <SaveButton type="submit" saving={busy} />
    </div>
  );
}

/**
 * Makes a paper of what its kind asks for; Enter goes on, F8 saves. One form makes one paper, however often it is sent.
 */
export function MakeForm({ kind, title, onMade, onClose, rules = NO_RULES }: MakeFormProps) {
  const t = useT();
  const format = useFormat();
  const { tgl_system } = useUser();
  const changed = usePapersChanged(kind);
  const element = useRef<HTMLDivElement>(null);
  const draft = useDraft<FormValues>(`buat.${kind.key}`);
  const [busy, setBusy] = useState(false);
  const fields = useMemo(() => askedFields(kind), [kind]);
  const schema = useMemo(() => kindSchema(kind), [kind]);
  const [start] = useState(() => ({ ...emptyForm(kind, fields, tgl_system), ...rules.start, ...ofToday(draft.found) }));
  const [typed, setTyped] = useState(start);
  const { form, parse } = useRecordForm({
    fields,
    schema,
    initialValues: start,
    onValuesChange: (values, before) => {
      setTyped(values);
      draft.keep(values);
      for (const [name, value] of Object.entries(rules.settle?.(values, before) ?? {})) form.setFieldValue(name, value);
    },
  });
  const shown = rules.fields?.(fields, typed) ?? fields;
  const formElement = () => element.current?.querySelector('form') ?? undefined;
  const save = async () => {
    const values = busy ? undefined : parse();
    if (!values || !fits(form, shown, values, rules, t)) return;
    setBusy(true);
    const here = onThisPage();
    try {
      const made = await withApproval(
        (otorisasi) =>
          deliver<Paper>({
            key: draft.key,
            path: kind.base,
            label: title,
            body: { ...values, ...(otorisasi && { otorisasi }) },
          }),
        { judul: title, fields: boundFields(kind), t, format },
      );
      if (!made) return;
      draft.clear();
      beep('ok');
      success(t(rules.saved ?? 'dokumen.tersimpan', { nomor: made.nomor }));
      onMade(made);
      if (makingBringsPaper(kind)) void bringPrint(kind, made.nomor, here);
      await changed();
    } catch (error) {
      beep('error');
      const told = draft.refused(error);
      if (!atFields(told, form, formElement())) reportProblem(told, kind.failed && t.of(kind.failed));
    } finally {
      setBusy(false);
    }
  };
  const giveUp = () => {
    draft.clear();
    onClose?.();
  };
  useKeys([{ key: 'F8', label: t('umum.simpan'), run: () => formElement()?.requestSubmit(), main: true }]);
  return (
    <div ref={element}>
      <EnterForm className={css.make} label={title} onSubmit={() => void save()}>
        <FormFields form={form} fields={shown} />
        <Buttons busy={busy} onClose={onClose && giveUp} />
      </EnterForm>
    </div>
  );
}
