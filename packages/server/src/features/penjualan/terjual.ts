import type { Beside } from '../../engine/paper/kind.ts';
import type { Piece } from '../../ledger/entry.ts';
import { BARANG_JSON, barangTerbaca, sebagaiBarang } from '../../trade/barang/jual.ts';
import type { BarisTerjual } from './aksesoris-jual.ts';

/** The goods of a sale's last version that leave when it is validated: its pieces as they are, and accessories. */
export interface Terjual {
  readonly barang: readonly Piece[];
  readonly aksesoris: readonly BarisTerjual[];
}

/** What the database tells of them. */
interface Terbaca {
  readonly barang: readonly Parameters<typeof barangTerbaca>[0][];
  readonly aksesoris: readonly BarisTerjual[];
}

/** The goods of the sale `d`. */
export const TERJUAL: Beside = {
  sql: `select jsonb_build_object(
    'barang', (select coalesce(jsonb_agg(${BARANG_JSON} order by b.kode_barcode), '[]') from jual_barang l
      join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode
      where l.kode_toko = d.kode_toko and l.nomor = d.nomor and l.ke = d.isi),
    'aksesoris', (select coalesce(jsonb_agg(jsonb_build_object('kode_barcode', a.kode_barcode, 'qty', a.qty)
        order by a.baris), '[]') from jual_aksesoris a
      where a.kode_toko = d.kode_toko and a.nomor = d.nomor and a.ke = d.isi))`,
  read: (json): Terjual => {
    const { barang, aksesoris } = json as Terbaca;
    return { barang: barang.map(barangTerbaca), aksesoris };
  },
};

/** The same of a sale that is being made, whose pieces are held. */
export const terjualDibuat = (dipegang: readonly Piece[], aksesoris: readonly BarisTerjual[]): Terjual => ({
  barang: dipegang.map(sebagaiBarang),
  aksesoris: aksesoris.map(({ kode_barcode, qty }) => ({ kode_barcode, qty })),
});
