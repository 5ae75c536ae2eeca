import { definePage } from '../../core/page.ts';
import { pembelian } from './pembelian.kind.ts';

/** What is bought and what is sold are validated side by side. */
export const pembelianPages = [
  definePage({
    path: pembelian.deeds.validasi.page,
    menu: 'validasi',
    kind: 'validation',
    source: { type: 'kind', key: 'pembelian', also: ['penjualan'], view: 'validasi' },
  }),
] as const;
