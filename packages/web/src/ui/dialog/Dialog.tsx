import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhone } from '../phone.ts';
import { text } from '../text.ts';
import { DialogDepth, useDialogPlace, type ByWayBack } from './depth.ts';
import css from './dialog.module.css';
import { handStays } from './hand-stays.ts';
import { useEscape } from './use-escape.ts';

/**
 * The specification's modal size code `P` (small), and larger ones of ours; `XL` for a table of many columns, `paper`
 * for one, which has the whole screen of a phone.
 */
export type DialogSize = 'P' | 'M' | 'L' | 'XL' | 'full' | 'paper';
const WIDTHS: Readonly<Record<DialogSize, string>> = {
  P: '440px',
  M: '640px',
  L: '920px',
  XL: 'min(96vw, 1200px)',
  full: '96vw',
  paper: '920px',
};

export interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly size?: DialogSize;
  /** False: neither Esc nor a click outside closes it, nor the way back. */
  readonly dismissible?: boolean;
  /** An entry of the browser's history opened it: the way back leaves that, and so closes it. */
  readonly entry?: boolean;
  readonly children: ReactNode;
}

export const wayBackOf = ({
  dismissible = true,
  entry = false,
  onClose,
}: Pick<DialogProps, 'dismissible' | 'entry' | 'onClose'>): ByWayBack =>
  entry ? 'entry' : dismissible ? onClose : undefined;

/**
 * A dialog over the page. Focus goes to its first field (or to what carries `data-autofocus`) and back when it closes.
 * Its head is a plain block: the kit's own is a `header`, which a screen reader takes for a second banner of the page.
 */
export function Dialog({ opened, onClose, title, size = 'P', dismissible = true, entry, children }: DialogProps) {
  const depth = useDialogPlace(opened, wayBackOf({ dismissible, entry, onClose }));
  useEscape(opened && dismissible, depth, onClose);
  const phone = usePhone();
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={WIDTHS[size]}
      fullScreen={phone && size === 'paper'}
      centered
      closeOnEscape={false}
      closeOnClickOutside={dismissible}
      transitionProps={{ duration: 120, transition: 'fade' }}
    >
      {/* A press beside the dialog leaves the hand where it is: it may be asked whether to close, and go on. */}
      <Modal.Overlay backgroundOpacity={0.35} onMouseDown={(event) => event.preventDefault()} />
      <Modal.Content ref={handStays}>
        <div className={css.head}>
          <Modal.Title>{title}</Modal.Title>
          {dismissible ? <Modal.CloseButton aria-label={text('umum.tutup')} /> : null}
        </div>
        <Modal.Body>
          <DialogDepth value={depth}>{children}</DialogDepth>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
