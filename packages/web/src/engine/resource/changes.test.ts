import { describe, expect, it } from 'vitest';
import { Dec } from '@kilau/contract/core/dec.ts';
import { code, kadar, lines, money, refs, secret, text, type Fields } from '@kilau/contract/core/field.ts';
import { changedFields, changeLines } from './changes.ts';

const fields = {
  kode: code({}),
  nama: text({ max: 20 }),
  harga: money({}),
  kadar: kadar({}),
} as const satisfies Fields;
const context = { timeZone: 'Asia/Jakarta', t: (key: string) => key };
const entry = (sebelum: object | null, sesudah: object | null) => ({
  waktu: '2026-11-21T01:00:00Z',
  user_id: 'SITI',
  aksi: 'UBAH',
  sebelum: sebelum as Record<string, unknown> | null,
  sesudah: sesudah as Record<string, unknown> | null,
});

describe('what is sent', () => {
  it('is what differs, whatever form it has', () => {
    const record = { kode: '700', nama: 'EMAS', harga: 1_437_000, kadar: 70, catatan: null };
    expect(
      changedFields(fields, record, {
        nama: 'EMAS',
        harga: Dec.from(1_437_000),
        kadar: Dec.from('70.000'),
        catatan: null,
      }),
    ).toEqual({});
    expect(changedFields(fields, record, { nama: 'EMAS MUDA', harga: Dec.from(1_450_000) })).toEqual({
      nama: 'EMAS MUDA',
      harga: Dec.from(1_450_000),
    });
    expect(changedFields(fields, record, { nama: null })).toEqual({ nama: null });
  });
  it('of a list is its content', () => {
    const lists = {
      rak: refs('baki', { max: 9 }),
      baris: lines({ kode: code({}), harga: money({}) }, { max: 9 }),
    } as const satisfies Fields;
    const record = { rak: ['A01', 'A02'], baris: [{ harga: 5000, kode: '700' }] };
    expect(
      changedFields(lists, record, { rak: ['A01', 'A02'], baris: [{ kode: '700', harga: Dec.from(5000) }] }),
    ).toEqual({});
    expect(changedFields(lists, { rak: null }, { rak: [] })).toEqual({});
    expect(changedFields(lists, record, { rak: ['A02', 'A01'] })).toEqual({ rak: ['A02', 'A01'] });
    expect(changedFields(lists, record, { baris: [{ kode: '700', harga: Dec.from(5001) }] })).toEqual({
      baris: [{ kode: '700', harga: Dec.from(5001) }],
    });
  });
  it('leaves out a secret that was not typed anew', () => {
    const keys = { kunci: secret({ max: 40 }) } as const satisfies Fields;
    expect(changedFields(keys, { kunci: true }, { kunci: null })).toEqual({});
    expect(changedFields(keys, { kunci: true }, { kunci: 'baru' })).toEqual({ kunci: 'baru' });
  });
  it('tells codes of digits apart', () =>
    expect(changedFields(fields, { kode: '007' }, { kode: '7' })).toEqual({ kode: '7' }));
});

describe('a history', () => {
  it('tells what a field was and is', () => {
    expect(changeLines(fields, entry({ harga: 1_437_000 }, { harga: 1_450_000 }), context)).toEqual([
      { name: 'harga', before: '1,437,000', after: '1,450,000' },
    ]);
  });
  it('of a new record tells all it holds', () => {
    expect(changeLines(fields, entry(null, { kode: '700', nama: '', harga: 0, kadar: 37.5 }), context)).toEqual([
      { name: 'kode', before: '', after: '700' },
      { name: 'harga', before: '', after: '0' },
      { name: 'kadar', before: '', after: '37.5' },
    ]);
  });
  it('of a deactivation tells nothing more', () => {
    expect(changeLines(fields, entry({ kode: '700', nama: 'EMAS' }, { nama: 'EMAS', kode: '700' }), context)).toEqual(
      [],
    );
  });
});
