import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { preOrder } from '@kilau/contract/features/pre-order/pre-order.kind.ts';
import { closingPo, simpanPo, validasiPo } from '../../features/pre-order/lakukan.ts';
import type { Db } from '../../platform/database/tx.ts';
import type { Branch } from './day.ts';
import { CUSTOMERS, SALES } from './people.ts';

const ISI = kindSchema(preOrder);
const PERIODE = 'LEBARAN';

/** A campaign that has been open for a while, and promises its goods for later. */
async function bukaPeriode(db: Db, kode_toko: string, tgl: string): Promise<void> {
  await db.query(
    `insert into periode_pre_order (kode_toko, kode_periode, nama_periode, tgl_buka, tgl_tutup, tgl_janji, cara_harga,
       dibuat_oleh, diubah_oleh)
     values ($1, $2, 'KOLEKSI LEBARAN', $3::date - 20, $3::date + 25, $3::date + 60, 'KUNCI', 'DEMO', 'DEMO')`,
    [kode_toko, PERIODE, tgl],
  );
}

async function pesan({ cashier }: Branch, db: Db, ke: number, nama_barang: string, jumlah: number): Promise<string> {
  const masuk = ISI.parse({
    kode_sales: SALES[ke % SALES.length]?.kode_sales,
    pelanggan: CUSTOMERS[ke % CUSTOMERS.length],
    periode: PERIODE,
    barang: [{ nama_barang, kode_group: '700', kode_dept: 'CN', berat: 5 }],
    bayar: [{ jenis: 'CASH', jumlah }],
  });
  const nomor = await db.tx((tx) => simpanPo(tx, cashier, masuk, `demo-po-${ke}`));
  await db.tx((tx) => validasiPo(tx, cashier, nomor));
  return nomor;
}

/** Rings of a campaign that customers have ordered today: one is still to come, one waits to be picked up. */
export async function orderToday(db: Db, branch: Branch): Promise<void> {
  const { kode_toko, tgl_system } = branch.cashier.shop;
  await bukaPeriode(db, kode_toko, tgl_system);
  await pesan(branch, db, 1, 'CINCIN KOLEKSI LEBARAN', 3_000_000);
  const siap = await pesan(branch, db, 2, 'CINCIN MOTIF BUNGA', 4_000_000);
  const { stock, cashier } = branch;
  const pieces = await db.query<{ kode_barcode: string }>(
    `select b.kode_barcode from barang b
     where b.kode_toko = $1 and b.status = 'TERSEDIA' and b.klaim_nomor is null and b.kode_group = '700'
       and not b.markis order by abs(b.berat - 5), b.kode_barcode limit 1`,
    [kode_toko],
  );
  for (const { kode_barcode } of pieces) {
    const index = stock.findIndex((piece) => piece.kode_barcode === kode_barcode);
    if (index >= 0) stock.splice(index, 1);
    await db.tx((tx) => closingPo(tx, cashier, siap, [{ baris: 1, kode_barcode }]));
  }
}
