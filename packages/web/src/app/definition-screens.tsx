import type { AsyncRouteComponent } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { Page } from '@kilau/contract/core/page.ts';
import { Loading } from '../ui/State.tsx';

/** What the router draws for a path. */
export type Screen = AsyncRouteComponent<Record<string, never>>;

const DefinitionScreen = lazy(() =>
  import('./DefinitionScreen.tsx').then((module) => ({ default: module.DefinitionScreen })),
);

/**
 * The screen that an engine draws from a page's definition; `undefined` for pages of other kinds. Definition and engine
 * are fetched when it is opened.
 */
export function definitionScreen({ path, source }: Page): Screen | undefined {
  if (!source) return undefined;
  const { type, key, view, also = [] } = source;
  return () => (
    <Suspense fallback={<Loading />}>
      <DefinitionScreen type={type} of={key} also={also} view={view} path={path} />
    </Suspense>
  );
}
