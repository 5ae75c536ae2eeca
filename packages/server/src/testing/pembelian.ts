import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { pembelian } from '@kilau/contract/features/pembelian/pembelian.kind.ts';
import type { Db } from '../platform/database/tx.ts';
import { pieces, SHOP } from './shop.ts';
import { papersOf } from './papers.ts';

const BELI = kindSchema(pembelian);
const JUAL = kindSchema(penjualan);
const toko = SHOP.kode_toko;

type Isi = Readonly<Record<string, unknown>>;

const MASTERS = `
  insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual) values ($1, 'BELI', 'BELI', false)
    on conflict do nothing;
  insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
    values ($1, 'BL1', 'BL1', 'BELI', 150, 0.25) on conflict do nothing;
  insert into kondisi_pembelian (kode_toko, kondisi_barang, jenis_potongan, potongan, persentase)
    values ($1, 'MULUS', 'RP', 20000, 0), ($1, 'LECET', 'PERSENTASE', 0, 5) on conflict do nothing;
  insert into harga_beli (kode_toko, kode_harga, harga_per_gram) values ($1, 'L70', 1150000) on conflict do nothing`;

/** What a shop needs that buys back: gudang BELI with a tray, conditions, a code of prices. */
export async function bukaBeli(db: Db): Promise<void> {
  for (const statement of MASTERS.split(';')) await db.query(statement, [toko]);
}

/** What is sent to buy back. */
export const isiBeli = (barang: readonly Isi[], more: Isi = {}) =>
  BELI.parse({ kode_sales: 'SL01', pelanggan: { nama: 'bu tini' }, barang, bayar: [{ jenis: 'CASH' }], ...more });

/** A ring of 4.15 g that the shop never sold, by the price of its code. */
export const luar = (more: Isi = {}): Isi => ({
  nama_barang: 'CINCIN LAMA',
  kode_group: '700',
  kode_dept: 'CN',
  berat: 4.15,
  kode_harga: 'L70',
  kondisi_barang: 'LECET',
  ...more,
});
export const KTP = { jenis_identitas: 'KTP', nik_sim_passport: '3273010101010004' };

/** What is sent to sell, and to pay with old goods or otherwise. */
export const isiJual = (kode: readonly string[], bayar: readonly Isi[]) =>
  JUAL.parse({
    kode_sales: 'SL01',
    pelanggan: { nama: 'BU TINI' },
    barang: kode.map((kode_barcode) => ({ kode_barcode })),
    bayar,
  });

/** Sells pieces on one nota and validates it. @returns its number and the barcodes. */
export async function terjual(shop: { readonly db: Db }, banyak = 1) {
  const papers = papersOf(shop);
  const kode = await pieces(shop.db, banyak);
  const isi = isiJual(kode, [{ jenis: 'CASH', jumlah: 50_000_000 }]);
  const nomor = await shop.db.tx((tx) => papers.make(tx, 'penjualan', isi));
  await shop.db.tx((tx) => papers.done(tx, 'penjualan', nomor, 'validasi'));
  return { nomor, kode };
}
