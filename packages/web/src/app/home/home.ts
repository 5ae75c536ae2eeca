import type { ComponentType } from 'react';
import type { Role } from '@kilau/contract/core/home.ts';
import type { BlockKey } from '@kilau/contract/registry.ts';

/** What a home tells each of its blocks. */
export interface BlockProps {
  /** No other list of the page takes the arrow keys. */
  readonly main: boolean;
}

/** The blocks of a role's home, by the key their feature declares: one without its part does not compile. */
export type Home<R extends Role> = Readonly<Record<BlockKey<R>, ComponentType<BlockProps>>>;
