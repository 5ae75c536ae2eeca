import type { BridgeStatus, PrintersTold } from '@kilau/contract/core/print-job.ts';
import { api } from '../api.ts';
import { reportProblem } from '../report-problem.ts';
import { bridgeSettings, type BridgeSettings } from './bridge-store.ts';

/** What does not change is said again so often, so that whoever looks knows how old it is. In milliseconds. */
const AGAIN = 300_000;

let last = { words: '', at: 0 };

/** What the server is told: of a bridge that does not answer, which printers this device has there. */
function toldOf({ struk, label }: BridgeSettings, status: BridgeStatus | undefined): PrintersTold {
  const known = [...new Set([struk, label])].filter((nama) => nama !== '');
  return status
    ? {
        menjawab: true,
        printer: status.printers.map(({ name, waiting, reason }) => ({
          nama: name,
          menunggu: waiting,
          sebab: reason ?? null,
        })),
      }
    : { menjawab: false, printer: known.map((nama) => ({ nama, menunggu: 0, sebab: null })) };
}

/**
 * Tells the server how the printers of this device are, for whoever looks after all of them: when that has changed, and
 * now and then. Nothing waits for it, and what could not be told is told next time.
 */
export function tellPrinters(status: BridgeStatus | undefined): void {
  const bridge = bridgeSettings();
  const told: PrintersTold = bridge ? toldOf(bridge, status) : { menjawab: false, printer: [] };
  const words = JSON.stringify(told);
  const at = Date.now();
  if (words === last.words && at - last.at < AGAIN) return;
  last = { words, at };
  api.put('users/me/printer', told).catch((error: unknown) => {
    last = { words: '', at: 0 };
    reportProblem(error);
  });
}
