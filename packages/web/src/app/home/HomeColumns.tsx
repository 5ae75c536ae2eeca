import type { ComponentType } from 'react';
import type { HomeBlock } from '@kilau/contract/core/home.ts';
import type { BlockProps } from './home.ts';
import css from './home.module.css';

export interface HomeColumnsProps {
  /** The blocks of whoever is logged in, in their order. */
  readonly blocks: readonly HomeBlock[];
}

/** The list that arrow keys and Enter belong to. */
const MAIN_LIST = 'menunggu';

/** The columns of a home, drawn from its parts. */
export function homeColumns(home: Readonly<Record<string, ComponentType<BlockProps>>>) {
  return function HomeColumns({ blocks }: HomeColumnsProps) {
    const main = !blocks.some(({ key }) => key === MAIN_LIST);
    const column = (place: HomeBlock['at']) =>
      blocks.flatMap(({ key, at }) => {
        const Part = at === place ? home[key] : undefined;
        return Part ? [<Part key={key} main={main} />] : [];
      });
    const side = column('samping');
    return (
      <div className={css.cols} data-alone={side.length === 0 || undefined}>
        <div className={css.stack}>{column('utama')}</div>
        {side.length === 0 ? null : <div className={css.stack}>{side}</div>}
      </div>
    );
  };
}
