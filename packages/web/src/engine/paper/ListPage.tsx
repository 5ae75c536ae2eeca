import { useRouterState, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { useKeys } from '../../platform/keys.ts';
import { useCan } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { PageColumn } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useT } from '../../ui/text.ts';
import { useWayBack } from '../way-back.ts';
import { useAskedNumber } from './asked-number.ts';
import { MakeForm } from './MakeForm.tsx';
import type { MakeRules } from './make-rules.ts';
import { PaperBrowser } from './PaperBrowser.tsx';
import { begunWith } from './PaperFilters.tsx';

interface ListPageProps {
  readonly kind: Kind;
  readonly path: string;
  /** What the page knows of its form beyond the definition. */
  readonly rules?: MakeRules;
}

/** Papers of a kind by day, or found by number; where they are made on the same page, F2 makes one. */
export function ListPage({ kind, path, rules }: ListPageProps) {
  const t = useT();
  const can = useCan();
  const { status }: { readonly status?: unknown } = useSearch({ strict: false });
  const { asked, anew } = useAskedNumber();
  const back = useRouterState({ select: ({ location }) => location.state.kembali === true });
  const leave = useWayBack();
  const [making, setMaking] = useState(false);
  const makes = path === kind.pages.create && can({ gate: kind.gate, pages: [path] });
  const title = t.of(titleKey(path));
  const begun = begunWith(kind, status);
  const add = () => setMaking(true);
  useKeys([{ key: 'F2', label: t('dokumen.buat'), run: add, main: true, enabled: makes }]);
  return (
    <PageColumn>
      <PageHead
        title={title}
        note={t.of(hintKey(path))}
        deed={
          makes ? (
            <ActionButton primary shortcut="F2" onClick={add}>
              {t('dokumen.buat')}
            </ActionButton>
          ) : undefined
        }
      />
      <PaperBrowser
        // The same for who is led here from what waits.
        key={[status, anew].join()}
        kind={kind}
        label={title}
        asked={asked}
        handFirst
        onLeave={back ? leave : undefined}
        {...(begun && { begun })}
      />
      <Dialog opened={making} onClose={() => setMaking(false)} title={title}>
        {making ? (
          <MakeForm
            kind={kind}
            title={title}
            onMade={() => setMaking(false)}
            onClose={() => setMaking(false)}
            {...(rules && { rules })}
          />
        ) : null}
      </Dialog>
    </PageColumn>
  );
}
