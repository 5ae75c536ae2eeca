import { useRouterState, useSearch } from '@tanstack/react-router';

/**
 * The number that the address asks a page for, empty: none; and what is another each time that somebody is led to the
 * page by it. As the key of what shows papers it has who is led there anew find that, not what he saw before.
 */
export function useAskedNumber(): { readonly asked: string; readonly anew: string } {
  const { q }: { readonly q?: unknown } = useSearch({ strict: false });
  const found = useRouterState({ select: ({ location }) => location.state.ditemukan });
  const asked = q === undefined ? '' : String(q);
  return { asked, anew: [asked, found].join() };
}
