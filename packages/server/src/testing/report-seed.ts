import type { Db } from '../platform/database/tx.ts';
import { seedPembelian } from './report-beli.ts';
import { seedCicilan } from './report-cicil.ts';
import { seedHadiah } from './report-hadiah.ts';
import { seedHutang } from './report-hutang.ts';
import { seedKirimBarang } from './report-kirim-barang.ts';
import { seedKirimUang } from './report-kirim-uang.ts';
import { seedBatuTerjual, seedBayarJual } from './report-penjualan.ts';
import { seedHari } from './report-hari.ts';
import { seedPesanan } from './report-pesanan.ts';
import { seedPpatk } from './report-ppatk.ts';
import { seedPreOrder } from './report-po.ts';
import { HARI_INI, KEMARIN, seedReportShop, SHOP } from './report-shop.ts';
import { seedSepuhan } from './report-sepuhan.ts';
import { seedService } from './report-service.ts';
import { seedTitipan } from './report-titip.ts';
import { seedUang } from './report-uang.ts';

/** The report shop with everything that any report tells of: a new report's rows are written here. */
export async function seedAllReports(db: Db): Promise<void> {
  await seedReportShop(db);
  await seedBayarJual(db);
  await seedBatuTerjual(db);
  await seedPpatk(db, HARI_INI);
  for (const [kode_toko, inisial, lain] of [
    [SHOP.kode_toko, 'KL', 'KL02'],
    ['KL02', 'KG', SHOP.kode_toko],
  ] as const) {
    await seedPembelian(db, kode_toko, inisial, [KEMARIN, HARI_INI]);
    await seedTitipan(db, kode_toko, inisial, [KEMARIN, HARI_INI]);
    await seedService(db, kode_toko, inisial, [KEMARIN, HARI_INI]);
    await seedSepuhan(db, kode_toko, inisial, [KEMARIN, HARI_INI]);
    await seedPreOrder(db, kode_toko, inisial, [KEMARIN, HARI_INI]);
    await seedPesanan(db, kode_toko, inisial, [KEMARIN, HARI_INI]);
    await seedCicilan(db, kode_toko, inisial, [KEMARIN, HARI_INI]);
    await seedHutang(db, kode_toko, [KEMARIN, HARI_INI]);
    await seedUang(db, kode_toko, inisial, HARI_INI);
    await seedHari(db, kode_toko, inisial, HARI_INI);
    await seedHadiah(db, kode_toko, inisial, HARI_INI);
    await seedKirimBarang(db, kode_toko, inisial, lain, [KEMARIN, HARI_INI]);
    await seedKirimUang(db, kode_toko, inisial, lain, [KEMARIN, HARI_INI]);
  }
}
