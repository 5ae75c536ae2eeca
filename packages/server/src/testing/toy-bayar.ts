import { Dec } from '@kilau/contract/core/dec.ts';
import { integer, money, text } from '@kilau/contract/core/field.ts';
import { defineKind, type KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { BAYAR_FIELDS } from '@kilau/contract/trade/bayar/bayar.fields.ts';
import { atWork } from '../engine/paper/at-work.ts';
import type { Making, Work } from '../engine/paper/kind.ts';
import { holdPayer } from '../engine/paper/settle.ts';
import { moneyEntry, pointEntries } from '../ledger/entry.ts';
import { dokumenBayar, hitungPembayaran } from '../trade/bayar/bayar.ts';
import { akibatBayar, pembayaranJual, pendapatanJual } from '../trade/bayar/uang-jual.ts';

const alasan = { alasan: text({ max: 200, required: true }) } as const;
const DONE_CANC = { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } } as const;

/** What a customer leaves: paid again and again, and picked up by a sale that it pays. */
const titip = defineKind({
  key: 'uji-titip',
  base: 'uji-titip',
  kode: 'UD',
  number: 'no_titip',
  menu: 'hutang',
  pages: { create: '/uji-titip', list: '/uji-titip' },
  states: { ...DONE_CANC, AMBIL: { tone: 'over' } },
  initial: 'DONE',
  header: {},
  parts: {},
  rows: { bayar: BAYAR_FIELDS },
  deeds: {
    bayar: { page: '/uji-titip', from: ['DONE'], to: 'DONE', input: BAYAR_FIELDS },
    ambil: { from: ['DONE'], to: 'AMBIL' },
    'batal-bayar': {
      page: '/uji-titip',
      from: ['DONE'],
      to: 'DONE',
      approval: 'BATAL BAYAR UJI',
      input: alasan,
      undoes: ['bayar'],
    },
    batal: { page: '/uji-titip', from: ['DONE'], to: 'CANC', approval: 'BATAL UJI', input: alasan, undoes: ['buat'] },
  },
  stored: undefined,
  lines: {},
  columns: ['total'],
  accounts: [{ akun: 'TITIPAN', rest: true }],
  sisa: 'saldo',
  pays: [{ cara: 'TITIPAN', deed: 'ambil' }],
  filters: [],
});

async function titipan(work: Work, masuk: KindInput<typeof titip>['bayar'], sisa: Dec): Promise<Making<typeof titip>> {
  const jumlah = Dec.sum(masuk.map((row) => row.jumlah ?? Dec.zero));
  const bayar = await hitungPembayaran(work, jumlah, masuk);
  return {
    sisa: sisa.plus(jumlah),
    bayar: pembayaranJual(bayar, masuk, work.context.actor.user_id, 'TITIP'),
    entries: (nomor) => moneyEntry('TITIPAN', nomor, jumlah.negated(), 'TITIP'),
  };
}

const titipAtWork = atWork(titip, {
  make: (work, { bayar }) => titipan(work, bayar, Dec.zero),
  deeds: {
    bayar: (work, { sisa }, input) => titipan(work, [input], sisa),
    ambil: async () => ({ sisa: Dec.zero }),
    'batal-bayar': async () => ({}),
    batal: async () => ({}),
  },
  pay: async (work, cara, { nomor }) => {
    const paper = await holdPayer(work, titip, cara, String(nomor));
    return { nomor: paper.nomor, jumlah: paper.saldo.negated() };
  },
});

/** Old goods that an exchange buys; made, booked and undone with the sale alone. */
const beli = defineKind({
  key: 'uji-beli',
  base: 'uji-beli',
  kode: 'UB',
  number: 'no_beli',
  menu: 'hutang',
  pages: { create: '/uji-beli', list: '/uji-beli' },
  states: { OPEN: { tone: 'waits' }, ...DONE_CANC },
  initial: 'OPEN',
  header: { harga: money({ min: 1, required: true }) },
  parts: {},
  rows: {},
  deeds: { validasi: { from: ['OPEN'], to: 'DONE', books: ['buat'] } },
  stored: undefined,
  lines: {},
  columns: ['total'],
  pays: [{ cara: 'TUKAR', deed: 'validasi' }],
  filters: [],
});

/** Goods are told apart by their price: what waits to be bought is not bought by another paper too. */
async function belumDibeli({ tx, context }: Work, harga: Dec): Promise<void> {
  const lain = await tx.maybe<{ nomor: string }>(
    `select nomor from dokumen where kode_toko = $1 and jenis = 'uji-beli' and status = 'OPEN' and total = $2`,
    [context.shop.kode_toko, harga],
  );
  if (lain) throw new Problem('sudah_dikembalikan', { kode_barcode: lain.nomor });
}

const beliAtWork = atWork(beli, {
  make: async (work, { harga }) => {
    await belumDibeli(work, harga);
    return {
      total: harga,
      bayar: [
        { arah: 'KELUAR', cara: 'TUKAR', akun: 'TUKAR', sub: { nomor: 'sebab' }, kategori: 'PEMBELIAN', jumlah: harga },
      ],
    };
  },
  deeds: {
    validasi: async (_work, { total }) => ({ entries: () => moneyEntry('PEMBELIAN', '', total, 'PEMBELIAN') }),
  },
  pay: async (_work, _cara, { jumlah }) => {
    const harga = Dec.from(jumlah instanceof Dec ? jumlah : 0);
    return { jumlah: harga, akibat: { jenis: 'uji-beli', deed: 'buat', input: { harga } } };
  },
});

/** Points that a member is given; a point pays 1,000. */
const poin = defineKind({
  key: 'uji-poin',
  base: 'uji-poin',
  kode: 'UX',
  number: 'no_poin',
  menu: 'hutang',
  pages: { create: '/uji-poin', list: '/uji-poin' },
  states: DONE_CANC,
  initial: 'DONE',
  header: { kode_member: text({ max: 20, required: true }), poin: integer({ min: 1, required: true }) },
  parts: {},
  rows: {},
  deeds: {
    batal: { page: '/uji-poin', from: ['DONE'], to: 'CANC', approval: 'BATAL UJI', input: alasan, undoes: ['buat'] },
  },
  stored: undefined,
  lines: {},
  columns: ['total'],
  pays: [{ cara: 'POIN' }],
  filters: [],
});

const poinAtWork = atWork(poin, {
  make: async (_work, { kode_member, poin: jumlah }) => ({
    entries: () => pointEntries(kode_member, Dec.from(jumlah), 'POIN'),
  }),
  deeds: { batal: async () => ({}) },
  pay: async ({ tx, context }, _cara, { kode_member, poin: asked }) => {
    const { saldo } = await tx.one<{ saldo: Dec }>(
      `select coalesce(sum(jumlah), 0) as saldo from saldo where kode_toko = $1 and akun = 'POIN' and sub = $2`,
      [context.shop.kode_toko, kode_member],
    );
    const diterima = Dec.from(Number(asked));
    if (saldo.lt(diterima)) throw new Problem('poin_tidak_cukup', {});
    return { jumlah: diterima.times(1000), diterima, pemilik: String(kode_member) };
  },
});

/** A sale of nothing but its price, with all ways to pay. */
const jual = defineKind({
  key: 'uji-jual',
  base: 'uji-jual',
  kode: 'UJ',
  number: 'no_jual',
  menu: 'hutang',
  pages: { create: '/uji-jual', list: '/uji-jual' },
  states: { OPEN: { tone: 'waits', edit: true }, ...DONE_CANC },
  initial: 'OPEN',
  validation: { module: 'VALIDASI_PENJUALAN_MODULE', deed: 'validasi' },
  header: { harga: money({ min: 1, required: true }), kode_member: text({ max: 20 }) },
  parts: {},
  rows: { bayar: BAYAR_FIELDS },
  deeds: {
    validasi: { page: '/uji-jual', from: ['OPEN'], to: 'DONE', books: ['buat'] },
    tolak: { page: '/uji-jual', from: ['OPEN'], to: 'CANC', approval: 'TOLAK UJI', input: alasan, undoes: ['buat'] },
    batal: {
      page: '/uji-jual',
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL UJI',
      input: alasan,
      undoes: ['validasi'],
    },
  },
  stored: undefined,
  lines: {},
  columns: ['total'],
  accounts: [{ akun: 'TUKAR', cleared: true }],
  filters: [],
});

async function jualan(work: Work, masuk: KindInput<typeof jual>): Promise<Making<typeof jual>> {
  const { harga, kode_member } = masuk;
  const bayar = await hitungPembayaran(work, harga, masuk.bayar, { kode_member: kode_member ?? '' });
  const akibat = akibatBayar(bayar);
  return {
    total: harga,
    bayar: pembayaranJual(bayar, masuk.bayar, work.context.actor.user_id, 'PENJUALAN'),
    ...(akibat.length > 0 && { akibat }),
  };
}

const jualAtWork = atWork(jual, {
  needs: async (work, key, masuk) =>
    ['buat', 'ubah'].includes(key) ? dokumenBayar(work, (masuk as KindInput<typeof jual>).bayar) : {},
  make: jualan,
  change: (work, _paper, masuk) => jualan(work, masuk),
  deeds: {
    validasi: async ({ context }, { total }) => ({
      laci: context.actor.user_id,
      entries: () => pendapatanJual(total, Dec.zero, 'PENJUALAN'),
    }),
    tolak: async () => ({}),
    batal: async ({ context }) => ({ laci: context.actor.user_id, kategori: 'BATAL PENJUALAN' }),
  },
});

/** Kinds of papers that pay one another. */
export const bayarAtWork = [titipAtWork, beliAtWork, poinAtWork, jualAtWork] as const;
