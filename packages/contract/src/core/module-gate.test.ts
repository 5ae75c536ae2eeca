import { describe, expect, it } from 'vitest';
import { gateAsks, gateCloses, gateKeys, gateTerm, type Gate } from './module-gate.ts';
import { can, denial, moduleOn, type Actor } from './permission.ts';

const actor = (modules: Readonly<Record<string, string>>): Actor => ({
  user_id: 'A',
  level: 'OWN',
  kode_toko: 'KL01',
  akses: new Set<string>(),
  modules: new Map(Object.entries(modules)),
});
const open = (gate: Gate, modules: Readonly<Record<string, string>>): boolean => can(actor(modules), { gate });

describe('a module', () => {
  it.each([
    ['true', true],
    ['HARGA_EMAS', true],
    ['TETAP', true],
    ['0', true],
    ['false', false],
    ['', false],
  ])('with the value %s is on: %s', (value, on) => expect(moduleOn(actor({ X: value }), 'X')).toBe(on));
  it('that the shop does not have is off', () => expect(moduleOn(actor({}), 'X')).toBe(false));
  it('can be asked whether it lists the shop', () => {
    const listed = (value: string) => moduleOn(actor({ X: value }), 'X@toko');
    expect(['KL01', 'KL02, KL01 ', 'KL02', 'KL011', 'true', ''].map(listed)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(moduleOn(actor({}), 'X@toko')).toBe(false);
    // Of head office the shop that it works in, whose parameter it is.
    const inside = (value: string) => moduleOn({ ...actor({ X: value }), di_toko: 'KL02' }, 'X@toko');
    expect([inside('KL02'), inside('KL01')]).toEqual([true, false]);
    expect(gateKeys('X@toko')).toEqual(['X']);
  });
  it('can be asked for one value', () => {
    expect(moduleOn(actor({ app_mode: 'STOCK_JUAL_MANUAL' }), 'app_mode=STOCK_JUAL_MANUAL')).toBe(true);
    expect(moduleOn(actor({ app_mode: 'LAIN' }), 'app_mode=STOCK_JUAL_MANUAL')).toBe(false);
    expect(moduleOn(actor({}), 'app_mode=STOCK_JUAL_MANUAL')).toBe(false);
    // An empty value asked for by name is one too, but not for a key that is not there.
    expect(moduleOn(actor({ app_mode: '' }), 'app_mode=')).toBe(true);
  });
});

describe('a gate', () => {
  const manual: Gate = { any: ['MANUAL_ITEMS_TRANSACTION_MODULE', 'app_mode=STOCK_JUAL_MANUAL'] };
  it.each([
    [{ MANUAL_ITEMS_TRANSACTION_MODULE: 'true' }, true],
    [{ MANUAL_ITEMS_TRANSACTION_MODULE: 'false', app_mode: 'STOCK_JUAL_MANUAL' }, true],
    [{ MANUAL_ITEMS_TRANSACTION_MODULE: 'false', app_mode: '' }, false],
    [{ app_mode: 'LAIN' }, false],
  ])('of a module or a value, with %o: %s', (modules, want) => expect(open(manual, modules)).toBe(want));
  it('of one module and not another', () => {
    const branch: Gate = { all: ['SEPUHAN_MODULE'], none: ['SEPUHAN_TERPUSAT_MODULE'] };
    expect(open(branch, { SEPUHAN_MODULE: 'true', SEPUHAN_TERPUSAT_MODULE: 'false' })).toBe(true);
    expect(open(branch, { SEPUHAN_MODULE: 'true', SEPUHAN_TERPUSAT_MODULE: 'true' })).toBe(false);
    expect(denial(actor({}), { gate: branch })).toBe('modul_tidak_aktif');
  });
  it('says what closes it: what is off of what it asks for, or what is on of what it may not', () => {
    const gate: Gate = { all: ['A', 'B=x'], any: ['C', 'D'], none: ['E'] };
    const closes = (...on: readonly string[]) => gateCloses(gate, (term) => on.includes(term));
    expect(closes('A')).toEqual({ off: ['B', 'C', 'D'], on: [] });
    expect(closes('A', 'B=x', 'C', 'E')).toEqual({ off: [], on: ['E'] });
    expect(closes('A', 'B=x', 'D')).toEqual({ off: [], on: [] });
    expect(gateCloses('A', () => false)).toEqual({ off: ['A'], on: [] });
    expect([gateAsks(gate), gateKeys(gate)]).toEqual([
      ['A', 'B', 'C', 'D'],
      ['A', 'B', 'C', 'D', 'E'],
    ]);
  });
  it('names its modules without the values it asks for', () =>
    expect(gateKeys(manual)).toEqual(['MANUAL_ITEMS_TRANSACTION_MODULE', 'app_mode']));
  it('reads a term', () =>
    expect([gateTerm('A'), gateTerm('A=B=C')]).toEqual([{ key: 'A' }, { key: 'A', value: 'B=C' }]));
});
