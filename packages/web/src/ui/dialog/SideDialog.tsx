import { Drawer } from '@mantine/core';
import { text } from '../text.ts';
import { DialogDepth, useDialogPlace } from './depth.ts';
import { wayBackOf, type DialogProps } from './Dialog.tsx';
import css from './dialog.module.css';
import { handStays } from './hand-stays.ts';
import { useEscape } from './use-escape.ts';

/**
 * A dialog along the right edge: details beside the list they belong to. Keys, focus and head are as in {@link
 * DialogProps}.
 */
export function SideDialog({ opened, onClose, title, dismissible = true, entry, children }: DialogProps) {
  const depth = useDialogPlace(opened, wayBackOf({ dismissible, entry, onClose }));
  useEscape(opened && dismissible, depth, onClose);
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="right"
      size="min(520px, 100vw)"
      closeOnEscape={false}
      closeOnClickOutside={dismissible}
      transitionProps={{ duration: 120 }}
    >
      <Drawer.Overlay backgroundOpacity={0.2} />
      <Drawer.Content ref={handStays}>
        <div className={css.head}>
          <Drawer.Title>{title}</Drawer.Title>
          {dismissible ? <Drawer.CloseButton aria-label={text('umum.tutup')} /> : null}
        </div>
        <Drawer.Body>
          <DialogDepth value={depth}>{children}</DialogDepth>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
