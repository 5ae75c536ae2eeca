import { lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Page } from '@kilau/contract/core/page.ts';
import { Loading } from '../ui/State.tsx';

/** What the router draws for a path. */
export type Screen = AsyncRouteComponent<Record<string, never>>;

const fetchScreens = () => import('./DefinitionScreen.tsx');
const DefinitionScreen = lazyRouteComponent(fetchScreens, 'DefinitionScreen');

/**
 * The screen that an engine draws from a page's definition; `undefined` for pages of other kinds. Definition and engine
 * are fetched before the router goes there: React holds back what came after a stand-in for as long as a third of a
 * second.
 */
export function definitionScreen({ path, source }: Page): Screen | undefined {
  if (!source) return undefined;
  const { type, key, view, also = [] } = source;
  const screen = () => (
    <Suspense fallback={<Loading />}>
      <DefinitionScreen type={type} of={key} also={also} view={view} path={path} />
    </Suspense>
  );
  const preload = async () => {
    const [{ fetchScreen }] = await Promise.all([fetchScreens(), DefinitionScreen.preload?.()]);
    await fetchScreen({ type, of: key, also });
  };
  // The page that comes says what could not be fetched, where it stands.
  return Object.assign(screen, { preload: async () => preload().catch(() => undefined) });
}
