import { kindPages } from '../../core/kind-pages.ts';
import { definePage } from '../../core/page.ts';
import { pembelian } from './pembelian.kind.ts';

const VALIDASI = pembelian.deeds.validasi.page;

/**
 * What is bought and what is sold are validated side by side. The paper that destroys bought pieces is of those that
 * destroy pieces; it stands in the menu behind those that buy.
 */
export const pembelianPages = [
  ...kindPages(pembelian).filter(({ path }) => path !== VALIDASI),
  definePage({
    path: '/hancur-pembelian',
    menu: 'pembelian',
    kind: 'transaction',
    source: { type: 'kind', key: 'hancur-pembelian', view: 'buat' },
  }),
  definePage({
    path: VALIDASI,
    menu: 'validasi',
    kind: 'validation',
    source: { type: 'kind', key: 'pembelian', also: ['penjualan'], view: 'validasi' },
  }),
] as const;
