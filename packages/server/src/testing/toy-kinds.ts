import { Dec } from '@kilau/contract/core/dec.ts';
import { date, money, text, weight } from '@kilau/contract/core/field.ts';
import { defineKind, type KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { addMonths } from '@kilau/contract/core/calendar.ts';
import { atWork } from '../engine/paper/at-work.ts';
import type { KindHandlers, Payment } from '../engine/paper/kind.ts';
import { copyMarks } from '../engine/print/copy.ts';
import { slipForms } from '../engine/print/forms.ts';
import { moneyEntry } from '../ledger/entry.ts';
import type { Db } from '../platform/database/tx.ts';

const alasan = { alasan: text({ max: 200, required: true }) } as const;
const jumlah = { jumlah: money({ min: 1, required: true }) } as const;

/** A kind that exercises what the engine can: deeds that repeat, undoings, changes, a rest, head columns and lines. */
export const pinjaman = defineKind({
  key: 'uji-pinjaman',
  base: 'uji-pinjaman',
  kode: 'UP',
  number: 'no_pinjaman',
  menu: 'hutang',
  pages: { create: '/uji-pinjaman', list: '/lihat-uji-pinjaman' },
  states: {
    OPEN: { tone: 'waits', edit: true },
    AKTIF: { tone: 'stands' },
    TUNGGU: { tone: 'waits', overnight: true },
    LUNAS: { tone: 'over' },
    CANC: { tone: 'gone' },
  },
  initial: 'OPEN',
  validation: { module: 'VALIDASI_PENJUALAN_MODULE', deed: 'validasi' },
  opening: { status: 'AKTIF', input: { sisa: money({ min: 1, required: true }) } },
  header: {
    pokok: money({ min: 1, required: true }),
    jatuh_tempo: date({ required: true }),
    keterangan: text({ max: 100 }),
  },
  parts: { pelanggan: { nama: text({ max: 60, required: true }), no_hp: text({ max: 20 }) } },
  rows: { jaminan: { nama_barang: text({ max: 60, required: true }), berat: weight({ min: 0.001, required: true }) } },
  deeds: {
    validasi: {
      page: '/validasi-uji-pinjaman',
      from: ['OPEN'],
      to: 'AKTIF',
      levels: ['KASIR', 'SPV', 'OWN'],
      batch: true,
    },
    bunga: { page: '/lihat-uji-pinjaman', from: ['AKTIF'], to: 'AKTIF', input: jumlah },
    sebagian: { page: '/lihat-uji-pinjaman', from: ['AKTIF'], to: ['AKTIF', 'LUNAS'], input: jumlah },
    // Saved by one, booked by another into his own drawer.
    ajukan: { page: '/lihat-uji-pinjaman', from: ['AKTIF'], to: 'TUNGGU' },
    terima: { page: '/validasi-uji-pinjaman', from: ['TUNGGU'], to: 'LUNAS', books: ['ajukan'] },
    'tolak-ajuan': {
      page: '/validasi-uji-pinjaman',
      from: ['TUNGGU'],
      to: 'AKTIF',
      approval: 'TOLAK AJUAN UJI',
      input: alasan,
      undoes: ['ajukan'],
    },
    lelang: {
      page: '/lihat-uji-pinjaman',
      from: ['AKTIF'],
      to: 'LUNAS',
      approval: 'LELANG UJI',
      binds: { kelebihan: money({ required: true }) },
      input: { nilai: money({ min: 1, required: true }) },
    },
    pelunasan: { page: '/lihat-uji-pinjaman', from: ['AKTIF'], to: 'LUNAS' },
    // Done by an exchange alone, which pays with what the loan still owes and makes another one.
    tukar: { from: ['AKTIF'], to: 'LUNAS' },
    tolak: {
      page: '/validasi-uji-pinjaman',
      from: ['OPEN'],
      to: 'CANC',
      approval: 'TOLAK UJI',
      input: alasan,
      undoes: ['buat'],
    },
    'batal-bayar': {
      page: '/batal-uji-pinjaman',
      from: ['AKTIF'],
      to: 'AKTIF',
      approval: 'BATAL BAYAR UJI',
      input: alasan,
      undoes: ['bunga', 'sebagian'],
    },
    'batal-lunas': {
      page: '/batal-uji-pinjaman',
      from: ['LUNAS'],
      to: 'AKTIF',
      approval: 'BATAL LUNAS UJI',
      input: alasan,
      undoes: ['pelunasan', 'sebagian', 'lelang', 'terima'],
    },
    batal: {
      page: '/batal-uji-pinjaman',
      from: ['AKTIF'],
      to: 'CANC',
      approval: 'BATAL UJI',
      input: alasan,
      undoes: ['validasi', 'saldo-awal'],
    },
  },
  stored: { table: 'uji_pinjaman', fields: { pokok: money({}), jatuh_tempo: date({}) } },
  lines: { jaminan: { table: 'uji_pinjaman_jaminan', fields: { nama_barang: text({ max: 60 }), berat: weight({}) } } },
  prints: ['nota.escpos', 'slip.pdf', 'slip.txt'],
  reprint: 'CETAK ULANG UJI',
  columns: ['nama', 'pokok', 'jatuh_tempo', 'sisa'],
  accounts: [{ akun: 'MODAL', rest: true }],
  sisa: 'saldo',
  filters: ['jatuh_tempo'],
  search: ['jaminan/nama_barang'],
});

export const PINJAMAN_PAGES = [
  '/uji-pinjaman',
  '/lihat-uji-pinjaman',
  '/validasi-uji-pinjaman',
  '/batal-uji-pinjaman',
] as const;

const cash = (arah: Payment['arah'], sub: string, kategori: string, rupiah: Dec): Payment => ({
  arah,
  cara: 'CASH',
  akun: 'KAS',
  sub,
  kategori,
  jumlah: rupiah,
});

/** What a loan says, made as changed. */
const says = ({ pokok, jatuh_tempo, keterangan, pelanggan, jaminan }: KindInput<typeof pinjaman>) => ({
  total: pokok,
  keterangan: keterangan ?? '',
  pelanggan: { kode_member: '', nama: pelanggan.nama, no_hp: pelanggan.no_hp ?? '', alamat: '' },
  kepala: { pokok, jatuh_tempo },
  baris: { jaminan },
});

const slip = slipForms('uji-pinjaman', async (_sql, context, nomor, copy) => ({
  title: nomor,
  width: 58,
  columns: 32,
  cut: true,
  openDrawer: false,
  copies: [''],
  parts: [nomor, ...copyMarks(context, 'AKTIF', copy).tanda].map((line) => ({ kind: 'text', text: line })),
}));

const pinjamanHandlers: KindHandlers<typeof pinjaman> = {
  make: async (_work, input) => says(input),
  change: async (_work, _paper, input) => says(input),
  open: async (_work, input, nomor) => ({
    ...says(input),
    sisa: input.sisa,
    entries: () => [
      ...moneyEntry('MODAL', nomor, input.sisa, 'SALDO AWAL'),
      ...moneyEntry('PENJUALAN', '', input.sisa.negated(), 'SALDO AWAL'),
    ],
  }),
  deeds: {
    validasi: async ({ context }, { total }) => ({
      sisa: total,
      bayar: [cash('KELUAR', context.actor.user_id, 'PINJAMAN', total)],
      entries: (nomor) => moneyEntry('MODAL', nomor, total, 'PINJAMAN'),
    }),
    // Interest leaves the rest as it is and puts the due date off: the deed may come again.
    bunga: async ({ context }, { kepala }, input) => ({
      kepala: { jatuh_tempo: addMonths(kepala.jatuh_tempo ?? '', 1) },
      bayar: [cash('MASUK', context.actor.user_id, 'BUNGA', input.jumlah)],
      entries: (nomor) => moneyEntry('PENJUALAN', nomor, input.jumlah.negated(), 'BUNGA'),
    }),
    sebagian: async ({ context }, { sisa, nomor: no_pinjaman, versi }, input) => {
      if (input.jumlah.gt(sisa)) throw new Problem('sudah_diubah', { nomor: no_pinjaman, versi });
      return {
        sisa: sisa.minus(input.jumlah),
        status: sisa.eq(input.jumlah) ? 'LUNAS' : 'AKTIF',
        bayar: [cash('MASUK', context.actor.user_id, 'ANGSURAN', input.jumlah)],
        entries: (nomor) => moneyEntry('MODAL', nomor, input.jumlah.negated(), 'ANGSURAN'),
      };
    },
    pelunasan: async ({ context }, { sisa }) => ({
      sisa: Dec.zero,
      bayar: [cash('MASUK', context.actor.user_id, 'PELUNASAN', sisa)],
      entries: (nomor) => moneyEntry('MODAL', nomor, sisa.negated(), 'PELUNASAN'),
    }),
    ajukan: async ({ context }, { sisa }) => ({
      bayar: [cash('MASUK', context.actor.user_id, 'PELUNASAN', sisa)],
    }),
    terima: async ({ context }, { sisa }) => ({
      sisa: Dec.zero,
      laci: context.actor.user_id,
      entries: (nomor) => moneyEntry('MODAL', nomor, sisa.negated(), 'PELUNASAN'),
    }),
    'tolak-ajuan': async () => ({}),
    // Who approves the auction approves its surplus.
    lelang: async ({ context }, { sisa }, { nilai }) => ({
      sisa: Dec.zero,
      disetujui: { kelebihan: nilai.minus(sisa) },
      bayar: [cash('MASUK', context.actor.user_id, 'LELANG', nilai)],
      entries: (nomor) => [
        ...moneyEntry('MODAL', nomor, sisa.negated(), 'LELANG'),
        ...moneyEntry('PEMBELIAN', nomor, sisa.minus(nilai), 'LELANG'),
      ],
    }),
    // Its rest is moved by the paper that causes it.
    tukar: async () => ({ sisa: Dec.zero }),
    tolak: async () => ({}),
    'batal-bayar': async () => ({}),
    // Who takes a redemption back gives the money out of his own drawer.
    'batal-lunas': async ({ context }) => ({ laci: context.actor.user_id }),
    batal: async () => ({}),
  },
};

export const pinjamanAtWork = atWork(pinjaman, pinjamanHandlers, slip);

/** A paper that ends one loan and makes another: two papers of another kind are done, and undone, with it. */
const tukar = defineKind({
  key: 'uji-tukar',
  base: 'uji-tukar',
  kode: 'UT',
  number: 'no_tukar',
  menu: 'hutang',
  pages: { create: '/uji-tukar', list: '/uji-tukar' },
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  header: { no_pinjaman: text({ max: 60, required: true }), pokok: money({ min: 1, required: true }) },
  parts: {},
  rows: {},
  deeds: {
    batal: {
      page: '/uji-tukar',
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL TUKAR UJI',
      input: alasan,
      undoes: ['buat'],
    },
  },
  stored: undefined,
  lines: {},
  columns: ['total'],
  filters: [],
});

export const tukarAtWork = atWork(tukar, {
  make: async ({ tx, context }, { no_pinjaman, pokok }) => {
    const { sisa } = await tx.one<{ sisa: Dec }>(
      `select sisa from dokumen where kode_toko = $1 and jenis = 'uji-pinjaman' and nomor = $2`,
      [context.shop.kode_toko, no_pinjaman],
    );
    return {
      total: sisa,
      bayar: [cash('MASUK', context.actor.user_id, 'PELUNASAN', sisa)],
      entries: () => moneyEntry('MODAL', no_pinjaman, sisa.negated(), 'PELUNASAN'),
      akibat: [
        { jenis: 'uji-pinjaman', nomor: no_pinjaman, deed: 'tukar', input: {} },
        {
          jenis: 'uji-pinjaman',
          deed: 'buat',
          input: { pokok, jatuh_tempo: '2027-01-31', keterangan: '', pelanggan: { nama: 'SITI' }, jaminan: [] },
        },
      ],
    };
  },
  deeds: { batal: async () => ({}) },
});

/** Tables of the toy kinds, as a migration would make them. */
export async function makeToyTables(db: Db): Promise<void> {
  await db.query(`create table uji_pinjaman (kode_toko text not null, nomor text not null, ke integer not null,
    pokok numeric(18,0), jatuh_tempo date, primary key (kode_toko, nomor, ke))`);
  await db.query(`create table uji_pinjaman_jaminan (kode_toko text not null, nomor text not null, ke integer not null,
    baris smallint not null, nama_barang text, berat numeric(12,3), primary key (kode_toko, nomor, ke, baris))`);
}
