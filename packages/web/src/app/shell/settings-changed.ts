import { LANGUAGE_KEY, rememberLanguage } from '../../platform/i18n.ts';
import { session, type ModuleValue } from '../../platform/session.ts';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { text } from '../../ui/text.ts';

/** After the settings were merged, the page starts anew (specification, section 9), in milliseconds. */
const RELOAD_AFTER_MS = 1000;
/** The push of a change may overtake the answer to the till that made it, in milliseconds. */
const ANSWER_MS = 700;

const known = (changed: readonly ModuleValue[]): boolean =>
  changed.every(({ key, value }) => session.actor()?.modules.get(key) === value);

/**
 * Settings were changed somewhere else: asks to refresh; on Ya the page starts anew with them, in their language. Who
 * goes on without has them too: the server counts by them from now on, so that what the page shows a customer would
 * not be what is saved.
 */
export async function settingsChanged(changed: readonly ModuleValue[]): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, ANSWER_MS);
  });
  if (known(changed)) return;
  const message = text('dialog.pengaturan_berubah_isi');
  const anew = await confirm({ title: text('dialog.pengaturan_berubah'), message, stays: true });
  session.mergeModules(changed);
  if (!anew) return;
  const language = changed.find((item) => item.key === LANGUAGE_KEY)?.value;
  if (language !== undefined) rememberLanguage(language);
  setTimeout(() => location.reload(), RELOAD_AFTER_MS);
}
