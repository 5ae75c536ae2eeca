import { describe, expect, it } from 'vitest';
import { batchDeed, permittedDeeds } from './kind-rights.ts';
import { defineKind } from './kind.ts';
import { can, type Actor } from './permission.ts';

const uji = defineKind({
  key: 'uji',
  base: 'uji',
  kode: 'UJ',
  number: 'no_uji',
  menu: 'hutang',
  pages: { create: '/uji', list: '/lihat-uji' },
  states: { OPEN: { tone: 'waits' }, DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'OPEN',
  header: {},
  parts: {},
  rows: {},
  deeds: {
    validasi: { page: '/validasi-uji', from: ['OPEN'], to: 'DONE', levels: ['KASIR'], gate: 'UJI', batch: true },
    tolak: { page: '/validasi-uji', from: ['OPEN'], to: 'CANC', approval: 'TOLAK UJI', undoes: ['buat'] },
    batal: { page: '/batal-uji', from: ['DONE'], to: 'CANC', approval: 'BATAL UJI', undoes: ['validasi'] },
    tukar: { from: ['OPEN', 'DONE'], to: 'CANC' },
  },
  stored: undefined,
  lines: {},
  columns: [],
  filters: [],
});
const PAGES = ['/validasi-uji', '/batal-uji'];
const actor = (level: Actor['level'], pages: readonly string[], uji_on = 'true'): Actor => ({
  user_id: 'X',
  level,
  kode_toko: 'KL01',
  akses: new Set(pages),
  modules: new Map([['UJI', uji_on]]),
});

describe('what may be done to a paper', () => {
  it.each([
    ['its state and all rights let be done', actor('KASIR', PAGES), ['validasi', 'tolak'], ['batal'], 'validasi'],
    ['his level is let do', actor('DEV', PAGES), ['tolak'], ['batal'], undefined],
    ['stands on a page of his menu', actor('KASIR', ['/batal-uji']), [], ['batal'], undefined],
    ['is switched on', actor('KASIR', PAGES, 'false'), ['tolak'], ['batal'], undefined],
    ['his level sees, which sees all', actor('OWN', []), ['tolak'], ['batal'], undefined],
  ])('is what %s', (_, who, open, done, many) => {
    expect(permittedDeeds(uji, who)).toEqual([...open, ...done]);
    expect(batchDeed(uji, '/validasi-uji', (need) => can(who, need))).toBe(many);
  });
});
