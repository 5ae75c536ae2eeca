import { describe, expect, it } from 'vitest';
import { Dec } from './dec.ts';
import { obeying, recordBreaks, type RecordRule } from './record-rule.ts';

const RULES: readonly RecordRule[] = [
  { check: 'urut', from: 'tgl_mulai', to: 'tgl_selesai' },
  { check: 'maks', field: 'nilai', max: 100, when: 'jenis', is: 'PERSEN' },
];
const period = (tgl_mulai: unknown, tgl_selesai: unknown) => recordBreaks(RULES, { tgl_mulai, tgl_selesai });

describe('a period', () => {
  it('may be one day, and may be open', () => {
    expect([
      period('2026-11-21', '2026-11-21'),
      period('2026-11-21', null),
      period(null, '2026-11-21'),
      period('2026-11-21', undefined),
    ]).toEqual([{}, {}, {}, {}]);
  });
  it('does not end before it begins', () =>
    expect(period('2026-11-21', '2026-11-20')).toEqual({ tgl_selesai: { rule: 'rentang_terbalik' } }));
});

describe('a number held down by a choice', () => {
  const of = (jenisPelanggan: string, nilai: unknown) => recordBreaks(RULES, { jenis: jenisPelanggan, nilai });
  it('reaches its limit', () => expect([of('PERSEN', 100), of('PERSEN', Dec.from('100'))]).toEqual([{}, {}]));
  it('does not pass it', () =>
    expect(of('PERSEN', Dec.from('100.001'))).toEqual({ nilai: { rule: 'persen_maks', params: { max: 100 } } }));
  it('is free otherwise', () => expect([of('RP', 50_000), of('PERSEN', null)]).toEqual([{}, {}]));
});

it('asks a new record for fields that another one would spare it', () => {
  const rules = [{ check: 'wajib', fields: ['pemilik', 'sandi'], unless: 'kunci' }] as const;
  const kosong = { rule: 'tidak_boleh_kosong' };
  expect(recordBreaks(rules, { pemilik: '', sandi: null, kunci: null })).toEqual({ pemilik: kosong, sandi: kosong });
  expect(recordBreaks(rules, { pemilik: '', sandi: null, kunci: 'rahasia' })).toEqual({});
  // A change that does not name them.
  expect(recordBreaks(rules, { kunci: null })).toEqual({});
});

it('bends samples until they hold', () => {
  const bent = obeying(RULES, { tgl_mulai: '2026-05-05', tgl_selesai: '2026-01-01', jenis: 'PERSEN', nilai: 4321 });
  expect(recordBreaks(RULES, bent)).toEqual({});
  expect(bent).toMatchObject({ tgl_selesai: '2026-05-05', nilai: 22 });
  expect(obeying(undefined, { a: 1 })).toEqual({ a: 1 });
});
