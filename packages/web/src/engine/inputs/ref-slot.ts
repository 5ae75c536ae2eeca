import type { ComponentType } from 'react';
import type { RefInputProps, RefsInputProps } from './types.ts';

interface RefInputs {
  readonly one: ComponentType<RefInputProps>;
  readonly many: ComponentType<RefsInputProps>;
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
