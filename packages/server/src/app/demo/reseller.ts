import { KYC_KOSONG } from '@kilau/contract/trade/pelanggan/kyc.fields.ts';
import { TANPA_PASAR_MASUK } from '@kilau/contract/features/penjualan/pasar.fields.ts';
import { dikirim } from '../../trade/bayar/bayar.ts';
import { pegangBarangJual } from '../../trade/harga/barang-jual.ts';
import { hargaJual } from '../../trade/harga/harga-barang.ts';
import { untukReseller } from '../../trade/harga/harga-reseller.ts';
import { simpanPenjualan, validasiPenjualan } from '../../features/penjualan/api.ts';
import type { Db, Tx } from '../../platform/database/tx.ts';
import type { Branch } from './day.ts';
import { SALES } from './people.ts';

/** KO ANTON, the first of the members who are resellers. */
const RESELLER = 'MB00004';
/** So many pieces he buys at once. */
const BANYAK = 3;

/** The price list of resellers: somewhat below the price of the first day, at half the ongkos. */
export async function seedHargaReseller(tx: Tx, kode_toko: string): Promise<void> {
  await tx.query(
    `insert into harga_reseller (kode_toko, _id, kode_group, harga, ongkos_persen, diskon_persen, dibuat_oleh,
        diubah_oleh)
      select $1, gen_random_uuid()::text, k.kode_group, round(k.harga * 0.97, -3), 50, 1, 'DEMO', 'DEMO'
      from kelompok k where k.kode_toko = $1 and k.harga > 0`,
    [kode_toko],
  );
}

/** A reseller has bought today, by his own prices. */
export async function sellToReseller(db: Db, { cashier, stock }: Branch): Promise<void> {
  const kode = stock.splice(-BANYAK).map(({ kode_barcode }) => kode_barcode);
  const { kode_toko } = cashier.shop;
  await db.tx(async (tx) => {
    const barang = await untukReseller(tx, kode_toko, await pegangBarangJual(tx, kode_toko, kode));
    const polos = { berat: null, harga_gram: null, harga_jual: null, ongkos: null };
    const baris = Array.from(barang, ([kode_barcode, piece]) => ({
      kode_barcode,
      ...polos,
      diskon_rp: null,
      diskon_persen: null,
      otorisasi: null,
      ...TANPA_PASAR_MASUK,
      total: hargaJual(cashier, piece).jual.harga_total,
    }));
    const nomor = await simpanPenjualan(
      tx,
      cashier,
      {
        kode_sales: SALES[0].kode_sales,
        keterangan: null,
        otorisasi_limit: null,
        kyc: KYC_KOSONG,
        pelanggan: { jenis: 'MEMBER', kode_member: RESELLER, nama: null, no_hp: null, alamat: null },
        barang: baris.map(({ total: _, ...row }) => row),
        aksesoris: [],
        bayar: baris.map(({ total }) => dikirim('CASH', total)),
      },
      `demo-reseller-${kode.join('-')}`,
    );
    await validasiPenjualan(tx, cashier, nomor);
  });
}
