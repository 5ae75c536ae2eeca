import { Suspense } from 'react';
import { TextField } from '../../ui/inputs/TextField.tsx';
import type { RefInputProps } from '../inputs/types.ts';
import { RefPicker } from './RefPicker.tsx';

/** The picker of a reference, for screens that use no other kind of field and need not carry them all. */
export function RefField(props: Omit<RefInputProps, 'required'>) {
  return (
    <Suspense fallback={<TextField label={props.label} readOnly />}>
      <RefPicker {...props} required={props.field.required ?? false} />
    </Suspense>
  );
}
