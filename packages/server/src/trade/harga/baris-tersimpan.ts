import type { Dec } from '@kilau/contract/core/dec.ts';
import type { AturanHarga, HargaBaris, HargaSistem } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { BarangJual } from './barang-jual.ts';

/** What a line keeps of the rules that made its price. @param sistem the shop's own price. */
const aturanTersimpan = (sistem: HargaSistem, { mode_harga, pembulatan, bulat_turun }: AturanHarga) => ({
  mode_harga,
  sumber_harga: sistem.sumber,
  harga_sistem: sistem.harga_tetap ?? sistem.harga_gram,
  persentase: sistem.persentase,
  pembulatan,
  arah_pembulatan: bulat_turun ? 'TURUN' : 'NAIK',
});

/** A price with the rules that made it, as a line keeps both (`HARGA_JUAL_FIELDS`). */
export const hargaTersimpan = (
  harga: { readonly sistem: HargaSistem; readonly harga_gram: Dec; readonly hasil: HargaBaris },
  aturan: AturanHarga,
) => ({
  ...aturanTersimpan(harga.sistem, aturan),
  harga_gram: harga.harga_gram,
  harga_jual: harga.hasil.harga_jual,
});

/**
 * What a line keeps of its piece and of the rules that made its price: a snapshot, whatever is changed afterwards.
 * @param sistem the shop's own price. @param aturan its rules of that day.
 */
export const barangTersimpan = (barang: BarangJual, sistem: HargaSistem, aturan: AturanHarga) => ({
  kode_barcode: barang.kode_barcode,
  kode_intern: barang.kode_intern,
  nama_barang: barang.nama_barang,
  kode_group: barang.kode_group,
  kode_dept: barang.kode_dept,
  kode_gudang: barang.kode_gudang,
  kode_baki: barang.kode_baki,
  kadar: barang.kadar,
  kadar_cetak: barang.kadar_cetak,
  foto: barang.foto,
  tipe_ongkos: barang.tipe_ongkos,
  nama_atribut: barang.nama_atribut,
  ...aturanTersimpan(sistem, aturan),
});
