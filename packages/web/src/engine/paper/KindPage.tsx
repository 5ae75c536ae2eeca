import type { KindView } from '@kilau/contract/core/kind-pages.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { CancelPage } from './CancelPage.tsx';
import { ListPage } from './ListPage.tsx';
import { ValidationPage } from './ValidationPage.tsx';

interface KindPageProps {
  /** The kind whose page it is, and others that stand on it too. */
  readonly kinds: readonly Kind[];
  readonly view: KindView;
  readonly path: string;
}

/** A page of kinds of papers, drawn from their definitions. */
export function KindPage({ kinds, view, path }: KindPageProps) {
  const [kind] = kinds;
  if (!kind) return null;
  if (view === 'validasi') return <ValidationPage kinds={kinds} path={path} />;
  return view === 'batal' ? <CancelPage kind={kind} path={path} /> : <ListPage kind={kind} path={path} />;
}
