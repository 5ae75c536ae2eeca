import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dec } from '../../../core/dec.ts';
import { MODULES } from '../../../modules.ts';
import { batasBerat, beratJual, bulatkanBerat, taraBerlebih } from './berat.calc.ts';

const RULES = MODULES.PEMBULATAN_BERAT.field.options;
/** The step of each rule: no weight is moved by as much. */
const STEP = { R20_70: '0.05', R40_90: '0.05', R60: '0.1', R80: '0.1', 'STEP_0.5': '0.05' } as const;
const gram = (mg: number): Dec => Dec.from(mg).dividedBy(1000, 3, 'down');
const weights = fc.integer({ min: 1, max: 200_000 });

describe('the weight sold', () => {
  it.each([
    // Worked examples of the domain guide §1.2.
    ['R20_70', '2.018', '2'],
    ['R20_70', '2.034', '2.05'],
    ['R20_70', '2.083', '2.1'],
    // Each threshold belongs to what is below it.
    ['R20_70', '2.020', '2'],
    ['R20_70', '2.021', '2.05'],
    ['R20_70', '2.070', '2.05'],
    ['R20_70', '2.071', '2.1'],
    ['R20_70', '2.999', '3'],
    ['R40_90', '2.040', '2'],
    ['R40_90', '2.041', '2.05'],
    ['R40_90', '2.090', '2.05'],
    ['R40_90', '2.091', '2.1'],
    ['R60', '2.160', '2.1'],
    ['R60', '2.161', '2.2'],
    ['R80', '2.180', '2.1'],
    ['R80', '2.181', '2.2'],
    ['STEP_0.5', '2.149', '2.1'],
    ['STEP_0.5', '2.150', '2.15'],
    ['STEP_0.5', '2.199', '2.15'],
    // Nothing weighs nothing.
    ['R60', '0.060', '0.06'],
    ['STEP_0.5', '0.049', '0.049'],
    ['', '2.018', '2.018'],
    ['LAIN', '2.018', '2.018'],
  ])('%s makes %s to %s', (aturan, asli, berat) => expect(bulatkanBerat(asli, aturan).toString()).toBe(berat));

  it.each(RULES)(
    'by %s rises with the true weight, stays within a step of it, and is rounded once for all',
    (aturan) => {
      fc.assert(
        fc.property(weights, weights, (a, b) => {
          const [light, heavy] = [gram(Math.min(a, b)), gram(Math.max(a, b))];
          const bulat = bulatkanBerat(light, aturan);
          expect(bulat.lte(bulatkanBerat(heavy, aturan))).toBe(true);
          expect(bulat.minus(light).abs().lt(STEP[aturan])).toBe(true);
          expect(bulat.gt(0)).toBe(true);
          expect(bulatkanBerat(bulat, aturan).eq(bulat)).toBe(true);
        }),
      );
    },
  );
});

const ring = { berat_asli: '2.13', berat_atribut: 0, berat_plastik: 0 };

describe('the weight sold of a piece whose weight was left open', () => {
  it('is what the scale showed without attributes and plastic, rounded as the shop does', () => {
    expect(beratJual(ring, '')?.toString()).toBe('2.13');
    expect(beratJual({ berat_asli: '3.5', berat_atribut: '0.3', berat_plastik: '0.12' }, '')?.toString()).toBe('3.08');
    // 3.500 - 0.350 - 0.067 = 3.083, which R20_70 takes up.
    expect(beratJual({ berat_asli: '3.5', berat_atribut: '0.35', berat_plastik: '0.067' }, 'R20_70')?.toString()).toBe(
      '3.1',
    );
  });

  it('is none where attributes and plastic leave nothing', () => {
    expect(
      [
        ['2.13', '0'],
        ['2', '0.13'],
        ['0', '99'],
      ].map(([berat_atribut = '', berat_plastik = '']) => beratJual({ ...ring, berat_atribut, berat_plastik }, '')),
    ).toEqual([undefined, undefined, undefined]);
  });

  it('is refused where it is typed: the part with which nothing is left, or the plastic', () => {
    expect([
      taraBerlebih('2.13', ['0.2', '1.93', '0.1'], 0),
      taraBerlebih('2.13', ['0.2', '1.92'], '0.01'),
      taraBerlebih('2.13', ['0.2', '1.92'], '0.009'),
      taraBerlebih('2.13', [], '2.13'),
    ]).toEqual([1, 'plastik', undefined, 'plastik']);
  });
});

describe('what a typed weight may be', () => {
  const batas = (more: object, aturan = '') => {
    const { min, maks } = batasBerat({ ...ring, carat: 0, ...more }, aturan);
    return [min.toString(), maks.toString()];
  };
  it('lies between the gold in the piece and what the scale showed', () => {
    expect(batas({})).toEqual(['2.13', '2.13']);
    // 0.3 g of beads, 0.1 g of wrapping; 1.5 ct weigh 0.3 g.
    expect(batas({ berat_atribut: '0.3', berat_plastik: '0.1' })).toEqual(['1.73', '2.13']);
    expect(batas({ berat_atribut: '0.3', berat_plastik: '0.1', carat: '1.5' })).toEqual(['1.43', '2.13']);
    expect(batas({ carat: 50 })).toEqual(['0', '2.13']);
  });
  it('goes as far beyond as the rounding of the shop takes it', () => {
    expect(batas({ berat_asli: '2.083' }, 'R20_70')).toEqual(['2.083', '2.1']);
    expect(batas({ berat_asli: '2.034' }, 'R60')).toEqual(['2', '2.034']);
  });
  it('takes whatever a rule makes of it', () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 500 }), fc.constantFrom(...RULES), (mg, tara, aturan) => {
        const barang = { berat_asli: gram(mg + tara), berat_atribut: gram(tara), berat_plastik: 0 };
        const { min, maks } = batasBerat({ ...barang, carat: 0 }, aturan);
        const jual = beratJual(barang, aturan);
        expect(jual?.gte(min) && jual.lte(maks)).toBe(true);
      }),
    );
  });
});
