import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { useShopHere, useUser } from '../../platform/session.ts';
import { closeDialogsOfPage } from '../../ui/dialog/dialogs.ts';
import { useWayBack } from '../way-back.ts';

/** Whose papers of a kind are looked at, and by whom: an entry of the history is there for nobody else. */
function useWhose({ key }: Kind): string {
  const { user_id } = useUser();
  return [key, user_id, useShopHere()].join(' ');
}

/** The paper of a kind that this entry of the browser's history opens over its list. */
export function useLedTo(kind: Kind): string | undefined {
  const whose = useWhose(kind);
  return useRouterState({
    select: ({ location: { state } }) => (state.dokumen?.kertas === whose ? state.dokumen.nomor : undefined),
  });
}

/**
 * The paper that stands over its list; an empty number: none. One that is opened from the list has an entry of the
 * history of its own at the list's own address: the phone's way back closes it, and the list below stays as it is.
 *
 * @param asked the one that is open to begin with.
 * @param onLeave told when that one is closed.
 * @returns also the one that was open last, whose row has the hand when nothing else has it.
 */
export function useOpenedPaper(kind: Kind, asked: string, onLeave: (() => void) | undefined) {
  const navigate = useNavigate();
  const { history, state } = useRouter();
  const back = useWayBack();
  const kertas = useWhose(kind);
  const led = useLedTo(kind);
  // Behind a reload the paper that was asked for was closed already where another is open over the list.
  const [first, setFirst] = useState(led === undefined ? asked : '');
  const opened = led ?? first;
  const [last, setLast] = useState(opened);
  if (opened !== '' && opened !== last) setLast(opened);
  // What was asked or shown over a paper goes with it, also where the way back takes it from below.
  useEffect(() => (opened === '' ? undefined : closeDialogsOfPage), [opened]);
  const open = (nomor: string) =>
    void navigate({
      to: state.location.pathname,
      search: true,
      // Pressed twice, or with another open beside the list, it is still one step back to the list.
      replace: history.location.state.dokumen !== undefined,
      state: (now) => ({ ...now, dokumen: { kertas, nomor } }),
      resetScroll: false,
    });
  const close = () => {
    if (led !== undefined) return back();
    setFirst('');
    return onLeave?.();
  };
  return { opened, last, open, close };
}
