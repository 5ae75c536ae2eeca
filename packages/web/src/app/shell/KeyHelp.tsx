import { keyHelpSnapshot } from '../../platform/keys.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { openDialog } from '../../ui/dialog/dialogs.ts';
import { text } from '../../ui/text.ts';

/** Shows the keys of the page. They are read before the dialog opens, which has keys of its own. */
export function openKeyHelp(): void {
  const keys = keyHelpSnapshot();
  import('./KeyTable.tsx').then(
    ({ KeyTable }) =>
      openDialog({ title: text('shell.papan_ketik'), size: 'M', content: () => <KeyTable keys={keys} /> }),
    reportProblem,
  );
}
