import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Context } from './context.ts';

/** What a feature has counted that somebody should look at. */
export interface Counted {
  readonly jumlah: number;
  /** Rupiah or grams. */
  readonly nilai?: Dec;
}
export type CountNotice = (context: Pick<Context, 'db' | 'disk' | 'shop' | 'actor' | 'now'>) => Promise<Counted>;
