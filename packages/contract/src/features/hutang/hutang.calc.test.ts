import { describe, expect, it } from 'vitest';
import { Dec } from '../../core/dec.ts';
import type { SatuanBunga } from './bunga.calc.ts';
import { besarKembali, hasilLelang, nilaiMenurutBerat, sampaiTempo, tagihanHutang, tglLelang } from './hutang.calc.ts';

const ATURAN = { satuan_bunga: 'HARIAN', min_hari: 15, hari_tenggang: 0, pembulatan_bunga: 1 } as const;
const pinjaman = (more: object = {}) => ({
  ...ATURAN,
  pokok: 8_000_000,
  bunga: 3,
  tgl_bunga: '2026-11-22',
  bunga_dibayar: 0,
  ...more,
});
const bunga = (tgl: string, more?: object) => tagihanHutang(pinjaman(more), tgl).bunga_rp.toString();

describe('what is due of 8,000,000 at 3 %', () => {
  it.each<[SatuanBunga, string[]]>([
    ['HARIAN', ['80000', '256000', '376000']],
    ['SETENGAH_BULAN', ['120000', '360000', '480000']],
    ['BULANAN', ['240000', '480000', '480000']],
  ])('by %s after 10, 32 and 47 days', (satuan_bunga, expected) =>
    expect(['2026-12-02', '2026-12-24', '2027-01-08'].map((tgl) => bunga(tgl, { satuan_bunga, min_hari: 0 }))).toEqual(
      expected,
    ),
  );
  it('counts the days over the ends of months and of the year', () =>
    expect(tagihanHutang(pinjaman(), '2027-01-23')).toMatchObject({ lama_hari: 62 }));
  it('is 8,376,000 on day 47', () => expect(tagihanHutang(pinjaman(), '2027-01-08').total.toString()).toBe('8376000'));
  it('costs 15 days at least, on the first day too', () =>
    expect([bunga('2026-11-22'), bunga('2026-12-02')]).toEqual(['120000', '120000']));
  it('asks for no interest twice on one day', () =>
    expect([bunga('2026-11-22', { bunga_dibayar: 120_000 }), bunga('2026-11-23', { bunga_dibayar: 1 })]).toEqual([
      '0',
      '120000',
    ]));
});

it('tells when it is due and what is paid back then', () => {
  const { jatuh_tempo, bunga_rp, besar_kembali } = besarKembali(8_000_000, 3, 120, '2026-11-22', ATURAN);
  expect([jatuh_tempo, bunga_rp.toString(), besar_kembali.toString()]).toEqual(['2027-03-22', '960000', '8960000']);
  expect(tglLelang(jatuh_tempo, 1)).toBe('2027-03-23');
});

describe('what is paid back on the due day', () => {
  const tempo = (jatuh_tempo: string, more: object = {}) => {
    const { bunga_rp, besar_kembali } = sampaiTempo(pinjaman(more), jatuh_tempo);
    return [bunga_rp, besar_kembali].map(String);
  };
  it('is what was agreed, as long as nothing was paid', () =>
    expect(tempo('2027-03-22')).toEqual(['960000', '8960000']));
  it('goes by what is left, from the day to which interest is paid', () =>
    expect(tempo('2027-03-22', { pokok: 5_000_000, tgl_bunga: '2027-01-21', bunga_dibayar: 480_000 })).toEqual([
      '300000',
      '5300000',
    ]));
  it('has no interest beyond a day to which it is paid already', () =>
    expect(tempo('2027-03-22', { tgl_bunga: '2027-03-25', bunga_dibayar: 984_000 })).toEqual(['0', '8000000']));
});

describe('an auction of 8,000,000 with 1,040,000 of interest and 100,000 of cost', () => {
  const bagi = (nilai: number) =>
    Object.fromEntries(
      Object.entries(
        hasilLelang({ pokok: Dec.from(8_000_000), bunga_rp: Dec.from(1_040_000) }, Dec.from(100_000), Dec.from(nilai)),
      ).map(([name, rupiah]) => [name, Number((rupiah as Dec).toString())]),
    );
  it('gives the customer what is above the claim: 9,500,000 − 9,140,000 = 360,000', () =>
    expect(bagi(9_500_000)).toEqual({
      klaim: 9_140_000,
      pokok: 8_000_000,
      biaya: 100_000,
      bunga: 1_040_000,
      kelebihan: 360_000,
      rugi: 0,
    }));
  it('loses interest first', () =>
    expect(bagi(8_500_000)).toMatchObject({ pokok: 8_000_000, biaya: 100_000, bunga: 400_000, kelebihan: 0, rugi: 0 }));
  it('then its cost, then principal', () => {
    expect(bagi(8_050_000)).toMatchObject({ pokok: 8_000_000, biaya: 50_000, bunga: 0, rugi: 0 });
    expect(bagi(7_000_000)).toMatchObject({ pokok: 7_000_000, biaya: 0, bunga: 0, kelebihan: 0, rugi: 1_000_000 });
  });
  it('is shared by weight, to the last rupiah', () => {
    const bagian = (nilai: number, berat: readonly string[]) =>
      nilaiMenurutBerat(Dec.from(nilai), berat.map(Dec.from)).map(String);
    expect(bagian(7_110_000, ['6.5', '3.5'])).toEqual(['4621500', '2488500']);
    expect(bagian(100, ['1', '1', '1'])).toEqual(['33', '33', '34']);
    expect(bagian(3, ['0.001', '20', '0.001'])).toEqual(['1', '1', '1']);
    expect(bagian(10_000, ['0.001', '20', '0.001'])).toEqual(['1', '9998', '1']);
  });
});

describe('a year of 8,000,000 at 3 %, day by day', () => {
  /** What a clerk would write into a table: each day, each begun half month or month costs so much. */
  const tabel = (setiap: number, harga: number): string[] => {
    let sampai = 0;
    return Array.from({ length: 365 }, (_, index) => {
      if (index % setiap === 0) sampai += harga;
      return String(sampai);
    });
  };
  const setahun = (more: object): string[] =>
    Array.from({ length: 365 }, (_, index) =>
      bunga(new Date(Date.UTC(2026, 10, 23 + index)).toISOString().slice(0, 10), more),
    );
  it.each<[SatuanBunga, string[]]>([
    ['HARIAN', tabel(1, 8000)],
    ['SETENGAH_BULAN', tabel(15, 120_000)],
    ['BULANAN', tabel(30, 240_000)],
  ])('is what the table of %s says', (satuan_bunga, expected) =>
    expect(setahun({ satuan_bunga, min_hari: 0 })).toEqual(expected),
  );
  it('costs the first fifteen days together where that is the least', () =>
    expect(setahun({})).toEqual(tabel(1, 8000).map((rupiah, index) => (index < 15 ? '120000' : rupiah))));
});
