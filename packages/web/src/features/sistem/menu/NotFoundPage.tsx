import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { State } from '../../../ui/State.tsx';
import { useT } from '../../../ui/text.ts';

/** An address that leads nowhere. */
export function NotFoundPage() {
  const t = useT();
  const navigate = useNavigate();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const title = t('page.404');
  useEffect(() => {
    document.title = `${title} · Kilau`;
  }, [title]);
  return (
    <State
      icon="search"
      title={<h1>{title}</h1>}
      actions={
        <ActionButton primary onClick={() => void navigate({ to: '/home' })}>
          {t('umum.ke_beranda')}
        </ActionButton>
      }
    >
      {t('umum.halaman_tidak_ada', { alamat: path })}
    </State>
  );
}
