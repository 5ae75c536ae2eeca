import { useMutation } from '@tanstack/react-query';
import { useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { inputFields, type Resource } from '@kilau/contract/core/resource.ts';
import { toldTo, type Field, type Fields } from '@kilau/contract/core/field.ts';
import { newKey } from '../../platform/api.ts';
import { useKeys } from '../../platform/keys.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { useActor, useUser } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { focusFirstError } from '../../ui/form/enter-next.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import {
  formValues,
  initialValues,
  useRecordForm,
  type FormValues,
  type RecordForm,
} from '../../ui/form/record-form.ts';
import { useT } from '../../ui/text.ts';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { changedFields, typedSince } from './changes.ts';
import type { ResourceExample } from './example.ts';
import { HistoryPanel } from './HistoryPanel.tsx';
import css from './resource.module.css';
import { useSuggestion } from './use-suggestion.ts';
import { resourceCalls, useResourceChanged, type ResourceRecord } from './resource-calls.ts';
import { failing } from './sayings.ts';

/** What the dialog around the form may ask of it. */
export interface FormHandle {
  /** How many fields hold something else than they began with. */
  readonly unsaved: () => number;
}

interface ResourceFormProps {
  readonly handle?: Ref<FormHandle>;
  readonly resource: Resource;
  /** The record to change; none means a new one. */
  readonly record: ResourceRecord | undefined;
  readonly onClose: () => void;
  /** After a write: the form is gone, and the focus goes back to the list. */
  readonly onDone: () => void;
  /** After a write behind which something was typed: the form goes on over what was saved. */
  readonly onGoOn: (record: ResourceRecord) => void;
  readonly onRemove: (record: ResourceRecord) => void;
  readonly Example?: ResourceExample;
}

const idOf = (resource: Resource, record: ResourceRecord): string => String(record[resource.id]);

/**
 * Fields that the form shows: all but codes the server makes, in a new record all but what is never typed, and later
 * without what was kept elsewhere.
 */
const shownFields = ({ fields, id, generatedId }: Resource, isNew: boolean): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, field]) =>
        !(generatedId && name === id) && !(isNew ? field.readOnly === 'always' : field.elsewhere === true),
    ),
  );

/** The key of a new record: another one as soon as something else is sent. */
function useCreateKey(): (values: Readonly<Record<string, unknown>>) => string {
  const last = useRef({ sent: '', key: '' });
  return (values) => {
    const sent = JSON.stringify(values);
    if (sent !== last.current.sent) last.current = { sent, key: newKey() };
    return last.current.key;
  };
}

interface Saving {
  readonly form: RecordForm;
  /** What is stored of what the form holds. */
  readonly stored: FormValues;
  /** The form goes on over what was saved, with what was typed since. */
  readonly goOn: (saved: ResourceRecord, typed: FormValues) => void;
  readonly toFirstError: () => void;
}

/**
 * Saves the form. What is wrong with a field stands at the field; a code that was deleted is offered back. What is
 * typed while it is on its way is not saved with it, and stays.
 */
function useSave({ resource, record, onDone }: ResourceFormProps, { form, stored, goOn, toFirstError }: Saving) {
  const t = useT();
  const changed = useResourceChanged(resource);
  const keyOf = useCreateKey();
  const done = async (sentence: string, saved: ResourceRecord, typed: FormValues) => {
    if (Object.keys(typed).length === 0) onDone();
    else goOn(saved, typed);
    success(sentence);
    await changed();
  };
  const activate = useMutation({
    meta: { quiet: resource.quiet },
    mutationFn: (kode: string) => resourceCalls.activate(resource, kode),
    // Nothing of what the form holds is sent with it.
    onSuccess: (saved) =>
      done(t('master.diaktifkan'), saved, changedFields(resource.fields, saved, typedSince(form.getValues(), stored))),
  });
  const offerBack = async (error: ProblemError) => {
    const again = await confirm({
      title: t('master.terhapus'),
      message: error.message,
      yes: t('master.aktifkan'),
      no: t('umum.batal'),
    });
    if (again) activate.mutate(String(error.params['id']));
    else toFirstError();
  };
  const save = useMutation({
    meta: { quiet: true },
    mutationFn: (values: Readonly<Record<string, unknown>>) =>
      record
        ? resourceCalls.update(resource, idOf(resource, record), changedFields(resource.fields, record, values))
        : resourceCalls.create(resource, values, keyOf(values)),
    onMutate: () => form.getValues(),
    onSuccess: (saved, _values, sent) => done(saved.message, saved, typedSince(form.getValues(), sent)),
    onError: (error) => {
      if (
        error instanceof ProblemError &&
        Object.keys(error.fields).some((path) => (path.split('.')[0] ?? '') in resource.fields)
      ) {
        form.setErrors(error.fields);
        if (error.code === 'kode_terhapus') void offerBack(error);
        else toFirstError();
      } else if (!resource.quiet) {
        reportProblem(error, failing(resource, record ? 'gagal_diedit' : 'gagal_disimpan', t));
      }
    },
  });
  return { save: save.mutate, activate: activate.mutate, saving: save.isPending || activate.isPending };
}

/** What is stored of what the form holds: what it began with, or was saved as where more was typed behind that. */
function useGoingOn({ resource, onGoOn }: ResourceFormProps, form: RecordForm, begun: FormValues) {
  const actor = useActor();
  const { tgl_system } = useUser();
  const [stored, setStored] = useState(begun);
  const goOn = (saved: ResourceRecord, typed: FormValues) => {
    const next = formValues(toldTo(shownFields(resource, false), actor), saved, tgl_system);
    for (const name of Object.keys(typedSince(next, form.getValues()))) {
      if (!(name in typed)) form.setFieldValue(name, next[name]);
    }
    setStored(next);
    onGoOn(saved);
  };
  return { stored, goOn };
}

/** Tells the dialog around the form how much would be lost with it; `start` has the code that was put there. */
function useUnsaved(handle: Ref<FormHandle> | undefined, fields: Fields, start: FormValues, form: RecordForm): void {
  useImperativeHandle(handle, () => ({
    unsaved: () => Object.keys(changedFields(fields, start, form.getValues())).length,
  }));
}

interface FormFieldProps {
  readonly form: RecordForm;
  readonly name: string;
  readonly field: Field;
  readonly locked: boolean;
  readonly first: boolean;
  /** What the record that is changed holds there. */
  readonly kept: unknown;
}

/** One field of a form over a record, with what is wrong with it. */
export function FormField({ form, name, field, locked, first, kept }: FormFieldProps) {
  const fill = field.kind === 'ref' ? field.fill : undefined;
  const wrong = (path: string) =>
    Object.keys(form.errors).filter((other) => other === path || other.startsWith(`${path}.`));
  const [inside] = wrong(name);
  return (
    <FieldInput
      key={form.key(name)}
      name={name}
      field={field}
      {...form.getInputProps(name)}
      // Rows show what is wrong where it is; a list in one field shows the first of it.
      error={form.errors[name] ?? (field.kind === 'lines' || inside === undefined ? undefined : form.errors[inside])}
      errorAt={(path) => form.errors[path]}
      clearErrors={(path) => wrong(path).forEach((other) => form.clearFieldError(other))}
      readOnly={locked}
      autoFocus={first}
      stored={field.kind === 'secret' && kept === true}
      sibling={(other) => form.getValues()[other]}
      onChosen={
        fill &&
        ((chosen) => {
          for (const [ours, theirs] of Object.entries(fill)) form.setFieldValue(ours, chosen?.[theirs] ?? '');
        })
      }
    />
  );
}

interface FormFieldsProps {
  readonly form: RecordForm;
  readonly fields: Fields;
  /** False where they are drawn anew under a hand. */
  readonly autoFocus?: boolean;
}

/** The fields of a form for something new, in their order; the hand begins at the first. */
export function FormFields({ form, fields, autoFocus = true }: FormFieldsProps) {
  return Object.entries(fields).map(([name, field], index) => (
    <FormField
      key={name}
      form={form}
      name={name}
      field={field}
      locked={field.readOnly === 'always'}
      first={autoFocus && index === 0}
      kept={undefined}
    />
  ));
}

interface InUseProps {
  readonly active: boolean;
  readonly saving: boolean;
  readonly onRemove: () => void;
  readonly onActivate: () => void;
}

/** Takes a record out of use, or into it again. */
function InUse({ active, saving, onRemove, onActivate }: InUseProps) {
  const t = useT();
  return (
    <span className={css.left}>
      <ActionButton onClick={active ? onRemove : onActivate} disabled={saving}>
        {t(active ? 'umum.hapus' : 'master.aktifkan')}
      </ActionButton>
    </span>
  );
}

/** The form of a master, empty for a new record. The code of a record that exists cannot be changed. */
export function ResourceForm(props: ResourceFormProps) {
  const { handle, resource, record, onClose, onRemove, Example } = props;
  const t = useT();
  const { tgl_system } = useUser();
  const element = useRef<HTMLDivElement>(null);
  const actor = useActor();
  const fields = useMemo(() => toldTo(shownFields(resource, record === undefined), actor), [resource, record, actor]);
  const inputs = useMemo(
    () => toldTo(inputFields(resource, record ? 'update' : 'create'), actor),
    [resource, record, actor],
  );
  const [start] = useState(() => (record ? formValues(fields, record, tgl_system) : initialValues(fields, tgl_system)));
  const [typed, setTyped] = useState(start);
  const { form, parse } = useRecordForm({
    fields: inputs,
    initialValues: start,
    ...(Example && { onValuesChange: setTyped }),
  });
  const formElement = () => element.current?.querySelector('form') ?? undefined;
  const { stored, goOn } = useGoingOn(props, form, start);
  const toFirstError = () => {
    const target = formElement();
    if (target) focusFirstError(target);
  };
  const { save, activate, saving } = useSave(props, { form, stored, goOn, toFirstError });
  const suggested = useSuggestion(resource, record === undefined, form);
  useUnsaved(handle, fields, { ...stored, ...suggested }, form);
  const first = Object.keys(fields).find((name) => name in inputs);
  const submit = () => {
    const values = saving ? undefined : parse();
    if (values) save(values);
  };
  useKeys([{ key: 'F8', label: t('umum.simpan'), run: () => formElement()?.requestSubmit(), main: true }]);
  return (
    <div ref={element}>
      <EnterForm className={css.form} onSubmit={submit} label={t.of(`page.${resource.page.slice(1)}`)}>
        {Object.entries(fields).map(([name, field]) => (
          <FormField
            key={name}
            form={form}
            name={name}
            field={field}
            locked={!(name in inputs)}
            first={name === first}
            kept={record?.[name]}
          />
        ))}
        {Example ? <Example values={typed} /> : null}
        <div className={css.buttons}>
          {record && !resource.fixed ? (
            <InUse
              active={record.status_aktif}
              saving={saving}
              onRemove={() => onRemove(record)}
              onActivate={() => activate(idOf(resource, record))}
            />
          ) : null}
          <ActionButton onClick={onClose} disabled={saving}>
            {t('umum.batal')}
          </ActionButton>
          <SaveButton type="submit" saving={saving} />
        </div>
      </EnterForm>
      {record ? <HistoryPanel resource={resource} kode={idOf(resource, record)} /> : null}
    </div>
  );
}
