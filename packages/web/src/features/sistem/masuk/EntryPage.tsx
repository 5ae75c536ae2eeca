import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { problemText } from '../../../platform/report-problem.ts';
import { useMaybeUser } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Loading, State } from '../../../ui/State.tsx';
import { useT } from '../../../ui/text.ts';
import { masukDariPusat, tiketDariPusat } from './login.ts';
import { LoginForm } from './LoginForm.tsx';
import { OutsidePage } from './OutsidePage.tsx';
import { setupQuery } from '../setup/setup.ts';

const SetupWizard = lazy(() => import('../setup/SetupWizard.tsx').then((module) => ({ default: module.SetupWizard })));

/** Somebody of head office comes in by the ticket of his server; one that is no longer good leaves the login. */
function DariPusat({ tiket }: { readonly tiket: string }) {
  const t = useT();
  const masuk = useQuery({
    queryKey: ['login-pusat'],
    queryFn: () => masukDariPusat(tiket).then(() => true),
    retry: false,
    staleTime: Infinity,
  });
  if (masuk.isSuccess) return <Navigate to="/home" replace />;
  return (
    <OutsidePage title={t('login.judul')}>
      {masuk.isError ? (
        <State
          icon="lock"
          tone="bad"
          title={problemText(masuk.error)}
          actions={
            <ActionButton primary onClick={() => location.reload()}>
              {t('login.judul')}
            </ActionButton>
          }
        />
      ) : (
        <Loading />
      )}
    </OutsidePage>
  );
}

/** The entry: the login, or, where there is no shop yet, the wizard that makes one. */
export function EntryPage() {
  const t = useT();
  const user = useMaybeUser();
  const setup = useQuery(setupQuery);
  const [tiket] = useState(tiketDariPusat);
  if (tiket !== undefined) return <DariPusat tiket={tiket} />;
  if (user) return <Navigate to="/home" replace />;
  return (
    <OutsidePage title={t(setup.data?.needed ? 'wizard.judul' : 'login.judul')}>
      {setup.isPending ? <Loading /> : null}
      {setup.isError ? (
        <State
          icon="wifi"
          tone="bad"
          title={t('umum.gagal_dimuat')}
          actions={
            <ActionButton primary onClick={() => void setup.refetch()}>
              {t('umum.coba_lagi')}
            </ActionButton>
          }
        >
          {problemText(setup.error)}
        </State>
      ) : null}
      {setup.data ? (
        setup.data.needed ? (
          <Suspense fallback={<Loading />}>
            <SetupWizard demo={setup.data.demo_boleh} kode={setup.data.kode_diperlukan} />
          </Suspense>
        ) : (
          <LoginForm setup={setup.data} />
        )
      ) : null}
    </OutsidePage>
  );
}
