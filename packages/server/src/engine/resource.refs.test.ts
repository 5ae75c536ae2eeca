import { resources } from '@kilau/contract/registry.ts';
import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { hutangDi } from '../testing/lakukan-hutang.ts';
import { People, type As } from '../testing/people.ts';
import { openShop } from '../testing/shop.ts';

const app = testApp();
const people = new People(app);
const OWN: As = { level: 'OWN', akses: [] };
const hapus = async (path: string) => {
  const { status, body } = await people.call('DELETE', path, OWN);
  expect(status).toBe(200);
  return body['status'];
};

beforeAll(async () => {
  await openShop(app.db);
  await app.db.query(`insert into bank (kode_toko, kode_bank, nama_bank) values ('KL01', 'BRI', 'BRI')`);
  await app.db.query(
    `insert into rekening (kode_toko, no_rekening, nama_rekening, kode_bank) values ('KL01', '77', 'KILAU', 'BRI')`,
  );
  await app.db.query(`insert into kadar (kode_toko, kode_kadar, nama_kadar, kadar) values
    ('KL01', '70', 'TUJUH PULUH', 70), ('KL01', '99', 'DUA EMPAT', 99.9)`);
});

it('an account that money is to go over stays, under its bank', async () => {
  const { hutangBaru } = hutangDi(app);
  await hutangBaru({
    bayar: [{ jenis: 'TRANSFER', no_rekening: '008123', no_rekening_customer: '4471', jumlah: 8_000_000 }],
  });
  expect(await hapus('rekenings/008123')).toBe('DINONAKTIFKAN');
  expect(await people.call('PUT', 'rekenings/008123/aktifkan', OWN, {})).toMatchObject({ status: 200 });
  expect(await people.call('PUT', 'rekenings/008123', OWN, { kode_bank: 'BRI' })).toMatchObject({
    status: 422,
    body: { code: 'data_tidak_valid', fields: { kode_bank: expect.any(String) as string } },
  });
  expect(await people.call('PUT', 'rekenings/77', OWN, { kode_bank: 'BRI', nama_rekening: 'LAIN' })).toMatchObject({
    status: 200,
  });
  expect(await hapus('rekenings/77')).toBe('DIHAPUS');
});

it('who took in a redemption stays', async () => {
  const { berjalan, lakukan } = hutangDi(app);
  await app.db.query(
    `insert into sales (kode_toko, kode_sales, nama_sales, kode_bank, nama_bank, no_rekening, nama_rekening)
     values ('KL01', 'SLQ', 'SARI', '', '', '', '')`,
  );
  const nomor = await berjalan();
  await lakukan(nomor, 'pelunasan', { bayar: [{ jenis: 'CASH', jumlah: 8_120_000 }], kode_sales: 'SLQ' });
  expect(await hapus('sales/SLQ')).toBe('DINONAKTIFKAN');
});

it('a purity that a group is of stays', async () => {
  expect(await hapus('kadar/70')).toBe('DINONAKTIFKAN');
  expect(await hapus('kadar/99')).toBe('DIHAPUS');
});

it('places that a definition names are there', async () => {
  for (const { key, held = [] } of resources) {
    for (const { table, column, where = {} } of held) {
      const columns = [column, ...Object.keys(where), 'kode_toko'];
      const found = await app.db.query(
        `select attname from pg_attribute where attrelid = $1::regclass and attname = any($2)`,
        [table, columns],
      );
      expect(found, `${key}: ${table}`).toHaveLength(columns.length);
    }
  }
});
