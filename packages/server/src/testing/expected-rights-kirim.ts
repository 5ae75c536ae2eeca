import type { Need } from './expected-need.ts';

const gate = 'KIRIM_BARANG_MODULE';
const IMPOR: Need = { gate, levels: ['OWN', 'SU', 'MU'], pages: ['/import-data-pusat'] };

const CUCI: Need = {
  gate: { all: [gate, 'SEPUHAN_MODULE'], none: ['SEPUHAN_TERPUSAT_MODULE'] },
  pages: ['/terima-barang-cuci'],
};

/** What each hand-made call of goods between shops asks for, and of messages about a sale. */
export const hakKirim: readonly [string, Need][] = [
  ['GET kirimbarang/get/nokirim', { gate, pages: ['/kirim-barang', '/kirim-barang-kecabang'] }],
  ['GET kirim-barang/unreceive/list-no-kirim', { gate, pages: ['/terima-barang'] }],
  ['GET kirim-barang/unreceive/list-no-kirim-cuci', CUCI],
  ['POST kirim-barang/{no_kirim}/terima-cuci', CUCI],
  ['POST kirim-barang-cuci/pusat', { gate: { all: [gate, 'SEPUHAN_MODULE'] }, pages: ['/kirim-barang-cuci'] }],
  ['POST kirim-barang-kecabang', { gate, pages: ['/kirim-barang-kecabang'] }],
  ['POST kirim-barang/{no_kirim}/terima', { gate, pages: ['/terima-barang'] }],
  ['GET import-data-pusat', IMPOR],
  ['POST import-data-pusat', IMPOR],
];

const WEB = 'BARANG_WEB_EXTERNAL_MODULE';
const terbit: Need = { gate: WEB, pages: ['/kirim-barang-external'] };
const ubah: Need = { gate: WEB, pages: ['/update-barang-external'] };

/** The calls about pieces on an external web. */
export const hakExternal: readonly [string, Need][] = [
  ['GET barang/get/external', terbit],
  ['POST barang/external/kirim', terbit],
  ['GET barang/get/external-terbit', ubah],
  ['POST barang/external/update', ubah],
  ['POST barang/external/tarik', ubah],
];
