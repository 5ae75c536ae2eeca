import { Dec } from '@kilau/contract/core/dec.ts';
import { describe, expect, it } from 'vitest';
import { moneyEntry } from '../../ledger/entry.ts';
import { pinjaman, tukarAtWork } from '../../testing/toy-kinds.ts';
import { assertCleared, assertOwnDeeds } from './accounts.ts';

const tukar = tukarAtWork.kind;
const KINDS = [pinjaman, tukar];
const moving = (sub: string) => moneyEntry('MODAL', sub, Dec.from(-5), 'PELUNASAN');

describe('an account that is kept by paper', () => {
  it('is moved by a deed of its paper, or in the same call with one', () => {
    expect(() => assertOwnDeeds(KINDS, [{ kind: pinjaman, nomor: 'UP-1', entries: moving('UP-1') }])).not.toThrow();
    const exchange = { kind: tukar, nomor: 'UT-1', entries: moving('UP-1') };
    const caused = { kind: pinjaman, nomor: 'UP-1', entries: [] };
    expect(() => assertOwnDeeds(KINDS, [exchange, caused])).not.toThrow();
  });

  it('is not moved without one, whoever else is done in the call', () => {
    const exchange = { kind: tukar, nomor: 'UT-1', entries: moving('UP-1') };
    const other = { kind: pinjaman, nomor: 'UP-2', entries: [] };
    expect(() => assertOwnDeeds(KINDS, [exchange, other])).toThrow('UT-1 moves MODAL of UP-1 without a deed');
    // A paper of a kind that has no such account does not stand for one that has.
    expect(() => assertOwnDeeds(KINDS, [{ ...exchange, nomor: 'UP-1' }])).toThrow('without a deed of that paper');
  });

  it('says nothing of accounts that are not kept by paper, nor of what stands under no name', () => {
    const entries = [...moneyEntry('KAS', 'SITI', Dec.from(5), 'X'), ...moving('')];
    expect(() => assertOwnDeeds(KINDS, [{ kind: tukar, nomor: 'UT-1', entries }])).not.toThrow();
  });
});

describe('an account that is cleared', () => {
  const kinds = [{ ...tukar, accounts: [{ akun: 'TUKAR', cleared: true }] }] as const;
  const put = (jumlah: number, sub = 'UT-1') => moneyEntry('TUKAR', sub, Dec.from(jumlah), 'TUKAR');

  it('takes what one paper puts there and another one takes, and keeps nothing', () => {
    expect(() => assertCleared(kinds, [...put(3_043_000), ...put(-3_043_000)])).not.toThrow();
    expect(() => assertCleared(kinds, [...put(3_043_000), ...put(-3_042_999)])).toThrow('1 stays on TUKAR of UT-1');
    // What stands under another paper does not make up for it.
    expect(() => assertCleared(kinds, [...put(5), ...put(-5, 'UT-2')])).toThrow('5 stays on TUKAR of UT-1');
    expect(() => assertCleared(KINDS, put(5))).not.toThrow();
  });
});
