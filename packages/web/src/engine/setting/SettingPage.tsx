import { Alert } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import type { Field, Fields } from '@kilau/contract/core/field.ts';
import { formatInstant } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { missingIn, settingInputs, type Setting } from '@kilau/contract/core/setting.ts';
import { useKeys } from '../../platform/keys.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { useRealtime } from '../../platform/realtime.ts';
import { problemText, reportProblem } from '../../platform/report-problem.ts';
import { useUser } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { success } from '../../ui/dialog/toasts.ts';
import { focusFirstError } from '../../ui/form/enter-next.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { formValues, useRecordForm, type FormValues, type RecordForm } from '../../ui/form/record-form.ts';
import { ruleText } from '../../ui/form/rule-text.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Loading, State } from '../../ui/State.tsx';
import { useT } from '../../ui/text.ts';
import { UndoButton } from '../../ui/UndoButton.tsx';
import { changedFields } from '../resource/changes.ts';
import { HistoryBox } from '../resource/HistoryPanel.tsx';
import { FormField } from '../resource/ResourceForm.tsx';
import { UnreadChip, UnreadFieldChip } from '../UnreadChip.tsx';
import { mergeParameters } from './merge-parameters.ts';
import css from './setting.module.css';
import { cacheKey, saveSetting, useSetting, useSettingHistory, type SettingRecord } from './setting-calls.ts';
import { dirtyNames, sectionsOf, takenOver, typedFields } from './setting-form.ts';
import { useLeaving } from './use-leaving.ts';

/** How the form stands, for what a page adds to it. */
export interface SettingState {
  readonly record: SettingRecord;
  /** As they are typed. */
  readonly values: FormValues;
  readonly dirty: boolean;
  /** Puts something into a field, as if it were typed. */
  readonly put: (name: string, value: unknown) => void;
}

interface SettingPageProps {
  readonly setting: Setting;
  /** Stands below the form: an example, a test of the connection. */
  readonly Extra?: ComponentType<SettingState>;
}

/** The user whose change came while there were unsaved ones here. */
function useOthersChange(setting: Setting, dirty: boolean): readonly [string | undefined, () => void] {
  const me = useUser().user_id;
  const [other, setOther] = useState<string>();
  useRealtime<{ readonly key: string; readonly diubah_oleh: string }>('setting-berubah', ({ key, diubah_oleh }) => {
    if (key === setting.key && diubah_oleh !== me && dirty) setOther(diubah_oleh);
  });
  return [other, () => setOther(undefined)];
}

/** Brings the form to a record that has changed; the field that had the focus keeps it. */
function useTakeOver(setting: Setting, form: RecordForm, element: () => HTMLElement | undefined) {
  const { getValues, setFieldValue } = form;
  return useCallback(
    (before: SettingRecord, after: SettingRecord, sent?: FormValues) => {
      const at = document.activeElement instanceof HTMLInputElement ? document.activeElement.name : '';
      for (const [name, value] of takenOver(setting, before, after, getValues(), sent)) setFieldValue(name, value);
      requestAnimationFrame(() => {
        const field =
          at === '' || document.activeElement !== document.body
            ? undefined
            : element()?.querySelector<HTMLElement>(`[name="${CSS.escape(at)}"]`);
        field?.focus();
      });
    },
    [setting, getValues, setFieldValue, element],
  );
}

interface Saving {
  readonly setting: Setting;
  readonly record: SettingRecord;
  readonly form: RecordForm;
  readonly inputs: Fields;
  readonly parse: () => Readonly<Record<string, unknown>> | undefined;
  readonly element: () => HTMLElement | undefined;
  /** @param sent what stood in the form when it was sent. */
  readonly onSaved: (record: SettingRecord, sent: FormValues) => void;
}

interface Sent {
  readonly changes: Readonly<Record<string, unknown>>;
  /** What stood in the form then. */
  readonly typed: FormValues;
}

/** Sends what differs. What is wrong with a field stands at the field. */
function useSave({ setting, record, form, inputs, parse, element, onSaved }: Saving) {
  const t = useT();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    meta: { quiet: true },
    mutationFn: ({ changes }: Sent) => saveSetting(setting, changes),
    onSuccess: (answer, { typed }) => {
      onSaved(answer, typed);
      mergeParameters(setting, answer);
      client.setQueryData([...cacheKey(setting), 'record'], answer);
      success(t.of(setting.saved ?? 'master.disimpan'));
      void client.invalidateQueries({ queryKey: cacheKey(setting) });
      // The header shows the shop's name.
      if (setting.recordOf !== undefined) void client.invalidateQueries({ queryKey: ['users/me'] });
    },
    onError: (error) => {
      if (!(error instanceof ProblemError) || !Object.keys(error.fields).some((name) => name in inputs)) {
        return reportProblem(error, setting.failed === undefined ? undefined : t.of(setting.failed));
      }
      form.setErrors(error.fields);
      const target = element();
      if (target) focusFirstError(target);
    },
  });
  const save = () => {
    const values = isPending ? undefined : parse();
    if (!values) return;
    const changes = changedFields(setting.fields, record, values);
    const missing = missingIn(setting, { ...record, ...changes }).filter((name) => name in inputs);
    if (missing.length > 0) {
      form.setErrors(
        Object.fromEntries(missing.map((name) => [name, ruleText(t, name, { rule: 'tidak_boleh_kosong' }, inputs)])),
      );
    } else if (Object.keys(changes).length > 0) mutate({ changes, typed: { ...form.getValues() } });
  };
  return { save, saving: isPending };
}

/** Fields that take a line of their own. */
const isWide = (field: Field): boolean =>
  field.kind === 'boolean' ||
  field.kind === 'image' ||
  field.kind === 'images' ||
  field.kind === 'lines' ||
  (field.kind === 'text' && field.multiline === true);

function Sections({
  setting,
  record,
  form,
  values,
}: {
  readonly setting: Setting;
  readonly record: SettingRecord;
  readonly form: RecordForm;
  readonly values: FormValues;
}) {
  const t = useT();
  const inputs = useMemo(() => settingInputs(setting), [setting]);
  return sectionsOf(setting, values).map(({ title, fields }) => (
    <Card key={title ?? ''} padded aria-label={title === undefined ? t.of(titleKey(setting.page)) : t.of(title)}>
      {title === undefined ? null : <h2 className={css.title}>{t.of(title)}</h2>}
      <div className={css.fields}>
        {Object.entries(fields).map(([name, field]) => (
          <div key={name} className={isWide(field) ? css.wide : undefined}>
            <FormField
              form={form}
              name={name}
              field={field}
              locked={!(name in inputs)}
              first={false}
              kept={record[name]}
            />
            <UnreadFieldChip setting={setting.key} name={name} />
          </div>
        ))}
      </div>
    </Card>
  ));
}

function History({ setting }: { readonly setting: Setting }) {
  const [open, setOpen] = useState(false);
  const { data, error } = useSettingHistory(setting, open);
  return (
    <Card padded className={css.history}>
      <HistoryBox fields={setting.fields} open={open} onOpen={setOpen} entries={data} error={error} />
    </Card>
  );
}

/** Who changed the settings last. */
function useLastChange({ diubah_oleh, diubah_pada }: SettingRecord): string | undefined {
  const t = useT();
  const { toko } = useUser();
  return diubah_oleh && diubah_pada
    ? t('setelan.terakhir', { user: diubah_oleh, waktu: formatInstant(diubah_pada, toko.zona_waktu) })
    : undefined;
}

/** The form over the stored settings: what is typed, what of it is not saved, and saving it or taking it back. */
function useSettingForm(setting: Setting, record: SettingRecord) {
  const container = useRef<HTMLDivElement>(null);
  const [start] = useState(() => formValues(setting.fields, record, ''));
  const [values, setValues] = useState<FormValues>(start);
  const inputs = useMemo(() => typedFields(setting, values), [setting, values]);
  const { form, parse } = useRecordForm({
    fields: inputs,
    initialValues: start,
    onValuesChange: (next) => setValues({ ...next }),
  });
  const element = useCallback(() => container.current?.querySelector('form') ?? undefined, []);
  const takeOver = useTakeOver(setting, form, element);
  const base = useRef(record);
  useEffect(() => {
    if (base.current === record) return;
    takeOver(base.current, record);
    base.current = record;
  }, [record, takeOver]);
  const dirty = dirtyNames(setting, record, values).filter((name) => name in inputs);
  const [other, forget] = useOthersChange(setting, dirty.length > 0);
  const onSaved = (answer: SettingRecord, sent: FormValues) => {
    takeOver(base.current, answer, sent);
    base.current = answer;
    forget();
  };
  const { save, saving } = useSave({ setting, record, form, inputs, parse, element, onSaved });
  const undo = () => {
    const typed = form.getValues();
    for (const [name, value] of takenOver(setting, record, record, typed, typed)) form.setFieldValue(name, value);
    form.clearErrors();
    forget();
  };
  return {
    container,
    form,
    values,
    other,
    save,
    saving,
    undo,
    unsaved: dirty.length,
    submit: () => element()?.requestSubmit(),
  };
}

interface FormHeadProps {
  readonly setting: Setting;
  /** How many fields are not saved. */
  readonly unsaved: number;
  readonly saving: boolean;
  readonly onUndo: () => void;
  readonly onSave: () => void;
}

/** Above the form: how much of it is not saved, and the buttons that save it or take it back. */
function FormHead({ setting, unsaved, saving, onUndo, onSave }: FormHeadProps) {
  const t = useT();
  return (
    <PageHead
      title={t.of(titleKey(setting.page))}
      note={t.of(hintKey(setting.page))}
      chips={
        <>
          <UnreadChip path={setting.page} />
          {unsaved > 0 ? <Chip tone="warn">{t('setting.belum_disimpan', { jumlah: unsaved })}</Chip> : null}
        </>
      }
      actions={unsaved > 0 ? <UndoButton onUndo={onUndo} disabled={saving} /> : null}
      deed={<SaveButton disabled={unsaved === 0} onClick={onSave} saving={saving} />}
    />
  );
}

function SettingForm({ setting, record, Extra }: SettingPageProps & { readonly record: SettingRecord }) {
  const t = useT();
  const { container, form, values, other, save, saving, undo, unsaved, submit } = useSettingForm(setting, record);
  useLeaving(unsaved);
  useKeys([
    { key: 'F8', label: t('umum.simpan'), main: true, enabled: unsaved > 0, run: submit },
    { key: 'Ctrl+S', label: t('umum.simpan'), enabled: unsaved > 0, run: submit },
  ]);
  const last = useLastChange(record);
  return (
    <PageColumn flow>
      <FormHead setting={setting} unsaved={unsaved} saving={saving} onUndo={undo} onSave={submit} />
      {other === undefined ? null : (
        <Alert role="status" color="yellow">
          {t('setelan.diubah_lain', { user: other })}
        </Alert>
      )}
      <div ref={container} className={css.page}>
        <EnterForm className={css.form} onSubmit={save} label={t.of(titleKey(setting.page))}>
          <Sections setting={setting} record={record} form={form} values={values} />
        </EnterForm>
        {Extra ? <Extra record={record} values={values} dirty={unsaved > 0} put={form.setFieldValue} /> : null}
        {last === undefined ? null : <p className={css.last}>{last}</p>}
        <History setting={setting} />
      </div>
    </PageColumn>
  );
}

/** A page of settings: one form for all of them. Follows from the definition alone. */
export function SettingPage({ setting, Extra }: SettingPageProps) {
  const t = useT();
  const { data, error, isPending, refetch } = useSetting(setting);
  if (data) return <SettingForm key={setting.key} setting={setting} record={data} Extra={Extra} />;
  return (
    <PageColumn flow>
      <PageHead title={t.of(titleKey(setting.page))} note={t.of(hintKey(setting.page))} />
      {isPending ? (
        <Loading />
      ) : (
        <State
          icon="warn"
          tone="bad"
          title={t('umum.gagal_dimuat')}
          actions={<ActionButton onClick={() => void refetch()}>{t('umum.coba_lagi')}</ActionButton>}
        >
          {problemText(error)}
        </State>
      )}
    </PageColumn>
  );
}
