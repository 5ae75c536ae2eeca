import type { Need } from './expected-need.ts';

const sendiri = { all: ['SEPUHAN_MODULE'], none: ['SEPUHAN_TERPUSAT_MODULE'] } as const;

/** What a scan asks on the pages of refinishing. */
export const hakSepuhan: readonly [string, Need][] = [
  ['GET barang/get/dibeli-pada/{nomor}', { gate: sendiri, pages: ['/sortir-pembelian'] }],
  ['GET barang/get/siap-cuci/{kode_barcode}', { gate: 'SEPUHAN_MODULE', pages: ['/kirim-barang-cuci'] }],
  ['GET barang/get/siap-pindah/{kode_barcode}', { gate: sendiri, pages: ['/pindah-sortir'] }],
  [
    'GET barang/get/dicuci/{no_kirim}/{kode_barcode}',
    { gate: sendiri, pages: ['/terima-barang-cuci', '/terima-sepuhan'] },
  ],
];
