import { Suspense } from 'react';
import type { RefInputProps } from '../inputs/types.ts';
import { useStandIn } from '../inputs/use-stand-in.tsx';
import { RefPicker } from './RefPicker.tsx';

/** The picker of a reference, for screens that use no other kind of field and need not carry them all. */
export function RefField(props: Omit<RefInputProps, 'required' | 'typed' | 'clicked'>) {
  const { held, clicked, typed, standIn } = useStandIn(props);
  return (
    <Suspense fallback={standIn}>
      <RefPicker
        {...props}
        required={props.field.required ?? false}
        typed={typed}
        clicked={clicked}
        autoFocus={props.autoFocus === true || held}
      />
    </Suspense>
  );
}
