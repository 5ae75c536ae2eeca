import { definePage } from '../../core/page.ts';

export const barangPages = [
  definePage({ path: '/tambah-data-barang', menu: 'barang', kind: 'transaction' }),
  definePage({ path: '/tambah-barang-banyak', menu: 'barang', kind: 'transaction' }),
  definePage({ path: '/data-barang', menu: 'barang', kind: 'view' }),
  definePage({ path: '/pindah-barang', menu: 'barang', kind: 'transaction' }),
  definePage({ path: '/pindah-barang-satu-baki', menu: 'barang', kind: 'transaction' }),
  definePage({ path: '/hancur-data-barang', menu: 'barang', kind: 'transaction' }),
  definePage({ path: '/lihat-pindah-barang', menu: 'barang', kind: 'view' }),
  definePage({ path: '/update-profit-barang', menu: 'barang', kind: 'tool' }),
  definePage({ path: '/update-kadar', menu: 'barang', kind: 'tool', gate: 'UPDATE_KADAR_MODULE' }),
  definePage({ path: '/cetak-barcode', menu: 'barang', kind: 'tool' }),
] as const;
