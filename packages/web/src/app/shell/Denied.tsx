import { useNavigate } from '@tanstack/react-router';
import { gateKeys } from '@kilau/contract/core/module-gate.ts';
import { pageRequirement, type Page } from '@kilau/contract/core/page.ts';
import type { Denial } from '@kilau/contract/core/permission.ts';
import { pageAt } from '../../platform/pages.ts';
import { useCan } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { State } from '../../ui/State.tsx';
import { useT } from '../../ui/text.ts';
import { pageTitle } from '../menu.ts';

/** Why a page cannot be had, and what to do about it. */
export function Denied({ page, denied }: { readonly page: Page; readonly denied: Denial }) {
  const t = useT();
  const can = useCan();
  const navigate = useNavigate();
  const settings = pageAt('/settingsystem');
  const mayTurnOn = denied === 'modul_tidak_aktif' && settings !== undefined && can(pageRequirement(settings));
  const modules = gateKeys(page.gate).map((key) => (t.has(`modul.${key}`) ? t.of(`modul.${key}`) : key));
  return (
    <State
      icon="lock"
      title={<h1>{pageTitle(t, page)}</h1>}
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
