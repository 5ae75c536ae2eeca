import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHoursWatch } from '../../features/sistem/hak/hours-watch.ts';
import { LANGUAGE_KEY, rememberLanguage } from '../../platform/i18n.ts';
import { resumeOutbox } from '../../platform/outbox.ts';
import { settingsOfShop } from '../../platform/page-list.ts';
import { startRealtime, useLineBack, useRealtime } from '../../platform/realtime.ts';
import { startScale } from '../../platform/scale.ts';
import { session, useBranch, type ModuleValue } from '../../platform/session.ts';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { text } from '../../ui/text.ts';
import { sessionEnded } from './session-ended.ts';
import { Waits } from './Waits.tsx';

/** After the settings were merged, the page starts anew (specification, section 9), in milliseconds. */
const RELOAD_AFTER_MS = 1000;
/** The push of a change may overtake the answer to the till that made it, in milliseconds. */
const ANSWER_MS = 700;

const known = (changed: readonly ModuleValue[]): boolean =>
  changed.every(({ key, value }) => session.actor()?.modules.get(key) === value);

/** Settings were changed somewhere else: asks to refresh; on Ya they are merged by key and the page starts anew. */
async function settingsChanged(changed: readonly ModuleValue[]): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, ANSWER_MS);
  });
  if (known(changed)) return;
  const message = text('dialog.pengaturan_berubah_isi');
  if (!(await confirm({ title: text('dialog.pengaturan_berubah'), message, stays: true }))) return;
  session.mergeModules(changed);
  const language = changed.find((item) => item.key === LANGUAGE_KEY)?.value;
  if (language !== undefined) rememberLanguage(language);
  setTimeout(() => location.reload(), RELOAD_AFTER_MS);
}

/** What lives with a login: the line to the server, the scale, and documents that an earlier page left unsent. */
export function Live() {
  // Head office that looks into a branch hears what happens there.
  const branch = useBranch();
  useEffect(startRealtime, [branch]);
  useEffect(startScale, []);
  useEffect(resumeOutbox, []);
  useRealtime<readonly ModuleValue[]>('settings-changed', (changed) => void settingsChanged(changed));
  useRealtime('session-ended', sessionEnded);
  const client = useQueryClient();
  // Rights, hours and protections take effect at once; the layout reads its user again.
  useRealtime('akses-berubah', () => void client.invalidateQueries({ queryKey: ['users/me'] }));
  useRealtime<{ readonly key: string }>('setting-berubah', ({ key }) => {
    void client.invalidateQueries({ queryKey: ['setting', key] });
    // The login carries the shop's name, address and time zone.
    if (settingsOfShop.includes(key)) void client.invalidateQueries({ queryKey: ['users/me'] });
  });
  useLineBack(() => void client.invalidateQueries({ queryKey: ['users/me'] }));
  useHoursWatch();
  return <Waits />;
}
