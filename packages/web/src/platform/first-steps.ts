import { createStore, useStore } from '../ui/store.ts';

/** A step of a new shop's first days that somebody has set out for. */
export interface StepTaken {
  readonly key: string;
  readonly page: string;
}

const taken = createStore<StepTaken | undefined>(undefined);

/** Somebody sets out for a step: its page leads back. */
export const takeStep = (step: StepTaken): void => taken.set(step);
export const useStepTaken = (): StepTaken | undefined => useStore(taken);
