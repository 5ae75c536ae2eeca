import type { Resource, ResourceSaying } from '@kilau/contract/core/resource.ts';
import type { Translate } from '../../ui/text.ts';

/** The sentence of a master that has no records: its own, or the usual one. */
export const emptySaying = ({ says }: Resource, t: Translate): string => t.of(says?.kosong ?? 'umum.tidak_ada_data');

/**
 * The sentence of a master for a deed that failed without a word of its own; most masters leave it to the usual one.
 */
export const failing = (
  { says }: Resource,
  what: Extract<ResourceSaying, `gagal_${string}`>,
  t: Translate,
): string | undefined => says?.[what] && t.of(says[what]);
