import type { Resource, ResourceSaying } from '@kilau/contract/core/resource.ts';
import type { LocaleKey } from '@kilau/contract/locales/index.ts';
import type { Translate } from '../../ui/text.ts';

type Failing = Extract<ResourceSaying, `gagal_${string}`>;

const USUAL: Readonly<Record<Exclude<ResourceSaying, Failing>, LocaleKey>> = {
  disimpan: 'master.disimpan',
  diedit: 'master.diedit',
  dihapus: 'master.dihapus',
  kosong: 'umum.tidak_ada_data',
};

/** The sentence of a master for what happened: its own, or the usual one. */
export const saying = ({ says }: Resource, what: keyof typeof USUAL, t: Translate): string =>
  t.of(says?.[what] ?? USUAL[what]);

/**
 * The sentence of a master for a deed that failed without a word of its own; most masters leave it to the usual one.
 */
export const failing = ({ says }: Resource, what: Failing, t: Translate): string | undefined =>
  says?.[what] && t.of(says[what]);
