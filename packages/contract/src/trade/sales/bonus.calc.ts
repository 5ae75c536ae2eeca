import { Dec } from '../../core/dec.ts';

/** A row of `/parameter-bonus-sales`; one without a group counts for the groups that have none of their own. */
export interface AturanBonus {
  readonly kode_group: string | null;
  readonly tipe: 'GRAM' | 'PCS';
  readonly bonus: Dec;
}

/** The rule of a kind for a group: its own one, or that of all groups. */
const aturanDari = (aturan: readonly AturanBonus[], tipe: AturanBonus['tipe'], kode_group: string): Dec => {
  const sejenis = aturan.filter((row) => row.tipe === tipe);
  const berlaku =
    sejenis.find((row) => row.kode_group === kode_group) ?? sejenis.find((row) => row.kode_group === null);
  return berlaku?.bonus ?? Dec.zero;
};

/** What a sold piece earns its sales person: whole rupiah by the gram, and by the piece (domain guide, part 2 §8). */
export const bonusBarang = (
  aturan: readonly AturanBonus[],
  { kode_group, berat }: { readonly kode_group: string; readonly berat: Dec },
): Dec =>
  aturanDari(aturan, 'GRAM', kode_group)
    .times(berat)
    .round(0, 'down')
    .plus(aturanDari(aturan, 'PCS', kode_group));
