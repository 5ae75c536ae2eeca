import type { Kind } from './kind.ts';

// Apart from what a definition is made of: whoever only makes papers of a kind needs none of these texts.

/** Locale key of a state's word. */
export const stateKey = ({ states }: Kind, name: string): string => states[name]?.label ?? `keadaan.${name}`;

/** Locale key of what a deed is called, the making and changing of a paper among them. */
export const deedKey = ({ deeds }: Kind, name: string): string => deeds[name]?.label ?? `perbuatan.${name}`;

/** Locale key of what a kind calls its lines. */
export const linesKey = (name: string): string => `field.${name}`;

/** Whether a paper in a state holds: it no longer waits, and is neither over nor gone. */
export const isStanding = ({ states }: Pick<Kind, 'states'>, status: string): boolean =>
  states[status]?.tone === 'stands';
