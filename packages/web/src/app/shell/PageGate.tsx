import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { gateKeys } from '@kilau/contract/core/module-gate.ts';
import { pageRequirement, type Page } from '@kilau/contract/core/page.ts';
import { MenuGate } from '../../features/sistem/hak/MenuGate.tsx';
import { pageAt } from '../../platform/pages.ts';
import { useCan, useDenial, useUser } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { State } from '../../ui/State.tsx';
import { useT } from '../../ui/text.ts';
import { pageTitle } from '../menu.ts';

const CHANGE_PASSWORD = '/ganti-password';

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
  if (denied === undefined) {
    return (
      <MenuGate path={page.path} title={title}>
        <Outlet />
      </MenuGate>
    );
  }
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
          {mayTurnOn ? (
            <ActionButton
              primary
              onClick={() => void navigate({ to: '/settingsystem', search: { cari: gateKeys(page.gate)[0] ?? '' } })}
            >
              {t('shell.buka_pengaturan')}
            </ActionButton>
          ) : null}
        </>
      }
    >
      {denied === 'modul_tidak_aktif'
        ? t('shell.modul_mati', { modul: modules.join(', ') })
        : t(denied === 'level_tidak_berhak' ? 'shell.level_tidak_berhak' : 'shell.menu_tidak_berhak')}
    </State>
  );
}

/** Stands between the layout and the page of the address. */
export function PageGate() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const navigate = useNavigate();
  const page = pageAt(path);
  // A password that somebody else set is changed before anything else.
  const elsewhere = useUser().wajib_ganti_password === true && path !== CHANGE_PASSWORD;
  useEffect(() => {
    if (elsewhere) void navigate({ to: CHANGE_PASSWORD, replace: true });
  }, [elsewhere, navigate]);
  if (elsewhere) return null;
  return page ? <Guarded page={page} /> : <Outlet />;
}
