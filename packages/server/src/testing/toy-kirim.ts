import { Dec } from '@kilau/contract/core/dec.ts';
import { choice, code, lines, text } from '@kilau/contract/core/field.ts';
import { defineKind } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { NOT_TAKEN_BACK } from '../engine/paper/held.ts';
import { atWork } from '../engine/paper/at-work.ts';
import type { Paper, Plan, Work } from '../engine/paper/kind.ts';
import { moneyEntry, type Entry } from '../ledger/entry.ts';
import type { Db } from '../platform/database/tx.ts';

const alasan = { alasan: text({ max: 200, required: true }) } as const;
const barang = { kode: code({ required: true, max: 20 }) } as const;
const dinamai = { barang: lines(barang, { max: 100 }) } as const;
const BUKA = ['OPEN', 'DONE'] as const;

/** What goes to another shop, which tells line by line what has become of it; what it refused comes back here. */
const kirim = defineKind({
  key: 'uji-kirim',
  base: 'uji-kirim',
  kode: 'UK',
  number: 'no_kirim',
  menu: 'hutang',
  pages: { create: '/uji-kirim', list: '/uji-kirim' },
  states: { OPEN: { tone: 'stands' }, DONE: { tone: 'over' }, CANC: { tone: 'gone' } },
  initial: 'OPEN',
  header: {},
  parts: {},
  rows: { barang },
  deeds: {
    kabar: {
      from: ['OPEN'],
      to: BUKA,
      input: { ...dinamai, hasil: choice(['TERIMA', 'TOLAK'], { required: true }) },
      mustAccept: true,
    },
    'batal-kabar': { from: ['OPEN'], to: 'OPEN', undoes: ['kabar'], by: 'lines', mustAccept: true },
    kembali: { page: '/uji-kirim', from: ['OPEN'], to: BUKA, input: dinamai },
    'batal-kembali': {
      page: '/uji-kirim',
      from: BUKA,
      to: 'OPEN',
      approval: 'BATAL KEMBALI UJI',
      input: alasan,
      undoes: ['kembali'],
      by: 'lines',
    },
    peringatan: { page: '/uji-kirim', from: BUKA, to: BUKA },
    batal: { page: '/uji-kirim', from: ['OPEN'], to: 'CANC', approval: 'BATAL UJI', input: alasan, undoes: ['buat'] },
  },
  stored: undefined,
  lines: {
    barang: { table: 'uji_kirim_barang', fields: barang },
    hasil: { table: 'uji_kirim_hasil', fields: { kode: code({}), hasil: code({}) }, key: 'kode' },
  },
  columns: ['sisa'],
  accounts: [{ akun: 'MODAL', rest: true }],
  sisa: 'saldo',
  filters: [],
});

const NILAI = 1_000_000;
type Kode = readonly { readonly kode: string }[];

/** What stands of each line: nothing, or what deeds that stand have said last. */
const keadaan = ({ tx, context }: Work, nomor: string) =>
  tx.query<{ readonly kode: string; readonly hasil: string | null }>(
    `select b.kode, (select h.hasil from uji_kirim_hasil h join perbuatan p on p.kode_toko = h.kode_toko
         and p.jenis = 'uji-kirim' and p.nomor = h.nomor and p.ke = h.ke
       where h.kode_toko = b.kode_toko and h.nomor = b.nomor and h.kode = b.kode and ${NOT_TAKEN_BACK}
       order by h.ke desc limit 1) as hasil
     from uji_kirim_barang b where b.kode_toko = $1 and b.nomor = $2`,
    [context.shop.kode_toko, nomor],
  );

/** Pieces leave the way for where they came from, or for whom they went to. */
const keluar = (akun: Entry['akun'], nomor: string, banyak: number): Entry[] => [
  ...moneyEntry('MODAL', nomor, Dec.from(-NILAI * banyak), 'KIRIM'),
  ...moneyEntry(akun, '', Dec.from(NILAI * banyak), 'KIRIM'),
];

/** What a deed makes of lines that stand in one of the states given. */
async function menjadi(
  work: Work,
  { nomor, sisa }: Paper<typeof kirim>,
  yang: Kode,
  hasil: string,
  dari: readonly (string | null)[],
): Promise<Plan<typeof kirim> & { readonly cocok: boolean }> {
  const lama = new Map((await keadaan(work, nomor)).map((row) => [row.kode, row.hasil]));
  const cocok = yang.every(({ kode }) => lama.has(kode) && dari.includes(lama.get(kode) ?? null));
  const banyak = hasil === 'TOLAK' ? 0 : yang.length;
  const rest = sisa.minus(NILAI * banyak);
  return {
    cocok,
    sisa: rest,
    status: rest.isZero() ? 'DONE' : 'OPEN',
    baris: { hasil: yang.map(({ kode }) => ({ kode, hasil })) },
    ...(banyak > 0 && { entries: () => keluar(hasil === 'TERIMA' ? 'BIAYA_LAIN' : 'PEMBELIAN', nomor, banyak) }),
  };
}

export const kirimAtWork = atWork(kirim, {
  make: async (_work, masuk) => ({
    sisa: Dec.from(NILAI * masuk.barang.length),
    baris: { barang: masuk.barang },
    entries: (nomor) => keluar('PEMBELIAN', nomor, -masuk.barang.length),
  }),
  deeds: {
    kabar: async (work, paper, input) => {
      const { cocok, ...plan } = await menjadi(work, paper, input.barang, input.hasil, [null]);
      if (cocok && paper.status !== 'CANC') return plan;
      const baris = input.barang.map(({ kode }) => kode).join(', ');
      throw new Problem('baris_tidak_cocok', { nomor: paper.nomor, baris });
    },
    'batal-kabar': async () => ({}),
    kembali: async (work, paper, input) => {
      const { cocok, ...plan } = await menjadi(work, paper, input.barang, 'KEMBALI', [null, 'TOLAK']);
      if (!cocok) throw new Error('these are not on their way');
      return plan;
    },
    'batal-kembali': async () => ({}),
    peringatan: async (_work, { status }) => ({ status }),
    batal: async () => ({}),
  },
});

/** Tables of the kind, as a migration would make them. */
export async function makeKirimTables(db: Db): Promise<void> {
  const key = 'kode_toko text, nomor text, ke integer, baris smallint, kode text';
  await db.query(`create table uji_kirim_barang (${key}, primary key (kode_toko, nomor, ke, baris))`);
  await db.query(`create table uji_kirim_hasil (${key}, hasil text, primary key (kode_toko, nomor, ke, baris))`);
}
