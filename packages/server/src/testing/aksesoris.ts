import { Dec } from '@kilau/contract/core/dec.ts';
import type { Db } from '../platform/database/tx.ts';
import { papersOf } from './papers.ts';
import { SHOP } from './shop.ts';

/** Ten boxes at 25,000, in a tray of the shop, which has no accessories yet. @returns their code. */
export async function kotakCincin(shop: { readonly db: Db }): Promise<string> {
  await shop.db.query(
    `with k as (insert into kategori (kode_toko, kode_kategori, nama_kategori) values ($1, 'AKSESORIS', 'AKSESORIS')
       returning kode_toko, kode_kategori)
     insert into kelompok (kode_toko, kode_group, nama_group, kode_kategori, jenis_group, kadar, harga)
       select kode_toko, 'ACC', 'AKSESORIS', kode_kategori, 'TUA', 0, 0 from k`,
    [SHOP.kode_toko],
  );
  await shop.db.tx((tx) =>
    papersOf(shop).make(tx, 'stok-aksesoris', {
      arah: 'TAMBAH',
      keperluan: null,
      keterangan: null,
      barang: [
        {
          kode_barcode: null,
          qty: 10,
          nama_aksesoris: 'KOTAK CINCIN',
          kode_group: 'ACC',
          kode_dept: 'CN',
          kode_baki: 'A01',
          berat: Dec.zero,
          harga_jual: Dec.from(25_000),
        },
      ],
    }),
  );
  const { kode } = await shop.db.one<{ kode: string }>(`select kode_barcode as kode from aksesoris`);
  return kode;
}
