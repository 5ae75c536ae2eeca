import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { titipan } from '@kilau/contract/features/titipan/titipan.kind.ts';
import { grantApproval } from '../../engine/approval.ts';
import { batalTitipan, bayarTitipan, simpanTitipan, validasiTitipan } from '../../features/titipan/lakukan.ts';
import type { Db } from '../../platform/database/tx.ts';
import { restock, type Branch } from './day.ts';
import { CUSTOMERS, REKENING, SALES } from './people.ts';
import type { Random } from './random.ts';

const ISI = kindSchema(titipan);
/** What a customer leaves first, and by and by. */
const PERTAMA = [300_000, 500_000, 1_000_000] as const;

/** A customer leaves money on a piece of the shop, which is not sold to others then. @returns the number. */
async function titip(db: Db, random: Random, branch: Branch): Promise<string | undefined> {
  const { cashier, stock } = branch;
  const pieces = await db.query<{ kode_barcode: string }>(
    `select b.kode_barcode from barang b
     join gudang g on g.kode_toko = b.kode_toko and g.kode_gudang = b.kode_gudang
     where b.kode_toko = $1 and b.status = 'TERSEDIA' and b.klaim_nomor is null and g.dijual
       and not b.markis and b.berat between 3 and 12
     order by b.kode_barcode`,
    [cashier.shop.kode_toko],
  );
  if (pieces.length === 0) return undefined;
  const { kode_barcode } = random.pick(pieces);
  const index = stock.findIndex((piece) => piece.kode_barcode === kode_barcode);
  // Another one takes its place in the tray.
  const [diambil] = index < 0 ? [] : stock.splice(index, 1);
  if (diambil) await restock(db, random, branch, [diambil.kode_baki]);
  const masuk = ISI.parse({
    kode_sales: random.pick(SALES).kode_sales,
    pelanggan: random.pick(CUSTOMERS),
    mengikat: random.chance(70),
    barang: [{ kode_barcode }],
    bayar: [{ jenis: 'CASH', jumlah: random.pick(PERTAMA) }],
  });
  return db.tx((tx) => simpanTitipan(tx, cashier, masuk, `demo-titip-${kode_barcode}`));
}

async function bayarLagi(db: Db, random: Random, { cashier }: Branch, nomor: string): Promise<void> {
  const bayar = [{ jenis: 'TRANSFER', jumlah: 200_000, no_rekening: random.pick(REKENING) }];
  const masuk = ISI.parse({ pelanggan: {}, barang: [], bayar });
  await db.tx((tx) => bayarTitipan(tx, cashier, nomor, masuk.bayar));
}

async function batalkan(db: Db, { cashier, approver }: Branch, nomor: string): Promise<void> {
  const { kembali } = await db.one<{ kembali: number }>(
    `select sisa::float8 as kembali from dokumen where kode_toko = $1 and jenis = 'titipan' and nomor = $2`,
    [cashier.shop.kode_toko, nomor],
  );
  const alasan = 'CUSTOMER TIDAK JADI';
  await db.tx(async (tx) => {
    const { id } = await grantApproval(tx, cashier, {
      kategori: titipan.deeds.batal.approval,
      dokumen: nomor,
      nilai: { alasan, kembali, potongan: 0 },
      keterangan: alasan,
      disetujui_oleh: approver,
      saluran: 'MANUAL',
    });
    await batalTitipan(tx, cashier, nomor, { alasan, otorisasi: id });
  });
}

/**
 * What is left with the shop on a business day: now and then a deposit, of which some grow and some come to nothing.
 * @param open the last one waits for whoever tries the program.
 */
export async function titipOneDay(db: Db, random: Random, branch: Branch, open: boolean): Promise<void> {
  if (!open && !random.chance(45)) return;
  const nomor = await titip(db, random, branch);
  if (nomor === undefined || open) return;
  await db.tx((tx) => validasiTitipan(tx, branch.cashier, nomor));
  if (random.chance(40)) await bayarLagi(db, random, branch, nomor);
  if (random.chance(15)) await batalkan(db, branch, nomor);
}
