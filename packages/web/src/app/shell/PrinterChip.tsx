import { useEffect } from 'react';
import { openPrinters } from '../../engine/paper/open-printers.ts';
import { useBridgeAnswering, useBridgeSettings, useHeldJobs } from '../../platform/bridge/bridge-store.ts';
import { usePrinter } from '../../platform/print.tsx';
import { reportProblem } from '../../platform/report-problem.ts';
import { Chip, type Tone } from '../../ui/Chip.tsx';
import { useT, type Translate } from '../../ui/text.ts';
import css from './header.module.css';

interface Shown {
  readonly tone: Tone;
  readonly words: string;
}

/** How the printer stands: what failed before what waits, and these before what is well. */
function useShown(t: Translate): Shown | undefined {
  const job = usePrinter();
  const bridge = useBridgeSettings();
  const answers = useBridgeAnswering();
  const held = useHeldJobs();
  if (job?.state === 'fetching') return { tone: 'info', words: t('shell.printer_menyiapkan') };
  if (job?.state === 'failed' || held.some(({ state }) => state === 'failed')) {
    return { tone: 'bad', words: t('shell.printer_gagal') };
  }
  if (held.length > 0) return { tone: 'warn', words: t('shell.printer_menunggu', { jumlah: held.length }) };
  if (bridge && answers === false) return { tone: 'bad', words: t('shell.printer_diam') };
  if (!job && !bridge) return undefined;
  return { tone: answers === undefined && !job ? 'plain' : 'good', words: t('shell.printer') };
}

/** The printer of this device and its last job; opens what waits and which printer it is. */
export function PrinterChip() {
  const t = useT();
  const bridge = useBridgeSettings();
  const shown = useShown(t);
  const job = usePrinter();
  useEffect(() => {
    if (!bridge) return undefined;
    let end: (() => void) | undefined;
    let over = false;
    void import('../../platform/bridge/bridge-watch.ts').then(({ watchBridge }) => {
      if (!over) end = watchBridge();
    }, reportProblem);
    return () => {
      over = true;
      end?.();
    };
  }, [bridge]);
  if (!shown) return null;
  return (
    <button
      type="button"
      className={css.plainButton}
      title={job?.name ?? t('shell.printer_perangkat')}
      onClick={openPrinters}
    >
      <Chip tone={shown.tone}>{shown.words}</Chip>
    </button>
  );
}
