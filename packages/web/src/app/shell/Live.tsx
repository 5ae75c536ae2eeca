import { useEffect } from 'react';
import { endSession } from '../../platform/api.ts';
import { rememberLanguage } from '../../platform/i18n.ts';
import { resumeOutbox } from '../../platform/outbox.ts';
import { startRealtime, useRealtime } from '../../platform/realtime.ts';
import { startScale } from '../../platform/scale.ts';
import { session, type ModuleValue } from '../../platform/session.ts';
import { confirm, openDialog } from '../../ui/dialog/dialogs.ts';
import { text } from '../../ui/text.ts';

/** After the settings were merged, the page starts anew (specification, section 9), in milliseconds. */
const RELOAD_AFTER_MS = 1000;
const LANGUAGE_KEY = 'MULTI_LANGUAGE_FEATURE';
/** The push of a change may overtake the answer to the till that made it, in milliseconds. */
const ANSWER_MS = 700;

const known = (changed: readonly ModuleValue[]): boolean => changed.every(({ key, value }) => session.actor()?.modules.get(key) === value);

/** Settings were changed somewhere else: asks to refresh; on Ya they are merged by key and the page starts anew. */
async function settingsChanged(changed: readonly ModuleValue[]): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, ANSWER_MS);
  });
  if (known(changed)) return;
  if (!(await confirm({ title: text('dialog.pengaturan_berubah'), message: text('dialog.pengaturan_berubah_isi') }))) return;
  session.mergeModules(changed);
  const language = changed.find((item) => item.key === LANGUAGE_KEY)?.value;
  if (language !== undefined) rememberLanguage(language);
  setTimeout(() => location.reload(), RELOAD_AFTER_MS);
}

/** Somebody else ended this login: says so, and there is only the way back to the entry. */
function sessionEnded(): void {
  openDialog({ title: text('dialog.sesi_berakhir'), content: () => <p>{text('dialog.sesi_berakhir_isi')}</p>, onClosed: endSession });
}

/** What lives with a login: the line to the server, the scale, and documents that an earlier page left unsent. */
export function Live() {
  useEffect(startRealtime, []);
  useEffect(startScale, []);
  useEffect(resumeOutbox, []);
  useRealtime<readonly ModuleValue[]>('settings-changed', (changed) => void settingsChanged(changed));
  useRealtime('session-ended', sessionEnded);
  return null;
}
