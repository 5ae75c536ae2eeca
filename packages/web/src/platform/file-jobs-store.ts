import type { Step } from '@kilau/contract/core/work-wire.ts';
import { createStore } from '../ui/store.ts';

/** A file that is being made, as the panel shows it. */
export interface FileJob {
  readonly id: number;
  readonly name: string;
  readonly step: Step | undefined;
  readonly cancel: () => void;
}

/** Files that are being made, the newest last. */
export const fileJobs = createStore<readonly FileJob[]>([]);
