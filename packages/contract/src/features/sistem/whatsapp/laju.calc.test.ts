import { describe, expect, it } from 'vitest';
import { nomorWa } from '../../../core/nomor-wa.ts';
import { ACAK_DETIK, batasPada, JAM_KIRIM, jadwalKirim } from './laju.calc.ts';

const LAMA = { jeda_detik: 10, batas_harian: 500, perangkat_sejak: null };
const PAGI = { tgl: '2026-11-23', detik: 8 * 3600 };
const tengah = () => ACAK_DETIK / 2;

describe('messages to many', () => {
  it('take three days for 1,200 members, and 125 minutes for 500 (domain guide, part 2 §9)', () => {
    const saat = jadwalKirim(1200, PAGI, new Map(), LAMA, tengah);
    const pada = (hari: string) => saat.filter(({ tgl }) => tgl === hari).length;
    expect(['2026-11-23', '2026-11-24', '2026-11-25'].map(pada)).toEqual([500, 500, 200]);
    expect(saat[0]).toEqual({ tgl: '2026-11-23', detik: JAM_KIRIM.dari });
    expect((saat[499]?.detik ?? 0) - JAM_KIRIM.dari).toBe(499 * 15);
    expect(Math.round((500 * 15) / 60)).toBe(125);
  });

  it('begin where those before end, and go on tomorrow behind the evening', () => {
    const malam = { tgl: '2026-11-23', detik: JAM_KIRIM.sampai - 5 };
    expect(jadwalKirim(2, malam, new Map(), LAMA, tengah)).toEqual([
      malam,
      { tgl: '2026-11-24', detik: JAM_KIRIM.dari },
    ]);
    const penuh = new Map([
      ['2026-11-23', 500],
      ['2026-11-24', 499],
    ]);
    expect(jadwalKirim(2, PAGI, penuh, LAMA, tengah).map(({ tgl }) => tgl)).toEqual(['2026-11-24', '2026-11-25']);
  });

  it('grow by fifty a day on a new device', () => {
    const baru = { ...LAMA, perangkat_sejak: '2026-11-22' };
    expect(['2026-11-21', '2026-11-22', '2026-11-23', '2026-12-31'].map((tgl) => batasPada(baru, tgl))).toEqual([
      50, 50, 100, 500,
    ]);
  });
});

describe('a phone number', () => {
  it.each([
    ['081234567890', '6281234567890'],
    ['62 812-3456-7890', '6281234567890'],
    ['+62 812 3456 7890', '6281234567890'],
    ['-', undefined],
    ['0811', undefined],
    ['991234567890', undefined],
  ])('%s is %s', (typed, nomor) => expect(nomorWa(typed)).toBe(nomor));
});
