import type { DaftarMasuk, Masuk } from '@kilau/contract/features/sistem/antrean.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PesanMasuk } from '@kilau/contract/core/antrean.ts';
import { terimaPesan } from '../../../engine/paper/masuk.ts';
import { atWork, SHOP } from '../../../testing/shop.ts';
import { kirimAtWork, makeKirimTables } from '../../../testing/toy-kirim.ts';
import { newKey, toyShop, type Shown } from '../../../testing/toy-shop.ts';
import { masukRoutes } from './masuk.routes.ts';

const shop = toyShop([kirimAtWork], masukRoutes([kirimAtWork]));
const sql = () => shop.server.db;
const papers = new Map([[kirimAtWork.kind.key, kirimAtWork]]);
const LAIN = 'KL02';
const JUTA = 1_000_000;
let terakhir = 0;

beforeAll(async () => {
  await shop.open({ KASIR1: 'KASIR', SPV1: 'SPV', OWNER: 'OWN' });
  await makeKirimTables(sql());
  await shop.server.shop(LAIN, { inisial: 'KM' });
  await shop.server.user(LAIN, 'KASIR2', 'KASIR', ['/uji-kirim']);
});

const kode = (...names: readonly string[]) => ({ barang: names.map((name) => ({ kode: name })) });
const post = async (path: string, body: object, user_id = 'KASIR1') =>
  (await shop.as(user_id)('POST', path, body, { 'idempotency-key': newKey() })).body as Shown;
const baca = async (nomor: string) => (await shop.as('KASIR1')('GET', `uji-kirim/${nomor}`)).body as Shown;
/** Three pieces that go to the other shop. */
const kirim = async (): Promise<string> => (await post('uji-kirim', kode('A', 'B', 'C'))).nomor;

/** A paper of the other shop that tells of one here, deed by deed. */
function penerima(nomor_sini: string) {
  const nomor = `KM-KT-261121-${String((terakhir += 1)).padStart(4, '0')}`;
  const pesan = (ke: number, sebelum: number, perbuatan: string, isi: object): PesanMasuk => ({
    dari_toko: LAIN,
    jenis: 'uji-terima',
    nomor,
    ke,
    sebelum,
    isi: { jenis: 'uji-kirim', nomor: nomor_sini, perbuatan, masukan: {}, ...isi },
  });
  return {
    kabar: (ke: number, sebelum: number, hasil: string, ...names: readonly string[]) =>
      pesan(ke, sebelum, 'kabar', { masukan: { ...kode(...names), hasil } }),
    batal: (ke: number, sebelum: number, membalik: number) => pesan(ke, sebelum, 'batal-kabar', { membalik }),
  };
}
const terima = (pesan: PesanMasuk, toko = SHOP) =>
  terimaPesan({ ...atWork('KASIR1', 'KASIR', {}, toko), db: sql() }, papers, pesan);
const daftar = async (query = ''): Promise<DaftarMasuk> =>
  (await shop.as('OWNER')('GET', `antrean/masuk${query}`)).body as DaftarMasuk;
/** Messages about a paper here, in the order in which they were told. */
const tentang = async (nomor: string): Promise<readonly Masuk[]> =>
  (await daftar('?limit=200')).data.filter(({ nomor_sini }) => nomor_sini === nomor).toSorted((a, b) => a.ke - b.ke);
const keadaan = async (nomor: string) => (await tentang(nomor)).map((row) => row.keadaan);
async function putuskan(nomor: string, apa: string, body: object = {}) {
  const [id = ''] = (await tentang(nomor)).flatMap((row) => (row.keadaan === 'SELISIH' ? [row.id] : []));
  const told = await shop.as('OWNER')('POST', `antrean/masuk/${id}/${apa}`, body, { 'idempotency-key': newKey() });
  return told.body as Masuk;
}

describe('what another shop tells', () => {
  it('is done once, however often and at once it comes', async () => {
    const nomor = await kirim();
    const pertama = penerima(nomor).kabar(1, 0, 'TERIMA', 'A');
    expect(await Promise.all([terima(pertama), terima(pertama), terima(pertama)])).toEqual(Array(3).fill('DITERIMA'));
    expect(await terima(pertama)).toBe('DITERIMA');
    expect(await baca(nomor)).toMatchObject({ versi: 2, sisa: 2 * JUTA });
    expect(await shop.differences()).toEqual([]);
  });

  it('is refused where something else comes under its name', async () => {
    const nomor = await kirim();
    const { kabar } = penerima(nomor);
    await terima(kabar(1, 0, 'TERIMA', 'A'));
    await expect(terima(kabar(1, 0, 'TERIMA', 'B'))).rejects.toMatchObject({ code: 'kunci_dipakai_isi_lain' });
    expect(await baca(nomor)).toMatchObject({ versi: 2 });
  });

  it('waits for what was told before it, and is let go by that, in order', async () => {
    const nomor = await kirim();
    const { kabar, batal } = penerima(nomor);
    const [pertama, kedua, ketiga, keempat] = [
      kabar(1, 0, 'TERIMA', 'A', 'B'),
      kabar(2, 1, 'TOLAK', 'C'),
      batal(4, 2, 2),
      batal(5, 4, 1),
    ];
    expect(await terima(keempat)).toBe('MENUNGGU');
    expect(await terima(kedua)).toBe('MENUNGGU');
    expect(await terima(kedua)).toBe('MENUNGGU');
    expect(await baca(nomor)).toMatchObject({ versi: 1 });
    expect(await terima(pertama)).toBe('DITERIMA');
    // The second is done with it; the last still waits for the third.
    expect(await keadaan(nomor)).toEqual(['DITERIMA', 'DITERIMA', 'MENUNGGU']);
    expect(await baca(nomor)).toMatchObject({ versi: 3, sisa: JUTA });
    expect(await terima(ketiga)).toBe('DITERIMA');
    expect(await keadaan(nomor)).toEqual(Array(4).fill('DITERIMA'));
    const { riwayat, sisa } = await baca(nomor);
    expect(riwayat.map(({ aksi, membalik }) => [aksi, membalik])).toEqual([
      ['BUAT', null],
      ['KABAR', null],
      ['KABAR', null],
      ['BATAL-KABAR', 3],
      ['BATAL-KABAR', 2],
    ]);
    expect(sisa).toBe(3 * JUTA);
    expect(await shop.differences()).toEqual([]);
  });

  it('comes late: to a paper that is over, on a later day', async () => {
    const nomor = await kirim();
    const { kabar, batal } = penerima(nomor);
    await terima(kabar(1, 0, 'TERIMA', 'A', 'B'));
    expect(await post(`uji-kirim/${nomor}/kembali`, kode('C'))).toMatchObject({ status: 'DONE', sisa: 0 });
    await sql().query(`update hari_toko set tgl_system = tgl_system + 1 where kode_toko = $1`, [SHOP.kode_toko]);
    expect(await terima(batal(2, 1, 1))).toBe('DITERIMA');
    const { status, riwayat } = await baca(nomor);
    expect({ status, last: riwayat.at(-1) }).toMatchObject({
      status: 'OPEN',
      last: { tgl: '2026-11-22', membalik: 2 },
    });
    expect(await shop.differences()).toEqual([]);
  });

  it('that does not fit is kept with the reason and holds up what comes behind; nothing else is written', async () => {
    const nomor = await kirim();
    const { kabar } = penerima(nomor);
    await post(`uji-kirim/${nomor}/kembali`, kode('A'));
    const before = [await baca(nomor), await shop.balances()];
    expect(await terima(kabar(1, 0, 'TERIMA', 'A'))).toBe('SELISIH');
    expect(await terima(kabar(1, 0, 'TERIMA', 'A'))).toBe('SELISIH');
    expect(await terima(kabar(2, 1, 'TERIMA', 'B'))).toBe('MENUNGGU');
    expect([await baca(nomor), await shop.balances()]).toEqual(before);
    expect(await tentang(nomor)).toMatchObject([
      {
        dari_toko: LAIN,
        perbuatan: 'KABAR',
        keterangan: `Baris A di dokumen ${nomor} tidak cocok dengan keadaannya di sini.`,
        oleh: null,
      },
      { keadaan: 'MENUNGGU', sebelum: 1, keterangan: '' },
    ]);
    expect((await daftar()).jumlah).toMatchObject({ SELISIH: 1, MENUNGGU: 1 });
  });

  it('is for its own shop alone', async () => {
    const nomor = await kirim();
    const { kabar } = penerima(nomor);
    const lain = { ...SHOP, kode_toko: LAIN, inisial: 'KM' };
    // The same numbers in the other shop's books are another paper, and there is none.
    expect(await terima({ ...kabar(1, 0, 'TERIMA', 'A'), dari_toko: SHOP.kode_toko }, lain)).toBe('SELISIH');
    expect(await tentang(nomor)).toEqual([]);
    expect(await terima(kabar(1, 0, 'TERIMA', 'A'))).toBe('DITERIMA');
    expect(
      await sql().query(`select kode_toko, keadaan from outbox_masuk where isi ->> 'nomor' = $1 order by 1`, [nomor]),
    ).toEqual([
      { kode_toko: SHOP.kode_toko, keadaan: 'DITERIMA' },
      { kode_toko: LAIN, keadaan: 'SELISIH' },
    ]);
  });

  it.each([
    ['a paper that is none', (nomor: string) => penerima(`${nomor}9`).kabar(1, 0, 'TERIMA', 'A')],
    ['what cannot be read', (nomor: string) => penerima(nomor).kabar(1, 0, 'HILANG', 'A')],
    ['the taking back of what never came', (nomor: string) => penerima(nomor).batal(2, 0, 1)],
  ])('does not fit %s', async (_what, pesan) => {
    expect(await terima(pesan(await kirim()))).toBe('SELISIH');
  });
});

describe('a person', () => {
  /** A paper with two messages: the first does not fit, the second waits for it. */
  async function tersangkut(): Promise<string> {
    const nomor = await kirim();
    const { kabar } = penerima(nomor);
    await post(`uji-kirim/${nomor}/kembali`, kode('A'));
    await terima(kabar(1, 0, 'TERIMA', 'A'));
    await terima(kabar(2, 1, 'TERIMA', 'B'));
    return nomor;
  }

  it('has it tried again once the reason is gone, and what waited goes on', async () => {
    const nomor = await tersangkut();
    await putuskan(nomor, 'coba-lagi');
    expect(await keadaan(nomor)).toEqual(['SELISIH', 'MENUNGGU']);
    const otorisasi = await shop.izin('BATAL KEMBALI UJI', nomor, { alasan: 'SALAH', ke: 2 });
    await post(`uji-kirim/${nomor}/batal-kembali`, { alasan: 'SALAH', ke: 2, otorisasi });
    expect(await putuskan(nomor, 'coba-lagi')).toMatchObject({ ke: 1 });
    expect(await keadaan(nomor)).toEqual(['DITERIMA', 'DITERIMA']);
    expect(await baca(nomor)).toMatchObject({ versi: 5, sisa: JUTA });
    expect(await shop.differences()).toEqual([]);
  });

  it('gives it up and says why, and what waited goes on', async () => {
    const nomor = await tersangkut();
    expect(await putuskan(nomor, 'menyerah')).toMatchObject({ code: 'data_tidak_valid' });
    expect(await putuskan(nomor, 'menyerah', { alasan: 'SUDAH KEMBALI' })).toMatchObject({
      keadaan: 'MENYERAH',
      keterangan: 'SUDAH KEMBALI',
      oleh: 'OWNER',
    });
    expect(await keadaan(nomor)).toEqual(['MENYERAH', 'DITERIMA']);
    expect(await baca(nomor)).toMatchObject({ sisa: JUTA });
    const [pertama] = await tentang(nomor);
    expect(await sql().query(`select aksi, user_id from audit where kode = $1 order by id`, [pertama?.id])).toEqual([
      { aksi: 'MENYERAH', user_id: 'OWNER' },
    ]);
    // It stays given up, however often it comes or is decided.
    const again = await shop.as('OWNER')(
      'POST',
      `antrean/masuk/${pertama?.id ?? ''}/coba-lagi`,
      {},
      {
        'idempotency-key': newKey(),
      },
    );
    expect(again.body).toMatchObject({ keadaan: 'MENYERAH' });
  });

  it('of the queue sees it, and nobody else', async () => {
    expect((await shop.as('KASIR1')('GET', 'antrean/masuk')).status).toBe(403);
    const gone = '0197a1b2-0000-7000-8000-000000000001';
    const told = await shop.as('OWNER')('POST', `antrean/masuk/${gone}/coba-lagi`, {}, { 'idempotency-key': newKey() });
    expect(told.body).toMatchObject({ code: 'data_tidak_ditemukan' });
  });
});
