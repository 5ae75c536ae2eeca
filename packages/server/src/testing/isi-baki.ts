import { Dec } from '@kilau/contract/core/dec.ts';
import type { TestDb } from './database.ts';
import { beriKadar } from './kadar-baru.ts';
import { pindahkan } from './kertas-barang.ts';
import { papersOf } from './papers.ts';

/** Manual rings of group 700 in a tray. */
export const manual = (kode_baki: string, qty: number, berat: string) => ({
  kode_gudang: 'TOKO',
  kode_baki,
  kode_group: '700',
  kode_dept: 'CN',
  qty,
  berat: Dec.from(berat),
});

/** Puts goods of all kinds into the trays of the small shop, and changes what lies there. */
export class IsiBaki {
  readonly #shop: Pick<TestDb, 'db'>;
  #keys = 0;

  constructor(shop: Pick<TestDb, 'db'>) {
    this.#shop = shop;
  }

  readonly kunci = () => `kunci-isi-${(this.#keys += 1)}`;

  readonly pindah = (kode_barcode: string, kode_baki: string) =>
    this.#shop.db.tx((tx) =>
      pindahkan(tx, { kode_gudang: 'TOKO', kode_baki, barang: [{ kode_barcode }] }, this.kunci()),
    );

  readonly tambah = (kode_baki: string, qty: number, berat: string) =>
    this.#shop.db.tx((tx) =>
      papersOf(this.#shop).make(tx, 'tambah-barang-manual', {
        keterangan: null,
        barang: [manual(kode_baki, qty, berat)],
      }),
    );

  /** Boxes of 2.5 g, as accessories. */
  readonly kotak = (kode_baki: string, qty: number) =>
    this.#shop.db.tx((tx) =>
      papersOf(this.#shop).make(tx, 'stok-aksesoris', {
        arah: 'TAMBAH',
        keperluan: null,
        keterangan: null,
        barang: [
          {
            kode_barcode: null,
            qty,
            nama_aksesoris: 'KOTAK CINCIN',
            kode_group: 'ACC',
            kode_dept: 'CN',
            kode_baki,
            berat: Dec.from('2.5'),
            harga_jual: null,
          },
        ],
      }),
    );

  readonly kadarBaru = (kode_barcode: string, kadar: string) =>
    this.#shop.db.tx((tx) => beriKadar(tx, { kode_barcode, kadar }, this.kunci()));
}
