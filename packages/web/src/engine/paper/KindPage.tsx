import type { Kind } from '@kilau/contract/core/kind.ts';
import type { KindView } from '@kilau/contract/core/kind-pages.ts';
import { CancelPage } from './CancelPage.tsx';
import { ListPage } from './ListPage.tsx';
import { ValidationPage } from './ValidationPage.tsx';

const VIEWS = { buat: ListPage, lihat: ListPage, validasi: ValidationPage, batal: CancelPage } as const;

interface KindPageProps {
  readonly kind: Kind;
  readonly view: KindView;
  readonly path: string;
}

/** A page of a kind of papers, drawn from its definition. */
export function KindPage({ kind, view, path }: KindPageProps) {
  const View = VIEWS[view];
  return <View kind={kind} path={path} />;
}
