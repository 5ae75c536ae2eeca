/** What the member app and the board on the wall read: everybody may. */
export const hakKatalog: readonly [string, 'public'][] = [
  'toko',
  'splash',
  'kategori',
  'banner',
  'info',
  'item',
  'item/{kode_barang}',
  'harga',
  'papan-harga',
  'hadiah',
  'kontak-admin',
  'group-description',
  'cek-nota/{nomor}/{tanda}',
].map((part): [string, 'public'] => [`GET app/publik/{kode_toko}/${part}`, 'public']);
