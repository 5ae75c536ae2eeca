import { describe, expect, it } from 'vitest';
import { HARI, izinJam, type JamAkses } from './jam-akses.ts';

const ZONA = 'Asia/Jakarta';
/** 2026-11-23 is a Monday. */
const at = (day: number, time: string, zone = '+07:00') => new Date(`2026-11-${day}T${time}:00${zone}`);
const rule = (hari: readonly string[], jam_mulai: string, jam_selesai: string, level = 'KASIR'): JamAkses => ({
  level,
  hari,
  jam_mulai,
  jam_selesai,
});
const workdays = [rule(HARI.slice(0, 6), '08:00', '21:00')];
const sampai = (rules: readonly JamAkses[], now: Date, zona = ZONA) => {
  const izin = izinJam(rules, 'KASIR', now, zona);
  return izin.boleh ? (izin.sampai?.toISOString() ?? 'tanpa batas') : 'di luar';
};

describe('hours of a level', () => {
  it('do not limit a level without rules, nor owner, super user and support', () => {
    expect(sampai([rule(['SENIN'], '08:00', '09:00', 'SPV')], at(23, '03:00'))).toBe('tanpa batas');
    for (const level of ['OWN', 'SU', 'DEV'] as const) {
      expect(izinJam([rule(['SENIN'], '08:00', '09:00', level)], level, at(24, '03:00'), ZONA)).toEqual({
        boleh: true,
      });
    }
  });

  it.each([
    ['07:59', 'di luar'],
    ['08:00', '2026-11-23T14:00:00.000Z'],
    ['20:59', '2026-11-23T14:00:00.000Z'],
    ['21:00', 'di luar'],
  ])('begin and end to the minute: %s', (time, expected) => expect(sampai(workdays, at(23, time))).toBe(expected));

  it('leave out the days that are not named', () => expect(sampai(workdays, at(29, '12:00'))).toBe('di luar'));

  it("are those of the shop's time zone", () => {
    expect(sampai(workdays, at(23, '07:30'), 'Asia/Makassar')).toBe('2026-11-23T13:00:00.000Z');
    expect(sampai(workdays, at(23, '20:30'), 'Asia/Jayapura')).toBe('di luar');
  });

  it('reach over midnight, also from Sunday to Monday', () => {
    const night = [rule(['MINGGU'], '20:00', '04:00')];
    expect(sampai(night, at(29, '23:00'))).toBe('2026-11-29T21:00:00.000Z');
    expect(sampai(night, at(23, '03:59'))).toBe('2026-11-22T21:00:00.000Z');
    expect(sampai(night, at(23, '04:00'))).toBe('di luar');
  });

  it('join where one ends and another begins', () => {
    expect(sampai([rule(['SENIN'], '08:00', '12:00'), rule(['SENIN'], '12:00', '17:00')], at(23, '09:00'))).toBe(
      '2026-11-23T10:00:00.000Z',
    );
    expect(sampai([rule(HARI, '00:00', '00:00')], at(25, '09:00'))).toBe('tanpa batas');
    expect(sampai([rule(['SENIN'], '10:00', '10:00')], at(23, '10:00'))).toBe('2026-11-24T03:00:00.000Z');
  });
});
