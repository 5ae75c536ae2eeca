import { Dec } from '@kilau/contract/core/dec.ts';
import { money, text } from '@kilau/contract/core/field.ts';
import { kindFaults } from '@kilau/contract/core/kind-faults.ts';
import { defineKind } from '@kilau/contract/core/kind.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { moneyEntry } from '../../ledger/entry.ts';
import { newKey, toyShop, type Shown } from '../../testing/toy-shop.ts';
import { atWork } from './at-work.ts';

const ALASAN = { alasan: 'SALAH' };
const alasan = { alasan: text({ max: 200, required: true }) } as const;
const header = { jumlah: money({ required: true, min: 1 }) } as const;
const PLAIN = { menu: 'hutang', header, parts: {}, rows: {}, stored: undefined, lines: {}, filters: [] } as const;

/** A paper that waits when somebody enters it, and stands at once when another one makes it. */
const serah = defineKind({
  ...PLAIN,
  key: 'uji-serah',
  base: 'uji-serah',
  kode: 'US',
  number: 'no_serah',
  pages: { create: '/uji-serah', list: '/uji-serah' },
  states: { OPEN: { tone: 'waits' }, DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'OPEN',
  made: { jadi: 'DONE' },
  deeds: {
    validasi: { page: '/uji-serah', from: ['OPEN'], to: 'DONE', books: ['buat'] },
    batal: {
      page: '/uji-serah',
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL SERAH UJI',
      input: alasan,
      undoes: ['validasi'],
    },
  },
  columns: ['total'],
});
/** What is paid off: what was paid is the customer's, until the paper that it makes takes it. */
const lunas = defineKind({
  ...PLAIN,
  key: 'uji-lunas',
  base: 'uji-lunas',
  kode: 'UL',
  number: 'no_lunas',
  pages: { create: '/uji-lunas', list: '/uji-lunas' },
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  deeds: {
    batal: {
      page: '/uji-lunas',
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL LUNAS UJI',
      input: alasan,
      undoes: ['buat'],
    },
  },
  accounts: [{ akun: 'TITIPAN', rest: true }],
  columns: ['total'],
});

const serahAtWork = atWork(serah, {
  make: async (_work, { jumlah }) => ({ total: jumlah }),
  made: {
    // It draws on the paper that makes it, whose number is not known yet when this is worked out.
    jadi: async (_work, { jumlah }) => ({
      total: Dec.from(Number(jumlah)),
      bayar: [
        {
          arah: 'MASUK',
          cara: 'TITIPAN',
          akun: 'TITIPAN',
          sub: { nomor: 'sebab' },
          kategori: 'UJI',
          jumlah: Dec.from(Number(jumlah)),
        },
      ],
      entries: () => moneyEntry('PENJUALAN', '', Dec.from(-Number(jumlah)), 'UJI'),
    }),
  },
  deeds: { validasi: async () => ({}), batal: async () => ({}) },
});
const lunasAtWork = atWork(lunas, {
  make: async ({ context }, { jumlah }) => ({
    total: jumlah,
    bayar: [{ arah: 'MASUK', cara: 'CASH', akun: 'KAS', sub: context.actor.user_id, kategori: 'UJI', jumlah }],
    entries: (nomor) => moneyEntry('TITIPAN', nomor, jumlah.negated(), 'UJI'),
    akibat: [{ jenis: 'uji-serah', deed: 'jadi', input: { jumlah: jumlah.toJSON() } }],
  }),
  deeds: { batal: async () => ({}) },
});

const shop = toyShop([serahAtWork, lunasAtWork]);
const kasir = () => shop.as('KASIR1');
const post = async (path: string, body: object) =>
  (await kasir()('POST', path, body, { 'idempotency-key': newKey() })).body as Shown;
const baca = async (nomor: string) => (await kasir()('GET', `uji-serah/${nomor}`)).body as Shown;

beforeAll(() => shop.open({ KASIR1: 'KASIR', SPV1: 'SPV' }));

describe('a paper that another one makes to stand', () => {
  it('is booked with its cause, and taken back with it before it: nothing stands on the wrong side meanwhile', async () => {
    const before = await shop.balances();
    const { nomor } = await post('uji-lunas', { jumlah: 5000 });
    const { nomor: serahan } = await shop.server.db.one<{ nomor: string }>(
      `select nomor from perbuatan where sebab_nomor = $1 and aksi = 'JADI'`,
      [nomor],
    );
    expect(await baca(serahan)).toMatchObject({ status: 'DONE', versi: 1, total: 5000, boleh: [] });
    expect((await shop.balances())[`TITIPAN ${nomor}`]).toBeUndefined();
    expect(await shop.differences()).toEqual([]);
    const otorisasi = await shop.izin('BATAL LUNAS UJI', nomor, ALASAN);
    expect(await post(`uji-lunas/${nomor}/batal`, { ...ALASAN, otorisasi })).toMatchObject({ status: 'CANC' });
    expect(await baca(serahan)).toMatchObject({ status: 'CANC', versi: 2 });
    expect(await shop.balances()).toEqual(before);
    expect(await shop.differences()).toEqual([]);
  });

  it('waits as before where somebody enters it', async () => {
    expect(await post('uji-serah', { jumlah: 7000 })).toMatchObject({ status: 'OPEN', boleh: ['validasi'] });
  });

  it('begins in a state that stands, by a name of its own, and by a handler', () => {
    expect(kindFaults(serah)).toEqual([]);
    expect(kindFaults({ ...serah, made: { jadi: 'OPEN', validasi: 'DONE' } })).toEqual([
      'jadi makes papers in OPEN, which does not stand',
      'validasi makes papers, and is another deed too',
    ]);
    expect(() => atWork(serah, { ...serahAtWork.handlers, made: {} } as never)).toThrow('is made by jadi');
  });
});
