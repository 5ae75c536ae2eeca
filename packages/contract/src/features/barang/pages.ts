import { kindPages } from '../../core/kind-pages.ts';
import { definePage } from '../../core/page.ts';
import { MODAL_BARANG } from '../../trade/barang/modal.ts';
import { etalasePages } from './etalase/etalase.ts';
import { hancurBarang } from './hancur/hancur-barang.kind.ts';
import { pindahBarang } from './pindah/pindah-barang.kind.ts';

export const barangPages = [
  definePage({ path: '/tambah-data-barang', menu: 'barang', kind: 'transaction' }),
  definePage({ path: '/tambah-barang-banyak', menu: 'barang', kind: 'transaction' }),
  definePage({ path: '/data-barang', menu: 'barang', kind: 'view' }),
  ...kindPages(pindahBarang),
  definePage({ path: '/pindah-barang-satu-baki', menu: 'barang', kind: 'transaction' }),
  ...kindPages(hancurBarang),
  definePage({ path: '/update-profit-barang', menu: 'barang', kind: 'tool' }),
  definePage({ path: '/update-kadar', menu: 'barang', kind: 'tool', gate: 'UPDATE_KADAR_MODULE' }),
  definePage({ path: MODAL_BARANG, menu: 'barang', kind: 'tool' }),
  ...etalasePages,
  definePage({ path: '/cetak-barcode', menu: 'barang', kind: 'tool' }),
] as const;
