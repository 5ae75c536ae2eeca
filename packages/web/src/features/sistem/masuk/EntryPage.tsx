import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { problemText } from '../../../platform/report-problem.ts';
import { useMaybeUser } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Loading, State } from '../../../ui/State.tsx';
import { useT } from '../../../ui/text.ts';
import { LoginForm } from './LoginForm.tsx';
import { OutsidePage } from './OutsidePage.tsx';
import { setupQuery } from '../setup/setup.ts';

const SetupWizard = lazy(() => import('../setup/SetupWizard.tsx').then((module) => ({ default: module.SetupWizard })));

/** The entry: the login, or, where there is no shop yet, the wizard that makes one. */
export function EntryPage() {
  const t = useT();
  const user = useMaybeUser();
  const setup = useQuery(setupQuery);
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
