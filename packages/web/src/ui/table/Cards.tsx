import { Suspense, use } from 'react';
import { Loading } from '../State.tsx';
import type { CardListProps } from './CardList.tsx';

const fetchCards = () => import('./CardList.tsx');
let coming: ReturnType<typeof fetchCards> | undefined;

/** Fetched by the first list that a phone shows: a till never does. */
function cards(): ReturnType<typeof fetchCards> {
  coming ??= fetchCards();
  // What could not be fetched may be asked for again.
  coming.catch(() => (coming = undefined));
  return coming;
}

function Coming<R>(props: CardListProps<R>) {
  const { CardList } = use(cards());
  return <CardList {...props} />;
}

/** The rows of a list as cards. */
export function Cards<R>(props: CardListProps<R>) {
  return (
    <Suspense fallback={<Loading />}>
      <Coming {...props} />
    </Suspense>
  );
}
