import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import type { Db } from '../platform/database/tx.ts';
import type { Isi } from './titipan.ts';

const HUTANG = kindSchema(hutang);

/** Two pieces of 700, 10 g together: the goods of scenario a. */
export const EMAS_10_GRAM: readonly Isi[] = [
  { nama_barang: 'GELANG', kode_dept: 'CN', kadar: 70, berat: 6.5, berat_plastik: 0.25 },
  { nama_barang: 'KALUNG', kode_dept: 'CN', kadar: 70, berat: 3.5, berat_plastik: 0.15 },
];
export const DELAPAN_JUTA = 8_000_000;

/** What is sent to lend on goods. */
export const isiHutang = (more: Isi = {}) =>
  HUTANG.parse({
    kode_sales: 'SL01',
    pelanggan: { nama: 'BU TINI', no_hp: '0812', alamat: 'CIMAHI' },
    jumlah_hutang: DELAPAN_JUTA,
    bunga: 3,
    lama_pinjam: 120,
    barang: EMAS_10_GRAM,
    bayar: [],
    ...more,
  });

/** The gudang that auctioned goods go to, to be sorted or melted, each with a tray. */
export async function bukaGudangBeli(db: Db): Promise<void> {
  await db.query(
    `insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual) values ('KL01', 'BELI', 'BELI', false), ('KL01', 'LEBUR', 'LEBUR', false)`,
  );
  await db.query(
    `insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
     values ('KL01', 'BL1', 'BL1', 'BELI', 150, 0.25), ('KL01', 'LB1', 'LB1', 'LEBUR', 150, 0.25)`,
  );
}
