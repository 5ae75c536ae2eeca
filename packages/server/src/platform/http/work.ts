import { turn } from '../turn.ts';
import type { Step } from '@kilau/contract/core/work-wire.ts';

/** The line between long work and the one who waits for it. */
export interface Work {
  /** Aborted when nobody waits for the answer any more. Work that changes nothing stops then. */
  readonly signal: AbortSignal;
  /** Says how far it is. */
  tell(step: Step): void;
  /**
   * Says how far it is, and lets other requests have their turn.
   * @throws the signal's reason once the caller has given up: thrown inside a transaction, it undoes it.
   */
  step(step: Step): Promise<void>;
}

/**
 * Nobody asked to be told: work that changes something goes on to its end, whether or not anybody waits for the answer.
 * @param signal aborted when the caller has hung up.
 */
export const silentWork = (signal: AbortSignal): Work => ({
  signal,
  tell: () => undefined,
  async step() {
    await turn();
  },
});

/** For work that nobody can hang up on. */
export const SILENT: Work = silentWork(new AbortController().signal);
