import { describe, expect, it } from 'vitest';
import { code, date } from './field.ts';
import { kindFaults } from './kind-faults.ts';
import { defineKind } from './kind.ts';

const sound = {
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
    validasi: { page: '/uji', from: ['OPEN'], to: 'DONE' },
    batal: { page: '/uji', from: ['DONE'], to: 'CANC', approval: 'BATAL UJI', undoes: ['validasi'] },
  },
  stored: { table: 'uji', fields: { tgl_janji: date({}) } },
  lines: {},
  columns: ['tgl_janji'],
  filters: ['tgl_janji'],
} as const;

/** Lines that have a name. */
const KEYED = { baris: { table: 'uji_baris', fields: { kode: code({}) }, key: 'kode' } };

describe('a kind', () => {
  it('is sound when every name in it is one of its own', () => {
    expect(kindFaults(defineKind(sound))).toEqual([]);
  });

  it.each([
    ['nothing leads to state LUNAS', { states: { ...sound.states, LUNAS: { tone: 'over' } } }],
    ['deed ambil undoes jual, which is none', { ambil: { approval: 'AMBIL', undoes: ['jual'] } }],
    ['deed ambil leaves its paper where it is, and yet leads elsewhere', { ambil: { to: 'CANC', stays: true } }],
    ['deed ambil undoes without an approval', { ambil: { undoes: ['buat'] } }],
    ['deed ambil stands aside, and moves the paper on', { ambil: { from: ['DONE'], to: 'DONE', aside: true } }],
    ['deed ambil names state HILANG, which is none', { ambil: { from: ['HILANG'] } }],
    ['deed ambil has no page, and yet a caller', { ambil: { page: undefined, batch: true } }],
    ['deed ambil books jual, which is none', { ambil: { books: ['jual'] } }],
    ['deed validasi waits to be booked, and leads to DONE, which does not wait', { ambil: { books: ['validasi'] } }],
    ['deed ambil both books and undoes', { ambil: { approval: 'AMBIL', books: ['buat'], undoes: ['buat'] } }],
    ["deed buat is the engine's own", { buat: {} }],
    ['a chart of gram, which is no stored column', { charted: { pieces: 'gram', grams: 'gram' } }],
    [
      'deed ambil goes on by validasi, which does not book it',
      { ambil: { atOnce: { module: 'X', deed: 'validasi' } } },
    ],
    ['deed ambil goes on with no_baru, which no answer tells', { ambil: { goesOn: 'no_baru' } }],
    ['it is printed again, and has no paper', { reprint: 'CETAK ULANG UJI' }],
    ['papers begin in LUNAS, which is none', { begun: { status: 'LUNAS' } }],
    ['filter kode_sales is no stored column', { filters: ['kode_sales'] }],
    [
      'lines baris add up qty, which is none of their columns',
      { lines: { baris: { table: 'uji_baris', fields: {}, sums: ['qty'] } } },
    ],
    [
      'lines baris are told in qty, which is none of their columns',
      { lines: { baris: { table: 'uji_baris', fields: {}, told: { name: [], amount: 'qty' } } } },
    ],
    ['payments are told in cara, which is none of their columns', { payments: { name: [], amount: 'cara' } }],
    [
      'an approval over selisih, which is none of its columns, or no approval',
      { approval: 'UJI', approvedOver: 'selisih' },
    ],
    ['sum of total, which is no column of its list', { sums: ['total'] }],
    ['a page to change papers, which no state lets be changed', { pages: { ...sound.pages, change: '/uji' } }],
    ['deed ambil goes by lines, and takes nothing back', { lines: KEYED, ambil: { by: 'lines' } }],
    [
      'deed ambil goes by lines, and none of them has a name',
      { ambil: { approval: 'AMBIL', undoes: ['buat'], by: 'lines' } },
    ],
    [
      'deed ambil begins with jumlah in bayar, which it does not ask for',
      { ambil: { begins: [{ input: 'bayar', rest: 'jumlah' }] } },
    ],
    [
      'deed ambil begins with lines lain, which are none',
      { ambil: { begins: [{ input: 'bayar', lines: { name: 'lain', columns: [] } }] } },
    ],
    [
      'deed ambil is approved over saldo, without an approval or a balance',
      { ambil: { approval: 'AMBIL', approvedOver: 'saldo' } },
    ],
    ['deed ambil must be accepted, and yet is asked for', { ambil: { mustAccept: true } }],
    [
      'lines baris are named by kode, which is none of their columns',
      { lines: { baris: { table: 'uji_baris', fields: {}, key: 'kode' } } },
    ],
    ['papers of before stand in LAMA, which is none', { opening: { status: 'LAMA' } }],
    ["deed saldo-awal is the engine's own", { 'saldo-awal': {} }],
    ['deed ambil undoes saldo-awal, which is none', { ambil: { approval: 'AMBIL', undoes: ['saldo-awal'] } }],
    ['search baris/kode is no column of its own', { search: ['baris/kode'] }],
    ['column harga is none of its head', { columns: ['harga'] }],
    ['name of harga, which is no column of every head', { names: { harga: 'price' } }],
    ['a new paper cannot undergo batal', { validation: { module: 'MODUL', deed: 'batal' } }],
  ])('tells a fault: %s', (fault, change: object) => {
    const deeds = Object.fromEntries(
      Object.entries(change)
        .filter(([name]) => ['ambil', 'buat', 'saldo-awal'].includes(name))
        .map(([name, deed]) => [name, { page: '/uji', from: ['DONE'], to: 'DONE', ...(deed as object) }]),
    );
    expect(kindFaults({ type: 'kind', ...sound, ...change, deeds: { ...sound.deeds, ...deeds } })).toEqual([fault]);
  });
});
