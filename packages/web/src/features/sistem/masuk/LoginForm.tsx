import { Alert } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import { farewell } from '../../../platform/api.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { beginIn } from '../../../ui/free-hand.ts';
import { CodeInput } from '../../../ui/inputs/TextField.tsx';
import { PasswordField } from '../../../ui/inputs/PasswordField.tsx';
import { useT } from '../../../ui/text.ts';
import { lastShop, lastUser, login, shopLine, type Credentials } from './login.ts';
import type { SetupState } from '../setup/setup.ts';
import css from '../sistem.module.css';

/** Users of the demo chain and their password, which the server only knows on loopback (`api.md`, Running). */
const DEMO_USERS = ['OWNER', 'SPV1', 'KASIR1', 'KASIR2', 'GUDANG1', 'SU1', 'MU1', 'DEV1'];
const DEMO_PASSWORD = 'demo-kilau';

function DemoUsers({ onPick }: { readonly onPick: (user_id: string) => void }) {
  const t = useT();
  return (
    <div className={css.demo}>
      {t('login.demo', { password: DEMO_PASSWORD })}
      <div className={css.demoUsers}>
        {DEMO_USERS.map((user) => (
          <ActionButton key={user} size="compact-sm" onClick={() => onPick(user)}>
            {user}
          </ActionButton>
        ))}
      </div>
    </div>
  );
}

/** Only a refusal needs it. */
const Elsewhere = lazy(() => import('./Elsewhere.tsx').then((module) => ({ default: module.Elsewhere })));

/** Why the last try was refused; before any, why the session before this one ended. */
function Notice({ error, onTakeOver }: { readonly error: Error | null; readonly onTakeOver: () => void }) {
  const [goodbye] = useState(farewell);
  if (error) {
    return (
      <Alert color="red" role="alert" p="8px 12px">
        {problemText(error)}
        <Suspense>
          <Elsewhere error={error} onTakeOver={onTakeOver} />
        </Suspense>
      </Alert>
    );
  }
  return goodbye === undefined ? null : (
    <Alert color="yellow" role="status" p="8px 12px">
      {goodbye}
    </Alert>
  );
}

/**
 * User and password, the user who worked here last already there. Enter goes on, a refusal keeps the user and puts the
 * caret into the password.
 */
export function LoginForm({ setup }: { readonly setup: SetupState }) {
  const t = useT();
  const navigate = useNavigate();
  const [user_id, setUser] = useState(lastUser);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const entering = useMutation({
    mutationFn: login,
    meta: { quiet: true },
    onSuccess: () => navigate({ to: '/home' }),
    onError: () => {
      passwordField.current?.focus();
      passwordField.current?.select();
    },
  });
  const submit = (credentials: Credentials) => {
    const incomplete = credentials.user_id === '' || credentials.password === '';
    setMissing(incomplete);
    if (!incomplete && !entering.isPending) entering.mutate(credentials);
  };
  return (
    <Card className={css.panel}>
      <h1 className={css.brand}>
        <i className={css.mark} aria-hidden="true" />
        Kilau
      </h1>
      <p className={css.lead}>{lastShop() ?? (setup.toko ? shopLine(setup.toko) : t('login.ajakan'))}</p>
      <EnterForm label={t('login.judul')} onSubmit={() => submit({ user_id, password })}>
        <div className={css.fields}>
          <Notice error={entering.error} onTakeOver={() => submit({ user_id, password, ambil_alih: true })} />
          <CodeInput
            label={t('login.user_id')}
            name="username"
            autoComplete="username"
            value={user_id}
            onChange={setUser}
            error={missing && user_id === '' ? t('login.user_id_kosong') : undefined}
            ref={(field) => (field?.value === '' ? beginIn(field) : undefined)}
          />
          <PasswordField
            label={t('login.password')}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={missing && password === '' ? t('login.password_kosong') : undefined}
            ref={(field) => {
              passwordField.current = field;
              beginIn(field);
            }}
          />
          <ActionButton primary type="submit" size="lg" fullWidth loading={entering.isPending}>
            {t('login.masuk')}
          </ActionButton>
        </div>
      </EnterForm>
      {setup.demo ? <DemoUsers onPick={(picked) => submit({ user_id: picked, password: DEMO_PASSWORD })} /> : null}
    </Card>
  );
}
