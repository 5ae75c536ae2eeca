import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  type AnyRoute,
} from '@tanstack/react-router';
import type { Page } from '@kilau/contract/core/page.ts';
import { hearHistoryFirst } from '../platform/held-history.ts';
import { pages } from '../platform/page-list.ts';
import { session } from '../platform/session.ts';
import { leavePage } from '../ui/dialog/dialogs.ts';
import { Loading } from '../ui/State.tsx';
import { AppRoot } from './AppRoot.tsx';
import { enterPage, goOnHere } from './enter-page.ts';
import { PageFailed } from './PageFailed.tsx';
import { screenOf } from './screens.ts';

/** The entry and the legal texts stand outside the layout. */
const isPublic = (page: Page): boolean => page.kind === 'public';

const root = createRootRoute({ component: AppRoot, notFoundComponent: () => null });

/**
 * Everything behind the login. Without the flag, storage is cleared and the user goes to the entry (specification,
 * section 2).
 */
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: lazyRouteComponent(() => import('./shell/Shell.tsx'), 'Shell'),
  beforeLoad: () => {
    if (session.get()) return;
    session.close();
    throw redirect({ to: '/' });
  },
});

const routeOf = (page: Page, parent: AnyRoute): AnyRoute =>
  createRoute({ getParentRoute: () => parent, path: page.path, component: screenOf(page) ?? Outlet });

const aliasesOf = (page: Page, parent: AnyRoute): AnyRoute[] =>
  (page.aliases ?? []).map((path) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      beforeLoad: () => {
        throw redirect({ to: page.path });
      },
    }),
  );

/** Addresses that lead nowhere: inside the layout they say so, outside it they lead to the entry. */
const nowhere = createRoute({
  getParentRoute: () => shell,
  path: '$',
  component: lazyRouteComponent(() => import('../features/sistem/menu/NotFoundPage.tsx'), 'NotFoundPage'),
});

const routes = (outside: boolean, parent: AnyRoute): AnyRoute[] =>
  pages
    .filter((page) => isPublic(page) === outside)
    .flatMap((page) => [routeOf(page, parent), ...aliasesOf(page, parent)]);

hearHistoryFirst(() => router.history.location.state);

export const router = createRouter({
  routeTree: root.addChildren([...routes(true, root), shell.addChildren([...routes(false, shell), nowhere])]),
  // Paths are exact, with the specification's own odd capitals.
  caseSensitive: true,
  trailingSlash: 'never',
  defaultPreload: 'intent',
  defaultPendingComponent: Loading,
  defaultErrorComponent: PageFailed,
  defaultPendingMs: 200,
  // Whoever waits has waited long enough: the page is not held back for the sake of what says so.
  defaultPendingMinMs: 0,
  scrollRestoration: false,
});

router.subscribe('onBeforeLoad', ({ pathChanged }) => {
  if (pathChanged) leavePage();
});

router.subscribe('onRendered', ({ pathChanged, hrefChanged }) => {
  if (pathChanged) enterPage();
  else if (hrefChanged) goOnHere();
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
