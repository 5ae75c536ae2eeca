import { beforeAll, beforeEach, expect, it } from 'vitest';
import { antrean } from '../../app/antrean.ts';
import { inject, testApp } from '../../testing/app.ts';
import { openShop, SHOP } from '../../testing/shop.ts';
import { upload } from '../../testing/upload.ts';

const server = testApp();
const { kode_toko } = SHOP;
const JALAN = { kode_toko: '', server: 'uji', signal: new AbortController().signal };
let token = '';
let keys = 0;
let berat = 2;

/** A file of one piece that no other test has sent. */
const berkas = (): string =>
  `kode_group,kode_dept,kode_baki,nama_barang,berat_asli,harga_modal\r\n700,CN,A01,CINCIN LAMA,${(berat += 0.1)},2000000`;

async function kirim(file: string): Promise<unknown> {
  const { body, headers } = upload(file);
  const { status, body: told } = await inject(server.app, {
    method: 'POST',
    url: '/api/v1/pindahan/barang/import',
    headers: { ...headers, 'x-auth-token': token, 'idempotency-key': `sekali-${(keys += 1)}` },
    payload: body,
  });
  return status === 200 ? status : (told as { code: string }).code;
}

const barang = async (): Promise<number> =>
  (await server.db.one<{ n: number }>('select count(*)::int as n from barang where kode_toko = $1', [kode_toko])).n;
const menunggu = async (): Promise<number> => {
  const { n } = await server.db.one<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return n;
};

beforeAll(async () => {
  await openShop(server.db);
  await server.user(kode_toko, 'BOS', 'OWN', []);
});
beforeEach(async () => {
  token = await server.token(kode_toko, 'BOS');
});

it('comes in once, of two who send it at the same moment', async () => {
  const [file, sebelum] = [berkas(), await barang()];
  const told = await server.db.tx(async (tx) => {
    await tx.query('select from buku where kode_toko = $1 for update', [kode_toko]);
    const both = [kirim(file), kirim(file)];
    await expect.poll(menunggu, { timeout: 20_000 }).toBe(2);
    return both;
  });
  expect((await Promise.all(told)).map(String).toSorted()).toEqual(['200', 'impor_sudah_masuk']);
  expect(await barang()).toBe(sebelum + 1);
});

it('is known weeks later, as long as the shop still moves in', async () => {
  const file = berkas();
  expect(await kirim(file)).toBe(200);
  await server.db.query(`update idempotensi set dibuat = dibuat - interval '20 days'`);
  await antrean.pekerjaan['lupa-jawaban'](server.services, JALAN);
  const sebelum = await barang();
  expect(await kirim(file)).toBe('impor_sudah_masuk');
  expect(await barang()).toBe(sebelum);
});
