import type { ComponentType } from 'react';
import type { RefInputProps, RefsInputProps, SuggestInputProps } from './types.ts';

interface RefInputs {
  readonly one: ComponentType<RefInputProps>;
  readonly many: ComponentType<RefsInputProps>;
  /** A text that records of a resource are suggestions for; absent: it is typed. */
  readonly suggested?: ComponentType<SuggestInputProps>;
}

let inputs: RefInputs | undefined;

/**
 * Puts in the pickers of references. The inputs know no resource; whoever does brings the pickers at start. Without any
 * a reference is typed.
 */
export function provideRefInputs(pickers: RefInputs | undefined): void {
  inputs = pickers;
}

export const refInputs = (): RefInputs | undefined => inputs;
