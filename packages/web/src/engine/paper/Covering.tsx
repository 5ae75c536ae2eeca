import { useEffect, useState } from 'react';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { openDialogs } from '../../ui/dialog/depth.ts';
import { SideDialog } from '../../ui/dialog/SideDialog.tsx';
import { useStore } from '../../ui/store.ts';
import { useStable } from '../../ui/use-stable.ts';
import type { useOpenedPaper } from './opened-paper.ts';
import type { PaperRow } from './paper-calls.ts';
import { PaperDetail } from './PaperDetail.tsx';
import { kindOf } from './waiting.ts';

interface CoveringProps {
  readonly kinds: readonly Kind[];
  readonly rows: readonly PaperRow[] | undefined;
  readonly paper: ReturnType<typeof useOpenedPaper>;
}

/**
 * On a phone the paper that was tapped covers its list. Once it waits no more it closes by itself, after its print and
 * whatever else stands over it.
 */
export function Covering({ kinds, rows, paper: { opened, close } }: CoveringProps) {
  const row = rows?.find(({ nomor }) => nomor === opened);
  const [last, setLast] = useState(row);
  if (row && row !== last) setLast(row);
  const shown = row ?? (last?.nomor === opened ? last : undefined);
  const alone = useStore(openDialogs) <= 1;
  const over = opened !== '' && rows !== undefined && row === undefined && alone;
  const leave = useStable(close);
  useEffect(() => {
    if (over) leave();
  }, [over, leave]);
  const kind = shown && kindOf(kinds, shown);
  return (
    <SideDialog entry opened={shown !== undefined} onClose={close} title={opened}>
      {shown && kind ? <PaperDetail kind={kind} nomor={shown.nomor} /> : null}
    </SideDialog>
  );
}
