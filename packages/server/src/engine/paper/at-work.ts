import type { Kind } from '@kilau/contract/core/kind.ts';
import type { PrintForm } from '../print/forms.ts';
import type { AnyHandlers, KindAtWork, KindHandlers, Shows } from './kind.ts';

/**
 * Puts a kind to work.
 * @throws Error unless it is printed in the forms that its definition names.
 */
export function atWork<K extends Kind>(
  kind: K,
  handlers: KindHandlers<K>,
  forms: readonly PrintForm[] = [],
  shows?: Shows,
): KindAtWork {
  const { key, prints = [], pays = [], made: makes = {} } = kind;
  if (pays.length > 0 && !handlers.pay) throw new Error(`${key} says it pays, and does not say what`);
  if (kind.begun && !handlers.begin) throw new Error(`${key} says it comes of others, and does not do it`);
  if (kind.opening && !handlers.open) throw new Error(`${key} says how it is entered, and does not do it`);
  for (const name of Object.keys(makes)) {
    if (!handlers.made?.[name]) throw new Error(`${key} says it is made by ${name}, and does not do it`);
  }
  const made = forms.map(({ bentuk }) => bentuk);
  if (made.join() !== prints.join()) throw new Error(`${key} says it is printed as ${prints.join()}: ${made.join()}`);
  return { kind, handlers: handlers as unknown as AnyHandlers, forms, ...(shows && { shows }) };
}
