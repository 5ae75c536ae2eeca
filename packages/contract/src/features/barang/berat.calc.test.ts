import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dec } from '../../core/dec.ts';
import { MODULES } from '../../modules.ts';
import { batasBerat, bulatkanBerat } from './berat.calc.ts';

const RULES = MODULES.PEMBULATAN_BERAT.field.options;
/** The step of each rule: no weight is moved by as much. */
const STEP = { R20_70: '0.05', R40_90: '0.05', R60: '0.1', R80: '0.1', 'STEP_0.5': '0.05' } as const;
const gram = (mg: number): Dec => Dec.from(mg).dividedBy(1000, 3, 'down');
const weights = fc.integer({ min: 1, max: 200_000 });

describe('the weight sold', () => {
  it.each([
    // Worked examples of the domain guide §1.2.
    ['R20_70', '2.018', '2'], ['R20_70', '2.034', '2.05'], ['R20_70', '2.083', '2.1'],
    // Each threshold belongs to what is below it.
    ['R20_70', '2.020', '2'], ['R20_70', '2.021', '2.05'], ['R20_70', '2.070', '2.05'], ['R20_70', '2.071', '2.1'], ['R20_70', '2.999', '3'],
    ['R40_90', '2.040', '2'], ['R40_90', '2.041', '2.05'], ['R40_90', '2.090', '2.05'], ['R40_90', '2.091', '2.1'],
    ['R60', '2.160', '2.1'], ['R60', '2.161', '2.2'], ['R80', '2.180', '2.1'], ['R80', '2.181', '2.2'],
    ['STEP_0.5', '2.149', '2.1'], ['STEP_0.5', '2.150', '2.15'], ['STEP_0.5', '2.199', '2.15'],
    // Nothing weighs nothing.
    ['R60', '0.060', '0.06'], ['STEP_0.5', '0.049', '0.049'],
    ['', '2.018', '2.018'], ['LAIN', '2.018', '2.018'],
  ])('%s makes %s to %s', (aturan, asli, berat) => expect(bulatkanBerat(asli, aturan).toString()).toBe(berat));

  it.each(RULES)('by %s rises with the true weight, stays within a step of it, and is rounded once for all', (aturan) => {
    fc.assert(fc.property(weights, weights, (a, b) => {
      const [light, heavy] = [gram(Math.min(a, b)), gram(Math.max(a, b))];
      const bulat = bulatkanBerat(light, aturan);
      expect(bulat.lte(bulatkanBerat(heavy, aturan))).toBe(true);
      expect(bulat.minus(light).abs().lt(STEP[aturan])).toBe(true);
      expect(bulat.gt(0)).toBe(true);
      expect(bulatkanBerat(bulat, aturan).eq(bulat)).toBe(true);
    }));
  });
});

describe('what the weight sold may be', () => {
  const ring = { berat_asli: Dec.from('2.13'), berat_atribut: Dec.zero, berat_plastik: Dec.zero, carat: Dec.zero };
  it('is the true weight, give or take a rounding', () => expect(batasBerat(ring)).toEqual({ min: Dec.from('1.63'), maks: Dec.from('2.63') }));
  it('may leave out what is not gold: 0.3 g of beads, 0.1 g of wrapping, 1.5 ct', () => {
    expect(batasBerat({ ...ring, berat_atribut: Dec.from('0.3'), berat_plastik: Dec.from('0.1'), carat: Dec.from('1.5') }).min.toString()).toBe('0.93');
    expect(batasBerat({ ...ring, berat_atribut: Dec.from(5) }).min.toString()).toBe('0');
  });
  it('takes whatever a rule makes of it', () => {
    fc.assert(fc.property(weights, fc.constantFrom(...RULES), (mg, aturan) => {
      const { min, maks } = batasBerat({ ...ring, berat_asli: gram(mg) });
      const bulat = bulatkanBerat(gram(mg), aturan);
      expect(bulat.gte(min) && bulat.lte(maks)).toBe(true);
    }));
  });
});
