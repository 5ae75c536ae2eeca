import { Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useOnline } from '../platform/online.ts';
import { keepPageWithoutServer } from '../platform/without-server.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { openDialog } from '../ui/dialog/dialogs.ts';
import { text } from '../ui/text.ts';
import { useLanguage } from '../ui/words.ts';

const lost = () =>
  openDialog({
    title: text('dialog.offline'),
    dismissible: false,
    stays: true,
    content: () => <p>{text('dialog.offline_isi')}</p>,
  });

const back = () =>
  openDialog({
    title: text('dialog.online'),
    stays: true,
    content: (close) => (
      <>
        <p>{text('dialog.online_isi')}</p>
        <Group justify="flex-end" gap={8} mt="md">
          <ActionButton onClick={close} data-autofocus>
            {text('dialog.lanjutkan')}
          </ActionButton>
          <ActionButton primary onClick={() => location.reload()}>
            {text('umum.muat_ulang')}
          </ActionButton>
        </Group>
      </>
    ),
  });

/**
 * Says when the line is gone, in a dialog that stays until it is back, and then offers a reload. Forms keep their
 * drafts and unsent documents their keys, so that neither loses anything.
 */
export function OnlineWatch() {
  const online = useOnline();
  const language = useLanguage();
  const dialog = useRef<{ readonly close: () => void }>(undefined);
  useEffect(() => {
    if (!online) {
      dialog.current?.close();
      dialog.current = lost();
    } else if (dialog.current) {
      dialog.current.close();
      dialog.current = back();
    }
  }, [online]);
  useEffect(() => {
    // A browser that keeps nothing for pages shows its own one.
    keepPageWithoutServer().catch(() => undefined);
  }, [language]);
  return null;
}
