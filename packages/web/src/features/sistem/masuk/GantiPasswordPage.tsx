import { Alert } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { aturanPassword, passwordBreak } from '@kilau/contract/core/aturan-password.ts';
import { valueOf } from '@kilau/contract/core/permission.ts';
import { GANTI_PASSWORD_FIELDS } from '@kilau/contract/features/sistem/masuk/masuk.ts';
import { api } from '../../../platform/api.ts';
import { useKeys } from '../../../platform/keys.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { session, useActor, useUser } from '../../../platform/session.ts';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { useRecordForm } from '../../../ui/form/record-form.ts';
import { PasswordField } from '../../../ui/inputs/PasswordField.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { useT } from '../../../ui/text.ts';
import css from '../sistem.module.css';
import { ruleText } from '../../../ui/form/rule-text.ts';

interface Passwords {
  readonly password: string;
  readonly new_password: string;
}

/** The two passwords as they are typed, and the change: what the server refuses stands at the field. */
function useChange() {
  const t = useT();
  const navigate = useNavigate();
  const { user_id, wajib_ganti_password: forced = false } = useUser();
  const actor = useActor();
  const rules = aturanPassword((key) => valueOf(actor, key));
  const { form, parse } = useRecordForm<Passwords>({
    fields: GANTI_PASSWORD_FIELDS,
    initialValues: { password: '', new_password: '' },
  });
  const changing = useMutation({
    mutationFn: (values: Passwords) => api.put('users/change-password', values),
    meta: { quiet: true },
    onSuccess: () => {
      form.reset();
      success(t('password.berhasil'));
      session.update({ wajib_ganti_password: false });
      if (forced) void navigate({ to: '/home' });
    },
    onError: (error) => {
      if (error instanceof ProblemError && error.code === 'password_lama_salah') {
        form.setFieldError('password', error.message);
      } else if (error instanceof ProblemError && Object.keys(error.fields).length > 0) form.setErrors(error.fields);
      else reportProblem(error, t('password.gagal'));
    },
  });
  const save = () => {
    const values = parse();
    if (!values || changing.isPending) return;
    const broken = passwordBreak(rules, { user_id, password: values.new_password, lama: values.password });
    if (broken) form.setFieldError('new_password', ruleText(t, 'new_password', broken));
    else changing.mutate(values);
  };
  return { form, forced, rules, save, saving: changing.isPending };
}

/** The user's own password: the old one, and a new one (specification, section 2). */
export function GantiPasswordPage() {
  const t = useT();
  const { form, forced, rules, save, saving } = useChange();
  useKeys([{ key: 'F8', label: t('umum.simpan'), main: true, run: save }]);
  return (
    <PageColumn flow>
      <PageHead title={t('page.ganti-password')} />
      {forced ? (
        <Alert color="yellow" role="status" className={css.form} p="8px 12px">
          {t('password.wajib')}
        </Alert>
      ) : null}
      <Card padded className={css.form}>
        <EnterForm label={t('page.ganti-password')} onSubmit={save}>
          <div className={css.fields}>
            <PasswordField
              key={form.key('password')}
              label={t('password.lama')}
              required
              autoFocus
              autoComplete="current-password"
              {...form.getInputProps('password')}
            />
            <PasswordField
              key={form.key('new_password')}
              label={t('password.baru')}
              description={`${t('password.baru_saran', { min: rules.min })}${rules.kuat ? ` ${t('password.saran_kuat')}` : ''}`}
              required
              autoComplete="new-password"
              {...form.getInputProps('new_password')}
            />
            <div>
              <SaveButton type="submit" saving={saving} />
            </div>
          </div>
        </EnterForm>
      </Card>
    </PageColumn>
  );
}
