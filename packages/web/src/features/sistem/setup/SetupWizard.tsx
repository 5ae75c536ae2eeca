import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { Fields } from '@kilau/contract/core/field.ts';
import {
  CONTOH_MASTER,
  HARGA_AWAL,
  KODE_SETUP,
  setupSchema,
  type SetupInput,
} from '@kilau/contract/features/sistem/setup.ts';
import { TOKO_FIELDS } from '@kilau/contract/features/sistem/toko.resource.ts';
import { PEMILIK_FIELDS } from '@kilau/contract/features/sistem/hak/users.resource.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { api } from '../../../platform/api.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { initialValues, useRecordForm, type RecordForm } from '../../../ui/form/record-form.ts';
import { beginIn } from '../../../ui/free-hand.ts';
import { useT } from '../../../ui/text.ts';
import { DemoChoice } from './DemoChoice.tsx';
import { login } from '../masuk/login.ts';
import { setupQuery } from './setup.ts';
import css from '../sistem.module.css';

const FIELDS = { ...TOKO_FIELDS, ...PEMILIK_FIELDS, ...HARGA_AWAL, kode: KODE_SETUP } as const;

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly form: RecordForm;
  /** Where the fields stand in the form's values. */
  readonly part?: string;
  readonly fields: Fields;
  /** What there is to say before them. */
  readonly children?: ReactNode;
}

/** One step of the wizard: a heading and the fields of its part. */
function Step({ number, title, form, part, fields, children }: StepProps) {
  return (
    <fieldset className={css.group}>
      <legend>
        <span className={css.step}>{number}</span>
        {title}
      </legend>
      {children === undefined ? null : <p className={css.lead}>{children}</p>}
      <div className={css.two}>
        {Object.entries(fields).map(([name, field], index) => {
          const path = part === undefined ? name : `${part}.${name}`;
          const type = field.kind === 'boolean' ? 'checkbox' : 'input';
          return (
            <FieldInput
              key={form.key(path)}
              name={name}
              field={field}
              inputRef={number === 1 && index === 0 ? beginIn : undefined}
              {...form.getInputProps(path, { type })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

/** Makes the shop and logs its owner in. */
async function openShop(input: SetupInput): Promise<void> {
  await api.post('setup', input);
  await login({ user_id: input.pemilik.user_id, password: input.pemilik.password });
}

/**
 * The first run: makes the shop, its owner and, if wanted, the masters a gold shop starts with; then goes straight in.
 * Where allowed, the demo chain instead. `kode`: the code of the server's log is asked for.
 */
export function SetupWizard({ demo, kode }: { readonly demo: boolean; readonly kode: boolean }) {
  const t = useT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [initial] = useState(() => ({
    toko: initialValues(TOKO_FIELDS, ''),
    pemilik: initialValues(PEMILIK_FIELDS, ''),
    kode: '',
    contoh_master: true,
    harga: initialValues(HARGA_AWAL, ''),
  }));
  const [contoh, setContoh] = useState(true);
  const { form, parse } = useRecordForm<SetupInput>({ fields: FIELDS, schema: setupSchema, initialValues: initial });
  form.watch('contoh_master', ({ value }) => setContoh(value === true));
  const opening = useMutation({
    mutationFn: openShop,
    meta: { quiet: true },
    onSuccess: () => {
      client.setQueryData(setupQuery.queryKey, (state) => state && { ...state, needed: false });
      success(t('wizard.selesai'));
      return navigate({ to: '/home' });
    },
    onError: (error) => {
      if (error instanceof ProblemError && Object.keys(error.fields).length > 0) form.setErrors(error.fields);
      reportProblem(error);
    },
  });
  const save = () => {
    const values = parse();
    if (values && !opening.isPending) opening.mutate(values);
  };
  return (
    <Card className={`${css.panel} ${css.wide}`}>
      <h1 className={css.brand}>
        <i className={css.mark} aria-hidden="true" />
        {t('wizard.judul')}
      </h1>
      <p className={css.lead}>{t('wizard.ajakan')}</p>
      <EnterForm label={t('wizard.judul')} onSubmit={save}>
        <Step number={1} title={t('wizard.toko')} form={form} part="toko" fields={TOKO_FIELDS} />
        <Step number={2} title={t('wizard.pemilik')} form={form} part="pemilik" fields={PEMILIK_FIELDS} />
        <Step number={3} title={t('wizard.master')} form={form} fields={{ contoh_master: CONTOH_MASTER }} />
        {contoh ? (
          <Step number={4} title={t('wizard.harga')} form={form} part="harga" fields={HARGA_AWAL}>
            {t('wizard.harga_penjelasan')}
          </Step>
        ) : null}
        {kode ? (
          <Step number={contoh ? 5 : 4} title={t('wizard.kode')} form={form} fields={{ kode: KODE_SETUP }} />
        ) : null}
        <SaveButton keyless type="submit" size="lg" fullWidth saving={opening.isPending}>
          {t('wizard.buka_toko')}
        </SaveButton>
      </EnterForm>
      {demo ? <DemoChoice /> : null}
    </Card>
  );
}
