import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lines, money, text } from './field.ts';
import { recordSchema, recordShape } from './schema.ts';
import { unnamedBreaks, unnamedFields } from './unnamed.ts';

const FIELDS = {
  nama: text({ max: 20 }),
  barang: lines({ kode: text({ max: 5 }), nilai: money({ readOnly: 'always' }) }, { max: 3 }),
};
const paths = (schema: z.ZodType | undefined, value: unknown) => Object.keys(unnamedBreaks(schema, value));

describe('what a value says beside its schema', () => {
  it('is told at its path, in rows and parts as well, and is not what is left out', () => {
    const schema = recordShape(FIELDS, { pelanggan: z.preprocess((value) => value ?? {}, recordSchema(FIELDS)) });
    const value = {
      nama: 'A',
      nma: 'B',
      lewat: undefined,
      barang: [{ kode: 'X' }, { kode: 'Y', diskonn: 5 }],
      pelanggan: { hp: '0811', barang: [{ kod: 1 }] },
    };
    expect(unnamedBreaks(schema, value)).toEqual({
      nma: { rule: 'tidak_dikenal' },
      'barang.1.diskonn': { rule: 'tidak_dikenal' },
      'pelanggan.hp': { rule: 'tidak_dikenal' },
      'pelanggan.barang.0.kod': { rule: 'tidak_dikenal' },
    });
  });

  it('is nothing that either half of a schema knows, or one of several', () => {
    const both = z.intersection(recordSchema({ otorisasi: text({ max: 9 }) }), recordSchema(FIELDS));
    expect(paths(both, { otorisasi: 'x', nama: 'y', lain: 1 })).toEqual(['lain']);
    const rows = z.intersection(z.object({ r: z.array(z.object({ a: z.string() })) }), z.object({ versi: z.number() }));
    expect(paths(rows, { versi: 1, r: [{ a: 'x', b: 1 }] })).toEqual(['r.0.b']);
    const one = z.union([z.object({ a: z.string() }), z.object({ b: z.string().optional() }).nullable()]);
    expect(paths(one, { a: 'x', b: 'y', c: 'z' })).toEqual(['c']);
  });

  it('may be anything where a schema takes anything', () => {
    expect(paths(z.record(z.string(), z.unknown()), { a: 1 })).toEqual([]);
    expect(paths(z.looseObject({ a: z.string() }), { b: 1 })).toEqual([]);
    expect(paths(z.union([z.object({ a: z.string() }), z.record(z.string(), z.unknown())]), { b: 1 })).toEqual([]);
    expect(paths(z.strictObject({ a: z.string() }).default({ a: '' }).readonly(), { b: 1 })).toEqual(['b']);
  });

  it('is everything where there is no schema, and of no other kind of value', () => {
    expect(paths(undefined, { a: 1 })).toEqual(['a']);
    expect(paths(undefined, undefined)).toEqual([]);
    expect(paths(z.object({ a: z.string() }), 'text')).toEqual([]);
    expect(paths(z.object({ a: z.array(z.object({})) }), { a: { b: 1 } })).toEqual([]);
  });

  it('is not what a definition names as worked out: a record may come back as it was read', () => {
    expect(unnamedFields(FIELDS, { nama: 'A', barang: [{ kode: 'X', nilai: 5, lain: 6 }], x: 1 })).toEqual({
      'barang.0.lain': { rule: 'tidak_dikenal' },
      x: { rule: 'tidak_dikenal' },
    });
  });
});
