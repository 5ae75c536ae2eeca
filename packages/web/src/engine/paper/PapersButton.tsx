import { useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { PaperBrowser } from './PaperBrowser.tsx';
import css from './paper.module.css';

interface PapersButtonProps {
  readonly kind: Kind;
  readonly label: string;
  /** The number that is looked for to begin with: the papers are open then. */
  readonly asked?: string;
  /** Told after a deed, for what else its goods are shown in. */
  readonly onDone?: () => void;
}

/**
 * A button beside the entry: the papers so far, each with its proof, its lines and its cancelling. Who was led to one
 * of them from elsewhere is led back there when it is closed.
 */
export function PapersButton({ kind, label, asked = '', onDone }: PapersButtonProps) {
  const { history } = useRouter();
  const back = useRouterState({ select: ({ location }) => location.state.kembali === true });
  const [opened, setOpened] = useState(asked !== '');
  const leave = back && asked !== '' ? () => history.back() : undefined;
  return (
    <>
      <ActionButton onClick={() => setOpened(true)}>{label}</ActionButton>
      <Dialog size="XL" opened={opened} onClose={() => setOpened(false)} title={label}>
        {opened ? (
          <div className={css.papers}>
            <PaperBrowser kind={kind} label={label} asked={asked} onDone={onDone} onLeave={leave} />
          </div>
        ) : null}
      </Dialog>
    </>
  );
}
