import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { reportsOf } from '../../testing/report-asking.ts';
import { seedReportShop } from '../../testing/report-shop.ts';

const test = testDatabase();
const { json } = reportsOf(test);
beforeAll(async () => {
  await seedReportShop(test.db);
  await test.db.query(
    `update otorisasi set kategori = 'TERIMA SEPUHAN', nilai = $1 where kategori = 'OTORISASI DISKON'`,
    [
      JSON.stringify({
        no_kirim: 'KL-KS-261120-0001',
        barang: [
          { kode_barcode: '00000936', berat: 2.1, hasil: 'JADI' },
          { kode_barcode: '00001204', berat: '', hasil: 'RUSAK' },
        ],
        abu: [{ kadar: 70, berat: 0.02 }],
        berat_lebih: 'banyak',
      }),
    ],
  );
});

const nilai = async (lang: 'id' | 'en') =>
  (await json('otorisasi', { disetujui_oleh: 'OWNER' }, { lang })).grup[0]?.baris[0]?.['nilai'];

it('tells rows that were approved by the names and words of their fields, and nothing of what is empty', async () => {
  expect(await nilai('id')).toBe(
    'No Kirim Cuci KL-KS-261120-0001 · Barang Barcode 00000936 Berat 2.100 Hasil Jadi; Barcode 00001204 Hasil Rusak · ' +
      'Abu Kadar 70 Berat 0.020 · Lebih Berat banyak',
  );
  expect(await nilai('en')).toMatch(/ · .+ 00000936 .+ 2\.100 .+ Finished; .+ 00001204 .+ Ruined · /);
});
