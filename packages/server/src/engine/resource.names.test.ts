import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { People, type As } from '../testing/people.ts';
import { openShop } from '../testing/shop.ts';

const app = testApp();
const people = new People(app);
const OWN: As = { level: 'OWN', akses: [] };
beforeAll(() => openShop(app.db));

const bank = (kode_bank: string, nama_bank: string) => people.call('POST', 'banks', OWN, { kode_bank, nama_bank });
const refusal = {
  status: 422,
  body: { code: 'data_tidak_valid', fields: { nama_bank: expect.any(String) as string } },
};

it('no two active masters have one name, letters and blanks aside', async () => {
  expect((await bank('MAN', 'BANK MANDIRI')).status).toBe(201);
  for (const nama of ['BANK MANDIRI', 'bank mandiri', '  Bank   Mandiri ']) {
    expect(await bank('MAN2', nama), nama).toMatchObject(refusal);
  }
  expect((await bank('BNI', 'BANK BNI')).status).toBe(201);
  expect(await people.call('PUT', 'banks/BNI', OWN, { nama_bank: 'Bank mandiri' })).toMatchObject(refusal);
  // Its own name, written otherwise, is no other's.
  expect((await people.call('PUT', 'banks/MAN', OWN, { nama_bank: 'BANK  MANDIRI' })).status).toBe(200);
  // Another shop has names of its own.
  const lain = await people.call(
    'POST',
    'banks',
    { ...OWN, kode_toko: 'KL02' },
    { kode_bank: 'M', nama_bank: 'BANK MANDIRI' },
  );
  expect(lain.status).toBe(201);
});

it('those that share one from before stay, and can be changed otherwise', async () => {
  await app.db.query(
    `insert into hadiah (kode_toko, kode_hadiah, nama_hadiah, poin) values ('KL01', 'H1', 'PAYUNG', 5),
       ('KL01', 'H2', 'PAYUNG', 6)`,
  );
  expect((await people.call('PUT', 'hadiah/H2', OWN, { nama_hadiah: 'PAYUNG', poin: 7 })).status).toBe(200);
});

it('people and accounts may share a name', async () => {
  const tukang = (kode_tukang: string) => people.call('POST', 'tukang', OWN, { kode_tukang, nama_tukang: 'BUDI' });
  expect([(await tukang('B1')).status, (await tukang('B2')).status]).toEqual([201, 201]);
});
