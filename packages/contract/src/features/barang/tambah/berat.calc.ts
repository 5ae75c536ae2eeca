import { Dec, type DecInput } from '../../../core/dec.ts';
import type { RuleBreak } from '../../../core/schema.ts';

/**
 * Up to so many thousandths of the last 0.1 g fall away, up to so many become 0.05; what is beyond rises to the next
 * 0.1 g.
 */
interface Ambang {
  readonly ke_nol: string;
  /** Absent: nothing stops at 0.05. */
  readonly ke_setengah?: string;
}

/** The thresholds of the specification by the value of PEMBULATAN_BERAT. */
const AMBANG: Readonly<Record<string, Ambang | undefined>> = {
  R20_70: { ke_nol: '0.020', ke_setengah: '0.070' },
  R40_90: { ke_nol: '0.040', ke_setengah: '0.090' },
  R60: { ke_nol: '0.060' },
  R80: { ke_nol: '0.080' },
};
/** Half of a step of 0.1 g. */
const SETENGAH = '0.05';
const LANGKAH = '0.1';

function denganAmbang(asli: Dec, { ke_nol, ke_setengah }: Ambang): Dec {
  const dasar = asli.round(1, 'down');
  const sisa = asli.minus(dasar);
  if (sisa.lte(ke_nol)) return dasar;
  return ke_setengah !== undefined && sisa.lte(ke_setengah) ? dasar.plus(SETENGAH) : dasar.plus(LANGKAH);
}

/**
 * The weight a piece is sold by, out of what the scale says (domain guide §1.2). `STEP_0.5` goes down to the half step.
 * A piece so light that nothing would be left of it keeps its true weight.
 * @param aturan value of PEMBULATAN_BERAT; empty or unknown: no rounding.
 */
export function bulatkanBerat(berat_asli: DecInput, aturan: string): Dec {
  const asli = Dec.from(berat_asli);
  const ambang = AMBANG[aturan];
  const bulat = ambang ? denganAmbang(asli, ambang) : aturan === 'STEP_0.5' ? asli.minus(asli.mod(SETENGAH)) : asli;
  return bulat.isZero() ? asli : bulat;
}

/** Grams of a carat. */
const GRAM_PER_CARAT = '0.2';

/** What the scale showed of a piece, and what of it is not gold. */
export interface BeratBarang {
  /** With everything on it. */
  readonly berat_asli: DecInput;
  /** Parts that are not gold, all together. */
  readonly berat_atribut: DecInput;
  readonly berat_plastik: DecInput;
}

/** What leaves nothing of the piece: a part, by its place, or the plastic. */
export type TaraBerlebih = number | 'plastik';

/**
 * The first of parts and plastic with which nothing is left of what the scale showed.
 * @param bagian weights of the parts, in their order.
 */
export function taraBerlebih(
  berat_asli: DecInput,
  bagian: readonly DecInput[],
  berat_plastik: DecInput,
): TaraBerlebih | undefined {
  let sisa = Dec.from(berat_asli);
  for (const [index, berat] of bagian.entries()) {
    sisa = sisa.minus(berat);
    if (sisa.lte(0)) return index;
  }
  return sisa.minus(berat_plastik).lte(0) ? 'plastik' : undefined;
}

/** How it is told at the field. */
export const taraSalah = (berat_asli: DecInput): RuleBreak => ({
  rule: 'tara_menghabiskan_berat',
  params: { berat: Dec.from(berat_asli).toString() },
});

/** What is left of the scale's weight without attributes and plastic; nothing or less where they cannot be right. */
export const beratBersih = ({ berat_asli, berat_atribut, berat_plastik }: BeratBarang): Dec =>
  Dec.from(berat_asli).minus(berat_atribut).minus(berat_plastik);

/**
 * The weight sold of a piece whose weight was left open. @returns undefined where attributes and plastic leave nothing.
 */
export function beratJual(barang: BeratBarang, aturan: string): Dec | undefined {
  const bersih = beratBersih(barang);
  return bersih.gt(0) ? bulatkanBerat(bersih, aturan) : undefined;
}

/**
 * What a typed weight may be (R249): not below the gold in the piece, not above what the scale showed, and as far
 * beyond either as the shop's rounding takes them.
 * @param carat of its stones, all together: whoever sells the gold alone leaves them out as well.
 */
export function batasBerat(
  barang: BeratBarang & { readonly carat: DecInput },
  aturan: string,
): { readonly min: Dec; readonly maks: Dec } {
  const asli = Dec.from(barang.berat_asli);
  const emas = Dec.max(beratBersih(barang).minus(Dec.from(barang.carat).times(GRAM_PER_CARAT)), Dec.zero);
  return { min: Dec.min(emas, bulatkanBerat(emas, aturan)), maks: Dec.max(asli, bulatkanBerat(asli, aturan)) };
}
