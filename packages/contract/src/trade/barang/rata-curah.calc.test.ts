import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Dec } from '../../core/dec.ts';
import { nilaiKeluar, nilaiKembali, nilaiMasuk, type IsiCurah } from './rata-curah.calc.ts';

const isi = (berat: string, nilai: number): IsiCurah => ({ berat: Dec.from(berat), nilai: Dec.from(nilai) });
const masuk = (ada: IsiCurah, berat: string, nilai: number | null) => {
  const baru = nilaiMasuk(ada, Dec.from(berat), nilai === null ? null : Dec.from(nilai));
  return [baru.nilai.toJSON(), baru.dulu.toJSON()];
};

it('grams leave at the average of what all cost, the last ones with what is left', () => {
  // 10 g for 11,000,000 and 5 g for 5,800,001: 1,120,000 a gram.
  const ada = isi('15', 16_800_001);
  expect(nilaiKeluar(ada, Dec.from('4.5')).toJSON()).toBe(5_040_000);
  expect(nilaiKeluar(isi('10.5', 11_760_001), Dec.from('10.5')).toJSON()).toBe(11_760_001);
  expect(nilaiKeluar(isi('10', 0), Dec.from('3')).toJSON()).toBe(0);
});

it('grams come at what was paid, else at the average; what nobody knew costs what the first known does', () => {
  expect(masuk(isi('10', 11_000_000), '5', 5_800_001)).toEqual([5_800_001, 0]);
  expect(masuk(isi('15', 16_800_001), '2', null)).toEqual([2_240_000, 0]);
  expect(masuk(isi('100', 0), '10', 11_000_000)).toEqual([11_000_000, 110_000_000]);
  expect(masuk(isi('100', 0), '10', null)).toEqual([0, 0]);
  expect(masuk(isi('0', 0), '10', null)).toEqual([0, 0]);
});

it('grams that are taken back leave as they came, or at the average once their cost was sold on', () => {
  expect(nilaiKembali(isi('20', 4000), isi('10', 3000)).toJSON()).toBe(3000);
  // 10 g at 100 and 10 g at 300, of which 10 g were sold at 200.
  expect(nilaiKembali(isi('10', 2000), isi('10', 3000)).toJSON()).toBe(2000);
  expect(nilaiKembali(isi('10', 2000), isi('10', 1000)).toJSON()).toBe(2000);
  expect(nilaiKembali(isi('12', 2400), isi('10', 3000)).toJSON()).toBe(2000);
});

it('whatever comes, goes and is taken back: no cost below nothing, and none of what is not there', () => {
  const gerak = fc.record({
    apa: fc.constantFrom('masuk', 'tanpa', 'keluar', 'kembali'),
    mg: fc.integer({ min: 1, max: 90_000 }),
    nilai: fc.integer({ min: 1, max: 90_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(gerak, { maxLength: 40 }), (semua) => {
      let ada = isi('0', 0);
      const datang: IsiCurah[] = [];
      for (const { apa, mg, nilai } of semua) {
        const berat = Dec.from(mg).dividedBy(1000, 3, 'down');
        if (apa === 'masuk' || apa === 'tanpa') {
          const baru = nilaiMasuk(ada, berat, apa === 'masuk' ? Dec.from(nilai) : null);
          const semuanya = baru.nilai.plus(baru.dulu);
          datang.push({ berat, nilai: semuanya });
          ada = { berat: ada.berat.plus(berat), nilai: ada.nilai.plus(semuanya) };
          continue;
        }
        const dulu = apa === 'kembali' ? datang.pop() : undefined;
        const keluar = dulu?.berat ?? berat;
        if (keluar.gt(ada.berat)) continue;
        const pergi = dulu ? nilaiKembali(ada, dulu) : nilaiKeluar(ada, keluar);
        ada = { berat: ada.berat.minus(keluar), nilai: ada.nilai.minus(pergi) };
      }
      expect(ada.nilai.isNegative()).toBe(false);
      if (ada.berat.isZero()) expect(ada.nilai.toJSON()).toBe(0);
    }),
  );
});
