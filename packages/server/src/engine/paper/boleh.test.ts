import { beforeAll, describe, expect, it } from 'vitest';
import { bayarAtWork } from '../../testing/toy-bayar.ts';
import { pinjamanAtWork, tukarAtWork } from '../../testing/toy-kinds.ts';
import { kirimAtWork, makeKirimTables } from '../../testing/toy-kirim.ts';
import { newKey, toyShop, type Shown } from '../../testing/toy-shop.ts';

const shop = toyShop([pinjamanAtWork, tukarAtWork, kirimAtWork, ...bayarAtWork]);
const kasir = () => shop.as('KASIR1');
const ALASAN = { alasan: 'SALAH' };

beforeAll(async () => {
  await shop.open({ KASIR1: 'KASIR', SPV1: 'SPV' });
  await makeKirimTables(shop.server.db);
});

const post = async (path: string, body: object) =>
  (await kasir()('POST', path, body, { 'idempotency-key': newKey() })).body as Shown;
/** What is offered when it is read. */
const boleh = async (base: string, nomor: string) => ((await kasir()('GET', `${base}/${nomor}`)).body as Shown).boleh;
const kode = (...names: readonly string[]) => ({ barang: names.map((name) => ({ kode: name })) });

async function aktif(): Promise<string> {
  const { nomor } = await shop.make(kasir());
  await shop.deed(kasir(), nomor, 'validasi');
  return nomor;
}

describe('what is offered of a paper', () => {
  it('is nothing of one that another paper has made, and no taking back of what another one did', async () => {
    const lama = await aktif();
    expect(await boleh('uji-pinjaman', lama)).toEqual(['bunga', 'sebagian', 'ajukan', 'lelang', 'pelunasan', 'batal']);
    await post('uji-tukar', { no_pinjaman: lama, pokok: 500_000 });
    const { nomor: baru } = await shop.server.db.one<{ nomor: string }>(
      `select nomor from perbuatan where jenis = 'uji-pinjaman' and aksi = 'BUAT' and sebab_nomor is not null`,
    );
    expect(await boleh('uji-pinjaman', baru)).toEqual([]);
    expect(await boleh('uji-pinjaman', lama)).toEqual([]);
  });

  it('is no taking back of what another deed stands behind', async () => {
    const nomor = await aktif();
    const { body } = await shop.deed(kasir(), nomor, 'bunga', { jumlah: 10_000 });
    const now = ['bunga', 'sebagian', 'ajukan', 'lelang', 'pelunasan', 'batal-bayar'];
    expect(body).toMatchObject({ boleh: now });
    expect(await boleh('uji-pinjaman', nomor)).toEqual(now);
    const otorisasi = await shop.izin('BATAL BAYAR UJI', nomor, ALASAN);
    expect((await shop.deed(kasir(), nomor, 'batal-bayar', { ...ALASAN, otorisasi })).body).toMatchObject({
      boleh: ['bunga', 'sebagian', 'ajukan', 'lelang', 'pelunasan', 'batal'],
    });
  });

  it('is nothing while another one waits that pays with it', async () => {
    const { nomor, boleh: mula } = await post('uji-titip', { bayar: [{ jenis: 'CASH', jumlah: 1_000_000 }] });
    expect(mula).toEqual(['bayar', 'batal']);
    const sale = await post('uji-jual', { harga: 1_000_000, bayar: [{ jenis: 'TITIPAN', nomor }] });
    expect(sale.boleh).toEqual(['validasi', 'tolak', 'ubah']);
    expect(await boleh('uji-titip', nomor)).toEqual([]);
    await post(`uji-jual/${sale.nomor}/validasi`, {});
    expect(await boleh('uji-titip', nomor)).toEqual([]);
    const otorisasi = await shop.izin('BATAL UJI', sale.nomor, ALASAN);
    expect(await post(`uji-jual/${sale.nomor}/batal`, { ...ALASAN, otorisasi })).toMatchObject({ boleh: [] });
    expect(await boleh('uji-titip', nomor)).toEqual(['bayar', 'batal']);
  });

  it('is the taking back line by line while one deed can be, the last that can be unless another is named', async () => {
    const { nomor, boleh: mula } = await post('uji-kirim', kode('A', 'B', 'C'));
    expect(mula).toEqual(['kembali', 'peringatan', 'batal']);
    const sesudah = ['kembali', 'batal-kembali', 'peringatan'];
    expect(await post(`uji-kirim/${nomor}/kembali`, kode('A'))).toMatchObject({ boleh: sesudah });
    expect(await post(`uji-kirim/${nomor}/kembali`, kode('B'))).toMatchObject({ boleh: sesudah });
    expect(await boleh('uji-kirim', nomor)).toEqual(sesudah);
    const otorisasi = await shop.izin('BATAL KEMBALI UJI', nomor, { ...ALASAN, ke: 2 });
    const lalu = await post(`uji-kirim/${nomor}/batal-kembali`, { ...ALASAN, ke: 2, otorisasi });
    expect(lalu).toMatchObject({ sisa: 2_000_000, boleh: sesudah });
    const lagi = await shop.izin('BATAL KEMBALI UJI', nomor, { ...ALASAN, ke: 3 });
    expect(await post(`uji-kirim/${nomor}/batal-kembali`, { ...ALASAN, otorisasi: lagi })).toMatchObject({
      sisa: 3_000_000,
      boleh: mula,
    });
    expect(await boleh('uji-kirim', nomor)).toEqual(mula);
  });
});
