import { Dec } from '@kilau/contract/core/dec.ts';
import { describe, expect, it } from 'vitest';
import { moneyEntry } from '../../ledger/entry.ts';
import { pinjaman, tukarAtWork } from '../../testing/toy-kinds.ts';
import { assertOwnDeeds } from './accounts.ts';

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
