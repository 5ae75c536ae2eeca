import { isProblem } from '@kilau/contract/core/problem.ts';
import { kindFaults } from '@kilau/contract/core/kind-faults.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { atWork, SHOP } from '../../testing/shop.ts';
import { kirimAtWork, makeKirimTables } from '../../testing/toy-kirim.ts';
import { newKey, toyShop, type Shown } from '../../testing/toy-shop.ts';
import { acceptDeed } from './deed.ts';

const shop = toyShop([kirimAtWork]);
const kasir = () => shop.as('KASIR1');
const ALASAN = { alasan: 'SALAH' };
const JUTA = 1_000_000;

beforeAll(async () => {
  await shop.open({ KASIR1: 'KASIR', SPV1: 'SPV' });
  await makeKirimTables(shop.server.db);
});

const kode = (...names: readonly string[]) => ({ barang: names.map((name) => ({ kode: name })) });
const post = async (path: string, body: object) =>
  (await kasir()('POST', path, body, { 'idempotency-key': newKey() })).body as Shown &
    Readonly<Record<string, unknown>>;
const baca = async (nomor: string) => (await kasir()('GET', `uji-kirim/${nomor}`)).body as Shown;
/** Ten pieces that go to another shop. */
const kirim = async (): Promise<string> => (await post('uji-kirim', kode(...'ABCDEFGHIJ'))).nomor;
/** What the other shop has told; answers why it does not fit. */
const kabar = (nomor: string, key: string, input: object, ke?: number): Promise<string | undefined> =>
  shop.server.db
    .tx((tx) => {
      const papers = new Map([['uji-kirim', kirimAtWork]]);
      const asked = { input: { ...input }, kunci: newKey(), ke };
      return acceptDeed(tx, atWork('KASIR1', 'KASIR', {}, SHOP), papers, kirimAtWork, key, nomor, asked);
    })
    .then(
      () => undefined,
      (error: unknown) => {
        if (isProblem(error)) return error.code;
        throw error;
      },
    );
const terima = (nomor: string, ...names: readonly string[]) =>
  kabar(nomor, 'kabar', { barang: kode(...names).barang, hasil: 'TERIMA' });
const tolak = (nomor: string, ...names: readonly string[]) =>
  kabar(nomor, 'kabar', { barang: kode(...names).barang, hasil: 'TOLAK' });
async function undo(nomor: string, key: string, kategori: string, ke?: number) {
  const named = ke === undefined ? {} : { ke };
  const otorisasi = await shop.izin(kategori, nomor, { ...ALASAN, ...named });
  return post(`uji-kirim/${nomor}/${key}`, { ...ALASAN, ...named, otorisasi });
}
const last = async (nomor: string) => (await baca(nomor)).riwayat.at(-1);

describe('what is done line by line', () => {
  it('is taken back in any order, and the rest is what is left of all', async () => {
    expect(kindFaults(kirimAtWork.kind)).toEqual([]);
    const start = await shop.balances();
    const nomor = await kirim();
    const sent = await shop.balances();
    expect(await terima(nomor, ...'ABCDEFG')).toBeUndefined();
    expect(await post(`uji-kirim/${nomor}/kembali`, kode('H', 'I'))).toMatchObject({ status: 'OPEN', sisa: JUTA });
    // The first one, though the second stands behind it.
    expect(await kabar(nomor, 'batal-kabar', {}, 2)).toBeUndefined();
    expect(await baca(nomor)).toMatchObject({ status: 'OPEN', sisa: 8 * JUTA });
    expect(await last(nomor)).toMatchObject({ aksi: 'BATAL-KABAR', membalik: 2 });
    expect(await shop.differences()).toEqual([]);
    await terima(nomor, 'A');
    expect(await undo(nomor, 'batal-kembali', 'BATAL KEMBALI UJI', 3)).toMatchObject({ sisa: 9 * JUTA });
    expect(await kabar(nomor, 'batal-kabar', {})).toBeUndefined();
    expect(await shop.balances()).toEqual(sent);
    expect(await undo(nomor, 'batal', 'BATAL UJI')).toMatchObject({ status: 'CANC', sisa: 0 });
    expect(await shop.balances()).toEqual(start);
    expect(await shop.differences()).toEqual([]);
  });

  it('is not taken back behind a deed that names one of its lines, nor twice', async () => {
    const nomor = await kirim();
    await post(`uji-kirim/${nomor}/kembali`, kode('A'));
    await tolak(nomor, 'B', 'C');
    await post(`uji-kirim/${nomor}/kembali`, kode('C'));
    expect(await kabar(nomor, 'batal-kabar', {}, 3)).toBe('perbuatan_lain_terakhir');
    expect(await undo(nomor, 'batal', 'BATAL UJI')).toMatchObject({
      code: 'perbuatan_lain_terakhir',
      params: { nomor, aksi: 'KEMBALI' },
    });
    expect(await undo(nomor, 'batal-kembali', 'BATAL KEMBALI UJI', 2)).toMatchObject({ sisa: 9 * JUTA });
    expect(await undo(nomor, 'batal-kembali', 'BATAL KEMBALI UJI', 2)).toMatchObject({
      code: 'perbuatan_lain_terakhir',
    });
    expect(await undo(nomor, 'batal-kembali', 'BATAL KEMBALI UJI', 4)).toMatchObject({ sisa: 10 * JUTA });
    expect(await kabar(nomor, 'batal-kabar', {}, 3)).toBeUndefined();
    expect(await shop.differences()).toEqual([]);
  });

  it('is approved for the deed that is named', async () => {
    const nomor = await kirim();
    await post(`uji-kirim/${nomor}/kembali`, kode('A'));
    await post(`uji-kirim/${nomor}/kembali`, kode('B'));
    const otorisasi = await shop.izin('BATAL KEMBALI UJI', nomor, { ...ALASAN, ke: 2 });
    expect(await post(`uji-kirim/${nomor}/batal-kembali`, { ...ALASAN, ke: 3, otorisasi })).toMatchObject({
      code: 'otorisasi_tidak_berlaku',
    });
    expect(await post(`uji-kirim/${nomor}/batal-kembali`, { ...ALASAN, ke: 2, otorisasi })).toMatchObject({
      sisa: 9 * JUTA,
    });
  });
});

describe('what only tells of something', () => {
  it("stands in nobody's way", async () => {
    const nomor = await kirim();
    expect(await post(`uji-kirim/${nomor}/peringatan`, {})).toMatchObject({ status: 'OPEN', versi: 2 });
    expect(await undo(nomor, 'batal', 'BATAL UJI')).toMatchObject({ status: 'CANC' });
    expect(await last(nomor)).toMatchObject({ membalik: 1 });
    expect(await shop.differences()).toEqual([]);
  });
});

describe('what happened elsewhere', () => {
  it("is no call of anybody's", async () => {
    const nomor = await kirim();
    const { status } = await kasir()(
      'POST',
      `uji-kirim/${nomor}/kabar`,
      { hasil: 'TERIMA' },
      { 'idempotency-key': newKey() },
    );
    expect(status).toBe(404);
  });

  it('is noted in whatever state, and opens again what was over', async () => {
    const nomor = await kirim();
    await terima(nomor, ...'ABCDEFGHI');
    expect(await post(`uji-kirim/${nomor}/kembali`, kode('J'))).toMatchObject({ status: 'DONE', sisa: 0 });
    // Its definition leads out of OPEN alone.
    expect(await kabar(nomor, 'batal-kabar', {}, 2)).toBeUndefined();
    expect(await baca(nomor)).toMatchObject({ status: 'OPEN', sisa: 9 * JUTA });
    expect(await shop.differences()).toEqual([]);
  });

  it('is told, and nothing written, where its lines do not fit: in a paper that was taken back, or settled here', async () => {
    const nomor = await kirim();
    await post(`uji-kirim/${nomor}/kembali`, kode('A'));
    const before = await baca(nomor);
    const books = await shop.balances();
    expect(await terima(nomor, 'A', 'B')).toBe('baris_tidak_cocok');
    expect(await terima(nomor, 'X')).toBe('baris_tidak_cocok');
    expect(await baca(nomor)).toEqual(before);
    expect(await shop.balances()).toEqual(books);
    await undo(nomor, 'batal-kembali', 'BATAL KEMBALI UJI', 2);
    await undo(nomor, 'batal', 'BATAL UJI');
    expect(await tolak(nomor, 'B')).toBe('baris_tidak_cocok');
    expect(await baca(nomor)).toMatchObject({ status: 'CANC' });
  });
});
