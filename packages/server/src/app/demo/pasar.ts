import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { simpanPenjualan, validasiPenjualan } from '../../features/penjualan/lakukan.ts';
import type { Db } from '../../platform/database/tx.ts';
import { restock, total, type Branch } from './day.ts';
import { CUSTOMERS, REKENING, SALES } from './people.ts';
import type { Random } from './random.ts';

const ISI = kindSchema(penjualan);
const PAKET = [
  { kode_marketplace: 'TOKOPEDIA', kurir: 'JNE', no_resi: 'JX2611880017' },
  { kode_marketplace: 'SHOPEE', kurir: 'SICEPAT', no_resi: '004128837561' },
] as const;

/** Pieces with a photo that marketplaces brought today, paid to the shop's account and packed. */
export async function sellOnMarketplaces(db: Db, random: Random, branch: Branch): Promise<void> {
  const { cashier } = branch;
  for (const paket of PAKET) {
    const { kode_barcode, kode_baki } = await db.one<{ kode_barcode: string; kode_baki: string }>(
      `select b.kode_barcode, b.kode_baki from barang b
       join gudang g on g.kode_toko = b.kode_toko and g.kode_gudang = b.kode_gudang
       where b.kode_toko = $1 and b.status = 'TERSEDIA' and b.klaim_nomor is null and b.foto <> '' and g.dijual
         and not b.markis
       order by b.kode_barcode desc limit 1`,
      [cashier.shop.kode_toko],
    );
    const jumlah = (await total(db, branch, [kode_barcode])).toJSON();
    const masuk = ISI.parse({
      kode_sales: random.pick(SALES).kode_sales,
      pelanggan: random.pick(CUSTOMERS),
      barang: [{ kode_barcode, ...paket }],
      bayar: [{ jenis: 'TRANSFER', jumlah, no_rekening: random.pick(REKENING) }],
    });
    const nomor = await db.tx((tx) => simpanPenjualan(tx, cashier, masuk, `demo-pasar-${kode_barcode}`));
    await db.tx((tx) => validasiPenjualan(tx, cashier, nomor));
    await restock(db, random, branch, [kode_baki]);
  }
}
