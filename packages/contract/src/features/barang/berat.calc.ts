import { Dec, type DecInput } from '../../core/dec.ts';

/** Up to so many thousandths of the last 0.1 g fall away, up to so many become 0.05; what is beyond rises to the next 0.1 g. */
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

/** No rounding of a shop takes or gives as much; a weight further off is a slip of the hand. */
export const SELISIH_BERAT_MAKS = '0.5';
/** Grams of a carat. */
const GRAM_PER_CARAT = '0.2';

interface BeratBarang {
  readonly berat_asli: Dec;
  /** Weight of what is not gold. */
  readonly berat_atribut: Dec;
  readonly berat_plastik: Dec;
  /** Carats of its stones, all together. */
  readonly carat: Dec;
}

/** What the weight sold may be: not below the gold in the piece, not above what it weighs, give or take a rounding. */
export function batasBerat({ berat_asli, berat_atribut, berat_plastik, carat }: BeratBarang): { readonly min: Dec; readonly maks: Dec } {
  const emas = berat_asli.minus(berat_atribut).minus(berat_plastik).minus(carat.times(GRAM_PER_CARAT));
  return { min: Dec.max(emas.minus(SELISIH_BERAT_MAKS), Dec.zero), maks: berat_asli.plus(SELISIH_BERAT_MAKS) };
}
