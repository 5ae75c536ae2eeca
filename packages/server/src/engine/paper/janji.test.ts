import { Dec } from '@kilau/contract/core/dec.ts';
import { money, text } from '@kilau/contract/core/field.ts';
import { kindFaults } from '@kilau/contract/core/kind-faults.ts';
import { BEGINNING, defineKind } from '@kilau/contract/core/kind.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { moneyEntry } from '../../ledger/entry.ts';
import { newKey, toyShop, type Shown } from '../../testing/toy-shop.ts';
import { atWork } from './at-work.ts';

const PAGE = '/uji-janji';
const KATEGORI = 'UJI';
const ALASAN = { alasan: 'SALAH' };
const alasan = { alasan: text({ max: 200, required: true }) } as const;
const jumlah = { jumlah: money({ min: 1, required: true }) } as const;
const JALAN = ['DONE', 'SIAP'] as const;

/** A promise, in the words that definitions say of promises. */
const janji = defineKind({
  key: 'uji-janji',
  base: 'uji-janji',
  kode: 'UJ',
  number: 'no_janji',
  menu: 'hutang',
  pages: { create: PAGE, list: PAGE },
  approval: 'JANJI BESAR UJI',
  approvedOver: 'pokok',
  states: {
    OPEN: { tone: 'waits', overnight: true },
    DONE: { tone: 'stands' },
    SIAP: { tone: 'stands' },
    TUNGGU: { tone: 'waits', overnight: true },
    LUNAS: { tone: 'over' },
    CANC: { tone: 'gone' },
  },
  initial: 'OPEN',
  begun: { status: 'DONE' },
  paged: { rows: 'janji', limit: 2, most: 3, states: { finish: 'SIAP' } },
  header: jumlah,
  parts: {},
  rows: {},
  deeds: {
    validasi: { page: PAGE, from: ['OPEN'], to: 'DONE', books: ['buat'] },
    siap: { page: PAGE, from: ['DONE'], to: 'SIAP' },
    bayar: { page: PAGE, from: JALAN, to: JALAN, stays: true, input: jumlah },
    /** Told beside what stands: whoever takes something back is not held up by it. */
    ingatkan: { page: PAGE, from: JALAN, to: JALAN, stays: true, aside: true },
    'batal-bayar': {
      page: PAGE,
      from: JALAN,
      to: JALAN,
      stays: true,
      approval: 'BATAL BAYAR UJI',
      input: alasan,
      undoes: ['bayar'],
    },
    pecah: { page: PAGE, from: ['DONE'], to: 'LUNAS' },
    lunas: {
      page: PAGE,
      from: ['SIAP'],
      to: 'TUNGGU',
      atOnce: { module: 'VALIDASI_PELUNASAN_HUTANG_MODULE', deed: 'sahkan' },
    },
    sahkan: { page: PAGE, from: ['TUNGGU'], to: 'LUNAS', books: ['lunas'] },
    batal: {
      page: PAGE,
      from: JALAN,
      to: 'CANC',
      approval: 'BATAL JANJI UJI',
      approvedOver: 'saldo',
      otherwise: { column: 'pokok', approval: 'BATAL JANJI BESAR UJI', level: 'OWN' },
      input: alasan,
    },
  },
  // What it comes to beyond 1,000.
  stored: { table: 'uji_pinjaman', fields: { pokok: money({ required: true }) } },
  lines: {},
  columns: ['total', 'sisa'],
  accounts: [{ akun: 'TITIPAN', rest: true }],
  sisa: 'saldo',
  filters: [],
});

const uang = (nomor: string, rupiah: Dec) => moneyEntry('TITIPAN', nomor, rupiah.negated(), KATEGORI);
const tunai = (arah: 'MASUK' | 'KELUAR', sub: string, rupiah: Dec) =>
  ({ arah, cara: 'CASH', akun: 'KAS', sub, kategori: KATEGORI, jumlah: rupiah }) as const;
const janjiAtWork = atWork(janji, {
  make: async (_work, { jumlah: total }) => ({
    total,
    kepala: { pokok: Dec.max(Dec.zero, total.minus(1000)) },
  }),
  begin: async (_work, { total }) => ({
    total: Dec.from(Number(total)),
    sisa: Dec.from(Number(total)),
    kepala: { pokok: Dec.zero },
  }),
  deeds: {
    validasi: async () => ({}),
    siap: async () => ({}),
    bayar: async ({ context }, { sisa }, input) => ({
      sisa: sisa.plus(input.jumlah),
      bayar: [tunai('MASUK', context.actor.user_id, input.jumlah)],
      entries: (nomor) => uang(nomor, input.jumlah),
    }),
    ingatkan: async () => ({}),
    'batal-bayar': async () => ({}),
    // What was paid goes on as a paper of its own.
    pecah: async (_work, { nomor, sisa }) => ({
      sisa: Dec.zero,
      entries: (_, [baru = '']) => [...uang(nomor, sisa.negated()), ...uang(baru, sisa)],
      akibat: [{ jenis: 'uji-janji', deed: BEGINNING, input: { total: sisa.toJSON() } }],
    }),
    lunas: async () => ({}),
    sahkan: async ({ context }, { sisa }) => ({
      sisa: Dec.zero,
      laci: context.actor.user_id,
      entries: (nomor) => [...uang(nomor, sisa.negated()), ...moneyEntry('PENJUALAN', '', sisa.negated(), KATEGORI)],
    }),
    batal: async ({ context }, { nomor, sisa }) => ({
      sisa: Dec.zero,
      bayar: sisa.isZero() ? [] : [tunai('KELUAR', context.actor.user_id, sisa)],
      entries: () => uang(nomor, sisa.negated()),
    }),
  },
});

const shop = toyShop([janjiAtWork]);
const kirim = async (path: string, body: object = {}) => {
  const { body: told } = await shop.as('KASIR1')('POST', path, body, { 'idempotency-key': newKey() });
  return told as Shown & { readonly code?: string; readonly params?: Record<string, string> };
};
const baca = async (path: string) => (await shop.as('KASIR1')('GET', path)).body as Record<string, unknown>;
const janjikan = async (total: number): Promise<string> => {
  const besar = total > 1000;
  const nilai = { jumlah: total };
  const otorisasi = besar ? await shop.izin('JANJI BESAR UJI', '', nilai) : undefined;
  const { nomor } = await kirim('uji-janji', { ...nilai, ...(besar && { otorisasi }) });
  await kirim(`uji-janji/${nomor}/validasi`);
  return nomor;
};

beforeAll(() => shop.open({ KASIR1: 'KASIR', SPV1: 'SPV', OWNER: 'OWN' }));

describe('the words of a promise', () => {
  it('are sound, and say of what is not', () => {
    expect(kindFaults(janji)).toEqual([]);
    const { deeds } = janji;
    expect(
      kindFaults({
        ...janji,
        begun: { status: 'NIHIL' },
        approvedOver: 'berat',
        charted: { pieces: 'qty', grams: 'qty' },
        deeds: {
          ...deeds,
          siap: { ...deeds.siap, due: { call: 'hitung', fields: jumlah, pays: 'sisa' } },
          bayar: { ...deeds.bayar, begins: [{ input: 'bayar', rest: 'jumlah' }], due: { fields: jumlah } },
          lunas: { ...deeds.lunas, atOnce: { module: 'X', deed: 'siap' } },
        },
      }),
    ).toEqual([
      'deed siap is paid what is due of sisa, which is not told',
      'deed bayar begins with jumlah in bayar, which it does not ask for',
      'deed bayar tells jumlah as due, which neither a call nor the paper tells',
      'deed lunas goes on by siap, which does not book it',
      'papers begin in NIHIL, which is none',
      'an approval over berat, which is none of its columns, or no approval',
      'a chart of qty, which is no stored column',
    ]);
  });

  it('approvedOver: only what comes to something beyond takes an approval when it is made', async () => {
    expect(await kirim('uji-janji', { jumlah: 1000 })).toMatchObject({ status: 'OPEN' });
    expect(await kirim('uji-janji', { jumlah: 1001 })).toMatchObject({
      code: 'otorisasi_diperlukan',
      params: { kategori: 'JANJI BESAR UJI' },
    });
  });

  it('stays and aside: a payment leaves it in its state, and is taken back behind what was told since', async () => {
    const nomor = await janjikan(500);
    const at = `uji-janji/${nomor}`;
    expect(await kirim(`${at}/bayar`, { jumlah: 100 })).toMatchObject({ status: 'DONE', sisa: 100 });
    expect(await kirim(`${at}/siap`)).toMatchObject({ status: 'SIAP' });
    expect(await kirim(`${at}/bayar`, { jumlah: 50 })).toMatchObject({ status: 'SIAP', sisa: 150 });
    expect(await kirim(`${at}/ingatkan`)).toMatchObject({ status: 'SIAP', sisa: 150 });
    const otorisasi = await shop.izin('BATAL BAYAR UJI', nomor, ALASAN);
    expect(await kirim(`${at}/batal-bayar`, { ...ALASAN, otorisasi })).toMatchObject({ status: 'SIAP', sisa: 100 });
    expect(await shop.differences()).toEqual([]);
  });

  it('atOnce: the deed that would book it follows where nobody validates', async () => {
    const nomor = await janjikan(700);
    await kirim(`uji-janji/${nomor}/bayar`, { jumlah: 700 });
    await kirim(`uji-janji/${nomor}/siap`);
    const { riwayat, ...lunas } = await kirim(`uji-janji/${nomor}/lunas`);
    expect(lunas).toMatchObject({ status: 'LUNAS', sisa: 0 });
    const { riwayat: deeds } = (await baca(`uji-janji/${nomor}`)) as { riwayat: { aksi: string }[] };
    expect(deeds.map(({ aksi }) => aksi).slice(-2)).toEqual(['LUNAS', 'SAHKAN']);
    expect(riwayat).toBeUndefined();
    expect(await shop.differences()).toEqual([]);
  });

  it('begun: a paper comes of another one, stands at once, and lives on by itself', async () => {
    const nomor = await janjikan(900);
    await kirim(`uji-janji/${nomor}/bayar`, { jumlah: 300 });
    expect(await kirim(`uji-janji/${nomor}/pecah`)).toMatchObject({ status: 'LUNAS', sisa: 0 });
    const { nomor: baru } = await shop.server.db.one<{ nomor: string }>(
      `select nomor from perbuatan where sebab_nomor = $1`,
      [nomor],
    );
    expect(await baca(`uji-janji/${baru}`)).toMatchObject({ status: 'DONE', sisa: 300, total: 300, versi: 1 });
    expect(await kirim(`uji-janji/${baru}/bayar`, { jumlah: 20 })).toMatchObject({ status: 'DONE', sisa: 320 });
    expect(await shop.differences()).toEqual([]);
  });

  it('approvedOver saldo, and otherwise: nothing to give back asks nobody, a big one the owner alone', async () => {
    const kosong = await janjikan(200);
    expect(await kirim(`uji-janji/${kosong}/batal`, ALASAN)).toMatchObject({ status: 'CANC' });
    const kecil = await janjikan(300);
    await kirim(`uji-janji/${kecil}/bayar`, { jumlah: 10 });
    expect(await kirim(`uji-janji/${kecil}/batal`, ALASAN)).toMatchObject({
      code: 'otorisasi_diperlukan',
      params: { kategori: 'BATAL JANJI UJI', dokumen: kecil },
    });
    const besar = await janjikan(5000);
    await kirim(`uji-janji/${besar}/bayar`, { jumlah: 10 });
    const setuju = async (disetujui_oleh: string) =>
      kirim(`uji-janji/${besar}/batal`, {
        ...ALASAN,
        otorisasi: await shop.izin('BATAL JANJI BESAR UJI', besar, ALASAN, { disetujui_oleh }),
      });
    // Said before anybody approves.
    expect(await kirim(`uji-janji/${besar}/batal`, ALASAN)).toMatchObject({
      code: 'otorisasi_diperlukan',
      params: { level: 'OWN' },
    });
    expect(await setuju('SPV1')).toMatchObject({ code: 'otorisasi_pemilik' });
    expect(await setuju('OWNER')).toMatchObject({ status: 'CANC', sisa: 0 });
    expect(await shop.differences()).toEqual([]);
  });

  it('standingFirst: a list of every day without those that are over or gone, unless words ask for one', async () => {
    const [jalan, lepas] = [await janjikan(110), await janjikan(120)];
    await kirim(`uji-janji/${lepas}/batal`, ALASAN);
    const { data } = (await baca('uji-janji?berjalan=true')) as { data: { nomor: string; status: string }[] };
    expect(data.map(({ nomor }) => nomor)).toContain(jalan);
    expect(data.filter(({ status }) => ['LUNAS', 'CANC'].includes(status))).toEqual([]);
    expect(await baca(`uji-janji?berjalan=true&q=${lepas}`)).toMatchObject({
      data: [{ nomor: lepas, status: 'CANC' }],
    });
  });

  it('paged: a page of so many, counted, under its own name, and states by other words', async () => {
    const semua = (await baca('uji-janji?page=1')) as { count: number; janji: { nomor: string }[]; limit: number };
    expect(semua).toMatchObject({ limit: 2, skip: 0, page: 1 });
    expect(semua.janji).toHaveLength(2);
    const kedua = (await baca('uji-janji?page=2')) as typeof semua;
    expect(kedua).toMatchObject({ count: semua.count, skip: 2, page: 2 });
    expect(kedua.janji[0]?.nomor).not.toBe(semua.janji[0]?.nomor);
    expect(await baca('uji-janji?status=finish')).toMatchObject({ count: 1, janji: [{ status: 'SIAP' }] });
    expect((await shop.as('KASIR1')('GET', 'uji-janji?page=1&limit=4')).status).toBe(422);
  });
});
