import { code, image, kadar, money, weight } from '../../core/field.ts';
import type { LineWords } from '../../core/kind.ts';

/** How old goods are told that pay for new ones. */
export const BARANG_TUKAR_KATA: LineWords & { readonly picture: string; readonly pictured: string } = {
  also: {
    nama_barang: code({}),
    kode_barcode: code({}),
    no_faktur: code({}),
    kode_group: code({}),
    kondisi_barang: code({}),
    uji: code({}),
    kadar: kadar({}),
    hasil_kadar: kadar({}),
    berat: weight({}),
    harga_nota: money({}),
    harga_beli: money({}),
    foto_barang: image({}),
  },
  name: ['nama_barang'],
  words: ['kode_barcode', 'no_faktur', 'kode_group', 'kondisi_barang', 'uji'],
  figures: ['kadar', 'hasil_kadar', 'berat', 'harga_nota'],
  amount: 'harga_beli',
  picture: 'foto_produk/{kode_barcode}',
  pictured: 'foto',
};
