import { setImmediate as breathe } from 'node:timers/promises';
import type { Step } from '@kilau/contract/core/work-wire.ts';

/** The line between long work and the one who waits for it. */
export interface Work {
  /**
   * Says how far it is, and lets other requests have their turn.
   * @throws the signal's reason once the caller has given up: thrown inside a transaction, it undoes it.
   */
  step(step: Step): Promise<void>;
}

/** Nobody asked to be told: the work goes on to its end, whether or not anybody waits for the answer. */
export const SILENT: Work = {
  async step() {
    await breathe();
  },
};
