import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

/** Not part of the first load; it comes right behind it, long before a line can be lost. */
const OnlineWatch = lazy(() => import('./OnlineWatch.tsx').then((module) => ({ default: module.OnlineWatch })));

/** Above every page, inside and outside the login. */
export function AppRoot() {
  return (
    <>
      <Outlet />
      <Suspense>
        <OnlineWatch />
      </Suspense>
    </>
  );
}
