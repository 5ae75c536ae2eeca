import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dec } from '../../core/dec.ts';
import { diskonUntukTotal, persenDiskon, type PpnBaris } from './diskon.calc.ts';
import { hargaBaris, hitungPpn } from './harga-jual.calc.ts';

const gram = { mode_harga: 'GRAM', pembulatan: 500, bulat_turun: false } as const;
const piece = {
  berat: '3.450',
  harga_gram: 1_540_000,
  persentase: 0,
  harga_tetap: null,
  tipe_ongkos: 'PER_GRAM',
  tarif_ongkos: 50_000,
  harga_atribut: 0,
} as const;

/** 3.450 gr × 1,540,000 = 5,313,000, ongkos 172,500: 5,485,500. */
const line = (diskon: { diskon_rp?: Dec; diskon_persen?: number } = {}) => hargaBaris({ ...piece, ...diskon }, gram);
const { harga_jual, harga_total: dasar } = line();
const untuk = (total: number, ppn?: PpnBaris) => diskonUntukTotal({ dasar, harga_jual }, total, ppn);
const plain = (found: ReturnType<typeof untuk>) => found && [String(found.diskon), String(found.total)];

describe('make the total', () => {
  it('5,400,000 of 5,485,500 is a discount of 85,500, and the line comes to it', () => {
    expect(plain(untuk(5_400_000))).toEqual(['85500', '5400000']);
    expect(String(line({ diskon_rp: Dec.from(85_500) }).harga_total)).toBe('5400000');
  });

  it('is no discount where it costs that, and nothing leads above it or below the price of its gold', () => {
    expect(plain(untuk(5_485_500))).toEqual(['0', '5485500']);
    expect(untuk(5_485_501)).toBeUndefined();
    expect(plain(untuk(172_500))).toEqual(['5313000', '172500']);
    expect(untuk(172_499)).toBeUndefined();
  });

  it('with PPN in the price is the same; with PPN on top it is what is paid', () => {
    expect(plain(untuk(5_400_000, { cara: 'INCLUDE', tarif: '1.1' }))).toEqual(['85500', '5400000']);
    // 5,341,246 × 1.1 % = 58,753.706, to whole rupiah 58,754.
    expect(plain(untuk(5_400_000, { cara: 'EXCLUDE', tarif: '1.1' }))).toEqual(['144254', '5400000']);
  });

  it('with PPN on top is never more than was wanted, and less only where no price leads there', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300_000, max: 5_485_500 }),
        fc.constantFrom('1.1', '1.65', '11'),
        (total, tarif) => {
          const found = untuk(total, { cara: 'EXCLUDE', tarif });
          expect(found).toBeDefined();
          if (!found) return;
          const harga = dasar.minus(found.diskon);
          expect(found.total.lte(total)).toBe(true);
          expect(found.total.eq(hitungPpn(harga, tarif, 'EXCLUDE').total)).toBe(true);
          expect(hitungPpn(harga.plus(1), tarif, 'EXCLUDE').total.gt(total)).toBe(true);
        },
      ),
    );
  });

  it('fills exactly the discount that the line then takes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 172_500, max: 5_485_500 }), (total) => {
        const diskon_rp = untuk(total)?.diskon ?? Dec.zero;
        const hasil = line({ diskon_rp });
        expect([hasil.diskon_berlebih, String(hasil.harga_total)]).toEqual([false, String(total)]);
      }),
    );
  });
});

describe('the other unit', () => {
  it('85,500 of 5,485,500 are 1.56 %; 2 % are 109,710, rounded down', () => {
    expect(String(persenDiskon(dasar, 85_500))).toBe('1.56');
    expect(String(line({ diskon_persen: 2 }).diskon)).toBe('109710');
  });
  it('2 rupiah are next to nothing, and of nothing nothing is a part', () => {
    expect(String(persenDiskon(dasar, 2))).toBe('0');
    expect(String(persenDiskon(0, 2))).toBe('0');
  });
});
