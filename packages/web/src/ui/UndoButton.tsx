import type { ComponentProps } from 'react';
import { ActionButton } from './ActionButton.tsx';
import { toContent } from './free-hand.ts';
import { useT } from './text.ts';

type UndoButtonProps = Pick<ComponentProps<typeof ActionButton>, 'size' | 'disabled'> & {
  readonly onUndo: () => void;
};

/** Takes back what was typed and not saved. It goes with its deed; the hand stays on the page. */
export function UndoButton({ onUndo, ...rest }: UndoButtonProps) {
  const t = useT();
  const undo = () => {
    onUndo();
    toContent();
  };
  return (
    <ActionButton onClick={undo} {...rest}>
      {t('umum.batal')}
    </ActionButton>
  );
}
