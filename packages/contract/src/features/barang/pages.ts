import { definePage } from '../../core/page.ts';

export const barangPages = [
  definePage({ path: '/tambah-data-barang', menu: 'barang', kind: 'transaction' }),
  definePage({ path: '/data-barang', menu: 'barang', kind: 'view' }),
] as const;
