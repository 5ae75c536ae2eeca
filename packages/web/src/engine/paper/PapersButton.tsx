import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useWayBack } from '../way-back.ts';
import { useAskedNumber } from './asked-number.ts';
import { useLead, useLedTo } from './opened-paper.ts';
import { PaperBrowser } from './PaperBrowser.tsx';
import css from './paper.module.css';

interface PapersButtonProps {
  readonly kind: Kind;
  readonly label: string;
  /** Told after a deed, for what else its goods are shown in. */
  readonly onDone?: () => void;
}

interface PapersProps extends PapersButtonProps {
  /** The number that is looked for to begin with: the papers are open then. */
  readonly asked: string;
}

function Papers({ kind, label, asked, onDone }: PapersProps) {
  const wayBack = useWayBack();
  const back = useRouterState({ select: ({ location }) => location.state.kembali === true });
  const lead = useLead(kind);
  // Who comes back to a paper, from where it led or by loading the page anew, finds its list below it.
  const led = useLedTo(kind) !== undefined;
  const [beside, setBeside] = useState(asked !== '');
  const opened = led || beside;
  const leave = back && asked !== '' ? wayBack : undefined;
  return (
    <>
      <ActionButton onClick={() => lead('')}>{label}</ActionButton>
      <Dialog entry size="XL" opened={opened} onClose={() => (led ? wayBack() : setBeside(false))} title={label}>
        {opened ? (
          <div className={css.papers}>
            <PaperBrowser kind={kind} label={label} asked={asked} onDone={onDone} onLeave={leave} />
          </div>
        ) : null}
      </Dialog>
    </>
  );
}

/**
 * A button beside the entry: the papers so far, each with its proof, its lines and its cancelling. The address says
 * which of them is looked for, whatever the page; who was led to it from elsewhere is led back there when it is closed.
 */
export function PapersButton(props: PapersButtonProps) {
  const { asked, anew } = useAskedNumber();
  return <Papers key={anew} {...props} asked={asked} />;
}
