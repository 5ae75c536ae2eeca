import { describe, expect, it } from 'vitest';
import { potonganKupon, salahKupon, type NilaiKupon } from './kupon.calc.ts';

const potongan = (kupon: Partial<NilaiKupon>, belanja: number) =>
  potonganKupon({ jenis: 'PERSEN', nilai: 10, min_belanja: 0, maks_potongan: null, ...kupon }, belanja)?.toString();

describe('a coupon', () => {
  it('in percent takes its share, floored', () =>
    expect([potongan({}, 1_500_000), potongan({ nilai: 7 }, 1_234_567)]).toEqual(['150000', '86419']));
  it('takes no more than its limit', () => expect(potongan({ maks_potongan: 100_000 }, 1_500_000)).toBe('100000'));
  it('in rupiah takes its value, and never more than the purchase', () =>
    expect([
      potongan({ jenis: 'RP', nilai: 50_000 }, 1_000_000),
      potongan({ jenis: 'RP', nilai: 50_000 }, 20_000),
    ]).toEqual(['50000', '20000']));
  it('is worth nothing below the least purchase, and its value at it', () =>
    expect([potongan({ min_belanja: 500_000 }, 499_999), potongan({ min_belanja: 500_000 }, 500_000)]).toEqual([
      undefined,
      '50000',
    ]));
});

describe('a coupon that does not pay', () => {
  const kupon = {
    status: 'AKTIF',
    tgl_mulai: '2026-11-01',
    tgl_selesai: '2026-11-30',
    dipakai_dokumen: '',
    jenis: 'RP',
    nilai: 50_000,
    min_belanja: 500_000,
    maks_potongan: null,
  } as const;
  it.each([
    ['is one that pays from its least purchase on', kupon, 500_000, undefined],
    ['is below its least purchase', kupon, 499_999, { rule: 'kupon_min_belanja', params: { jumlah: 'Rp. 500,000' } }],
    [
      'begins later',
      { ...kupon, status: 'BELUM_MULAI' },
      1,
      { rule: 'kupon_belum_mulai', params: { tgl: '01/11/2026' } },
    ],
    ['is over', { ...kupon, status: 'HABIS_MASA' }, 1, { rule: 'kupon_habis_masa', params: { tgl: '30/11/2026' } }],
    ['takes nothing off what it is no share of', { ...kupon, min_belanja: 0 }, 0, { rule: 'kupon_tanpa_nilai' }],
    ['is used up', { ...kupon, dipakai_dokumen: 'FJ-1' }, 1, { rule: 'kupon_terpakai', params: { nomor: 'FJ-1' } }],
    ['is held by the sale that is changed, and pays it', { ...kupon, dipakai_dokumen: 'FJ-2' }, 500_000, undefined],
  ] as const)('%s', (_what, one, belanja, broken) => expect(salahKupon(one, belanja, 'FJ-2')).toEqual(broken));
});
