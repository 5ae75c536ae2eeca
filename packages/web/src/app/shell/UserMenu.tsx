import { Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { KeyboardEvent, ReactElement } from 'react';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@kilau/contract/locales/index.ts';
import { openPrinters } from '../../engine/paper/open-printers.ts';
import { api, endSession } from '../../platform/api.ts';
import { chooseLanguage, LANGUAGE_NAMES } from '../../platform/i18n.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { session, useUser } from '../../platform/session.ts';
import { openSessions } from '../../features/sistem/api.tsx';
import { maySeeSessions } from '../../features/sistem/masuk/session-rights.ts';
import { Icon } from '../../ui/icons.tsx';
import { usePhone } from '../../ui/phone.ts';
import { useT } from '../../ui/text.ts';
import { useLanguage } from '../../ui/words.ts';
import { openKeyHelp } from './KeyHelp.tsx';

/** Tells the server and forgets the login here, whatever the server answers (specification, section 8). */
async function logout(user_id: string): Promise<void> {
  const token = session.token();
  try {
    await api.post('users/logout', { user_id });
  } finally {
    endSession(token);
  }
}

/** Switches at once; the server keeps it for the user's other devices and for papers, and may hear of it later. */
function pickLanguage(language: Language): void {
  chooseLanguage(language)
    .then(() => api.put('users/me/bahasa', { bahasa: language }))
    .catch(reportProblem);
}

/** Enter and Space open the list below an item: the kit's own key for that is the arrow alone. */
function openSub(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
}

interface UserMenuProps {
  /** The button that opens it. */
  readonly children: ReactElement;
  /** It is gone from the screen. */
  readonly onClosed: () => void;
}

/** What belongs to who is working: language, colours, password, sessions, the way out. */
export function UserMenu({ children, onClosed }: UserMenuProps) {
  const t = useT();
  const phone = usePhone();
  const spoken = useLanguage();
  const navigate = useNavigate();
  const user = useUser();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  return (
    <Menu
      defaultOpened
      position="bottom-end"
      width={230}
      offset={8}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      onExitTransitionEnd={onClosed}
    >
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item leftSection={<Icon name="globe" />} onKeyDown={openSub}>
              {t('shell.bahasa')}
            </Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            {LANGUAGES.map((language) => (
              <Menu.Item
                key={language}
                lang={LANGUAGE_TAGS[language]}
                onClick={() => pickLanguage(language)}
                rightSection={spoken === language ? <Icon name="check" size={14} /> : null}
              >
                {LANGUAGE_NAMES[language]}
              </Menu.Item>
            ))}
          </Menu.Sub.Dropdown>
        </Menu.Sub>
        <Menu.Item
          leftSection={<Icon name={dark ? 'sun' : 'moon'} />}
          onClick={() => setColorScheme(dark ? 'light' : 'dark')}
        >
          {t(dark ? 'shell.tema_terang' : 'shell.tema_gelap')}
        </Menu.Item>
        {phone ? null : (
          <Menu.Item leftSection={<Icon name="keyboard" />} onClick={openKeyHelp}>
            {t('shell.papan_ketik')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<Icon name="print" />} onClick={openPrinters}>
          {t('shell.printer_perangkat')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<Icon name="lock" />} onClick={() => void navigate({ to: '/ganti-password' })}>
          {t('page.ganti-password')}
        </Menu.Item>
        {maySeeSessions(user.level) ? (
          <Menu.Item leftSection={<Icon name="users" />} onClick={openSessions}>
            {t('sesi.judul')}
          </Menu.Item>
        ) : null}
        <Menu.Item leftSection={<Icon name="right" />} onClick={() => void logout(user.user_id)}>
          {t('shell.keluar')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
