import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { gateKeys, gateTerm } from '@kilau/contract/core/module-gate.ts';
import { pageRequirement, type Page } from '@kilau/contract/core/page.ts';
import type { Denial } from '@kilau/contract/core/permission.ts';
import { pageAt } from '../../platform/pages.ts';
import { useCan } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { State } from '../../ui/State.tsx';
import { useT, type Translate } from '../../ui/text.ts';
import { goOnHere } from '../enter-page.ts';
import { pageTitle } from '../menu.ts';

/** What of the shop's settings keeps the page away; who may change them himself is not told to ask for it. */
function offText(t: Translate, { gate }: Page, mayTurnOn: boolean): string {
  const keys = gateKeys(gate);
  // A parameter that lists shops is not off: this shop is not in it.
  if (typeof gate === 'string' && gateTerm(gate).listed) {
    const parameter = keys.join(', ');
    return mayTurnOn ? t('shell.daftarkan_toko', { parameter }) : t('shell.toko_tidak_terdaftar', { parameter });
  }
  const modul = keys.map((key) => (t.has(`modul.${key}`) ? t.of(`modul.${key}`) : key)).join(', ');
  return mayTurnOn ? t('shell.nyalakan_modul', { modul }) : t('shell.modul_mati', { modul });
}

/** Why a page cannot be had, and what to do about it. */
export function Denied({ page, denied }: { readonly page: Page; readonly denied: Denial }) {
  const t = useT();
  const can = useCan();
  const navigate = useNavigate();
  // It may be taken from somebody who is in the middle of it.
  useEffect(goOnHere, []);
  const settings = pageAt('/settingsystem');
  const mayTurnOn = denied === 'modul_tidak_aktif' && settings !== undefined && can(pageRequirement(settings));
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
        ? offText(t, page, mayTurnOn)
        : t(denied === 'level_tidak_berhak' ? 'shell.level_tidak_berhak' : 'shell.menu_tidak_berhak')}
    </State>
  );
}
