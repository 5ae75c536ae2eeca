import type { ProblemError } from '../../platform/problem-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';

/** A paper that is held may take an approval by the time that it is printed another way. */
const setuju = async (wanted: ProblemError) => (await import('./ask-reprint.ts')).askReprint(wanted);

/** Opens the printers of this device, with what they hold. */
export function openPrinters(): void {
  void import('../../platform/bridge/PrinterDialog.tsx').then(
    ({ openPrinterDialog }) => openPrinterDialog(setuju),
    reportProblem,
  );
}
