import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { gateKeys } from '@kilau/contract/core/module-gate.ts';
import type { Page } from '@kilau/contract/core/page.ts';
import { pageAt, pageRequirement } from '@kilau/contract/registry.ts';
import { useCan, useDenial } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { State } from '../../ui/State.tsx';
import { useT } from '../../ui/text.ts';
import { pageTitle } from '../menu.ts';

/** The page, or why it cannot be had and what to do about it. The server decides again with every call. */
function Guarded({ page }: { readonly page: Page }) {
  const t = useT();
  const can = useCan();
  const navigate = useNavigate();
  const denied = useDenial(pageRequirement(page));
  const title = pageTitle(t, page);
  useEffect(() => {
    document.title = `${title} · Kilau`;
  }, [title]);
  if (denied === undefined) return <Outlet />;
  const settings = pageAt('/settingsystem');
  const mayTurnOn = denied === 'modul_tidak_aktif' && settings !== undefined && can(pageRequirement(settings));
  const modules = gateKeys(page.gate).map((key) => (t.has(`modul.${key}`) ? t.of(`modul.${key}`) : key));
  return (
    <State
      icon="lock"
      title={<h1>{title}</h1>}
      actions={
        <>
          <ActionButton onClick={() => void navigate({ to: '/home' })}>{t('umum.ke_beranda')}</ActionButton>
          {mayTurnOn ? <ActionButton primary onClick={() => void navigate({ to: '/settingsystem', search: { cari: gateKeys(page.gate)[0] ?? '' } })}>{t('shell.buka_pengaturan')}</ActionButton> : null}
        </>
      }
    >
      {denied === 'modul_tidak_aktif' ? t('shell.modul_mati', { modul: modules.join(', ') }) : t(denied === 'level_tidak_berhak' ? 'shell.level_tidak_berhak' : 'shell.menu_tidak_berhak')}
    </State>
  );
}

/** Stands between the layout and the page of the address. */
export function PageGate() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const page = pageAt(path);
  return page ? <Guarded page={page} /> : <Outlet />;
}
