import { useState } from 'react';
import { TextField } from '../../ui/inputs/TextField.tsx';
import type { FieldInputProps } from './types.ts';

interface StandIn extends Pick<FieldInputProps, 'name' | 'label' | 'disabled' | 'readOnly' | 'w'> {
  /** Of a text: what it holds, and who is told what is typed meanwhile, which is the value itself. */
  readonly text?: string | undefined;
  readonly onTyped?: ((text: string) => void) | undefined;
}

/**
 * What stands in a picker's place until its code is there: it goes by the picker's name, Enter stops at it, and a hand
 * may type in it. The picker takes over the focus, what was typed, and the click that asked for its list.
 */
export function useStandIn({ name, label, disabled, readOnly, w, text, onTyped }: StandIn) {
  const [held, setHeld] = useState(false);
  const [clicked, setClicked] = useState(false);
  const [typed, setTyped] = useState<string>();
  const type = (now: string) => {
    setTyped(now);
    onTyped?.(now);
  };
  const standIn = (
    <TextField
      {...{ name, label, disabled, readOnly, w }}
      aria-busy
      value={typed ?? text ?? ''}
      onChange={type}
      onClick={() => setClicked(true)}
      onFocus={() => setHeld(true)}
      onBlur={() => {
        setHeld(false);
        setClicked(false);
      }}
    />
  );
  return { held, clicked, typed, standIn };
}
