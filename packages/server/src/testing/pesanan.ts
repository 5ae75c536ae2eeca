import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { pesanan } from '@kilau/contract/features/pesanan/pesanan.kind.ts';
import type { Db } from '../platform/database/tx.ts';
import { SHOP } from './shop.ts';
import type { Isi } from './titipan.ts';

const PESAN = kindSchema(pesanan);

/** A necklace of 5.00 g of group 700 with 250,000 for its making: 7,185,000 of gold, 7,435,000 in all. */
export const KALUNG: Isi = {
  nama_barang: 'KALUNG UKIR',
  kode_group: '700',
  kode_dept: 'CN',
  berat: 5,
  ongkos: 250_000,
};
export const HARGA_KALUNG = 7_435_000;
/** What customers bring along to be copied. */
export const LIONTIN: Isi = { jenis: 'BAWA SENDIRI', deskripsi: 'LIONTIN LAMA', berat: 1.5 };

/** What is sent to order goods. */
export const isiPesan = (barang: readonly Isi[], bayar: readonly Isi[], more: Isi = {}) =>
  PESAN.parse({
    kode_sales: 'SL01',
    pelanggan: { nama: 'BU TINI', no_hp: '0812' },
    tgl_selesai: '2026-12-24',
    barang,
    bayar,
    ...more,
  });

/** What a finished order pays of a sale. */
export const dariPesanan = (nomor: string): Isi => ({ jenis: 'PESANAN', nomor });

/** The gudang and the tray of samples, which the small shop has not. */
export async function bukaContoh(db: Db): Promise<void> {
  await db.query(
    `with g as (insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual)
       values ($1, 'CONTOH', 'CONTOH', false))
     insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
     values ($1, 'C01', 'C01', 'CONTOH', 150, 0.25)`,
    [SHOP.kode_toko],
  );
}
