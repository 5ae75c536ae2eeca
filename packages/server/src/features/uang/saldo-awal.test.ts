import { beforeAll, expect, it } from 'vitest';
import { testApp, type Call } from '../../testing/app.ts';
import { differences, izin } from '../../testing/checks.ts';
import { atWork, openShop } from '../../testing/shop.ts';

const server = testApp();
const ADA = 'Sudah dicatat di KL-SA-261121-0001';
let owner: Call;
let keys = 0;
const post = (path: string, body: object) =>
  owner('POST', path, body, { 'idempotency-key': `saldo-awal-${(keys += 1)}` });
const masuk = (tempat: object, jumlah = 500_000) => post('saldo-awal', { ...tempat, jumlah });

beforeAll(async () => {
  await openShop(server.db);
  await server.db.query(
    `insert into bank (kode_toko, kode_bank, nama_bank) values ('KL01', 'BCA', 'BCA') on conflict do nothing`,
  );
  await server.db.query(
    `insert into rekening (kode_toko, no_rekening, nama_rekening, kode_bank)
     values ('KL01', '008123', 'KILAU', 'BCA') on conflict do nothing`,
  );
  await server.user('KL01', 'OWNER7', 'OWN');
  owner = await server.as('KL01', 'OWNER7');
});

it('is entered once for a drawer and for an account, whoever says it again, until it is taken back', async () => {
  expect(await masuk({ laci: 'KASIR1' })).toMatchObject({ status: 201, body: { nomor: 'KL-SA-261121-0001' } });
  expect(await masuk({ laci: 'KASIR1' }, 7000)).toMatchObject({ status: 422, body: { fields: { laci: ADA } } });
  expect((await masuk({ no_rekening: '008123' })).status).toBe(201);
  expect(await masuk({ no_rekening: '008123' })).toMatchObject({
    status: 422,
    body: { fields: { no_rekening: 'Sudah dicatat di KL-SA-261121-0002' } },
  });
  const alasan = { alasan: 'salah hitung' };
  const nomor = 'KL-SA-261121-0001';
  const otorisasi = await izin(server.db, 'BATAL SALDO AWAL', nomor, alasan, 'OWNER', atWork('OWNER7'));
  expect((await post(`saldo-awal/${nomor}/batal`, { ...alasan, otorisasi })).status).toBe(200);
  expect((await masuk({ laci: 'KASIR1' }, 7000)).status).toBe(201);
  expect(await differences(server.db)).toEqual([]);
});

it('is entered once by two who do so at the same moment', async () => {
  const dua = await Promise.all([masuk({ laci: 'KASIR2' }), masuk({ laci: 'KASIR2' })]);
  expect(dua.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  expect(await differences(server.db)).toEqual([]);
});
