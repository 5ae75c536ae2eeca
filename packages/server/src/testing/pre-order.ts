import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { preOrder } from '@kilau/contract/features/pre-order/pre-order.kind.ts';
import type { Sql } from '../platform/database/tx.ts';
import type { Isi } from './titipan.ts';

const PESAN = kindSchema(preOrder);
const JUAL = kindSchema(penjualan);
const SIAPA = { kode_sales: 'SL01', pelanggan: { nama: 'BU TINI', no_hp: '0812' } };

/** The ring of the worked example: 5.00 g of 700 at the price of the day, with a making charge of 50,000 a gram. */
export const CINCIN_PO: Isi = {
  nama_barang: 'CINCIN PESANAN',
  kode_group: '700',
  kode_dept: 'CN',
  kadar: 70,
  berat: 5,
  harga_gram: 1_437_000,
  ongkos: 50_000,
};
/** What it costs: 7,185,000 of gold, 250,000 ongkos. */
export const HARGA_PO = 7_435_000;

/** Campaigns that are open on the day of the small shop: one with locked prices, one with those of the day. */
export async function bukaPeriode(sql: Sql): Promise<void> {
  await sql.query(
    `insert into periode_pre_order (kode_toko, kode_periode, nama_periode, tgl_buka, tgl_tutup, tgl_janji, cara_harga)
     values ('KL01', 'LEBARAN', 'LEBARAN 2027', '2026-11-01', '2026-11-30', '2026-12-20', 'KUNCI'),
       ('KL01', 'HARIAN', 'IKUT HARGA', '2026-11-01', '2026-11-30', '2026-12-20', 'HARIAN'),
       ('KL01', 'LALU', 'SUDAH TUTUP', '2026-10-01', '2026-10-31', '2026-11-15', 'KUNCI')`,
  );
}

/** A campaign that is open as long as the shop lives. */
export const PERIODE_HIDUP = 'SEPANJANG';
export const bukaPeriodeHidup = (sql: Sql): Promise<unknown> =>
  sql.query(
    `insert into periode_pre_order (kode_toko, kode_periode, nama_periode, tgl_buka, tgl_tutup, tgl_janji, cara_harga)
     values ('KL01', $1, 'SEPANJANG TAHUN', '2026-11-01', '2028-12-31', '2029-01-31', 'KUNCI')`,
    [PERIODE_HIDUP],
  );

/** What is sent to order goods: one ring unless said. */
export const isiPo = (bayar: readonly Isi[], more: Isi = {}) =>
  PESAN.parse({ ...SIAPA, periode: 'LEBARAN', barang: [CINCIN_PO], bayar, ...more });

/** What an order pays of a sale. */
export const dariPo = (nomor: string): Isi => ({ jenis: 'PRE-ORDER', nomor });

/** What is sent to sell what comes with such payments, and other pieces. */
export const isiAmbil = (bayar: readonly Isi[], kode: readonly string[] = []) =>
  JUAL.parse({ ...SIAPA, barang: kode.map((kode_barcode) => ({ kode_barcode })), bayar });
