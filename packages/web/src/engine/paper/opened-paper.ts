import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { useShopHere, useUser } from '../../platform/session.ts';
import { closeDialogsOfPage } from '../../ui/dialog/dialogs.ts';
import { useWayBack } from '../way-back.ts';

/** Papers of a kind, or those of a page. */
type Papers = Pick<Kind, 'key'>;

/** Whose papers are looked at, and by whom: an entry of the history is there for nobody else. */
function useWhose({ key }: Papers): string {
  const { user_id } = useUser();
  return [key, user_id, useShopHere()].join(' ');
}

/** The paper that this entry of the browser's history opens over its list; an empty number: the list, over its page. */
export function useLedTo(papers: Papers): string | undefined {
  const whose = useWhose(papers);
  return useRouterState({
    select: ({ location: { state } }) => (state.dokumen?.kertas === whose ? state.dokumen.nomor : undefined),
  });
}

/** Opens a paper over its list, or the list over its page, in an entry of the history that {@link useLedTo} reads. */
export function useLead(papers: Papers): (nomor: string) => void {
  const navigate = useNavigate();
  const { history, state } = useRouter();
  const kertas = useWhose(papers);
  return (nomor) =>
    void navigate({
      to: state.location.pathname,
      search: true,
      // Pressed twice, or with another open beside the list, it is still one step back to the list.
      replace: (history.location.state.dokumen?.nomor ?? '') !== '',
      state: (now) => ({ ...now, dokumen: { kertas, nomor } }),
      resetScroll: false,
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
export function useOpenedPaper(papers: Papers, asked: string, onLeave: (() => void) | undefined) {
  const back = useWayBack();
  const open = useLead(papers);
  const led = useLedTo(papers);
  // Behind a reload the paper that was asked for was closed already where another is open over the list.
  const [first, setFirst] = useState(led === undefined ? asked : '');
  const opened = led ?? first;
  const [last, setLast] = useState(opened);
  if (opened !== '' && opened !== last) setLast(opened);
  // What was asked or shown over a paper goes with it, also where the way back takes it from below.
  useEffect(() => (opened === '' ? undefined : closeDialogsOfPage), [opened]);
  const close = () => {
    if (led !== undefined) return back();
    setFirst('');
    return onLeave?.();
  };
  return { opened, last, open, close };
}
