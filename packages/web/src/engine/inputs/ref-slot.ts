import type { ComponentType } from 'react';
import type { RefInputProps } from './types.ts';

let picker: ComponentType<RefInputProps> | undefined;

/** Puts in the picker of references. The inputs know no resource; whoever does brings the picker at start. */
export function provideRefInput(component: ComponentType<RefInputProps>): void {
  picker = component;
}

export const refInput = (): ComponentType<RefInputProps> | undefined => picker;
