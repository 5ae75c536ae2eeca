import { lazy, Suspense } from 'react';
import { openDialog } from '../../ui/dialog/dialogs.ts';
import { Loading } from '../../ui/State.tsx';
import { text } from '../../ui/text.ts';

const SessionList = lazy(() => import('./masuk/SessionList.tsx').then((module) => ({ default: module.SessionList })));

/** Who is logged in, with a way to end a login that hangs on another till. For SPV and OWN. */
export function openSessions(): void {
  openDialog({
    title: text('sesi.user_masuk'),
    size: 'L',
    content: () => (
      <Suspense fallback={<Loading />}>
        <SessionList />
      </Suspense>
    ),
  });
}
