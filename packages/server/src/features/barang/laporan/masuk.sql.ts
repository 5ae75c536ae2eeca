/**
 * Whether an entry `e` of a posting `p` says that a piece has entered the shop: as it was added, or as it was finished
 * for an order; or that it has not, where that is taken back.
 */
export const MASUK_SQL = `(p.jenis = 'BARANG' and p.aksi = 'TAMBAH'
          or p.jenis = 'pesanan' and e.kategori in ('TAMBAH BARANG', 'BATAL TAMBAH BARANG'))`;
