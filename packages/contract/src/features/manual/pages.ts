import { definePage } from '../../core/page.ts';
import { GERBANG_MANUAL } from './gerbang.ts';

/** Pages of manual items that no report brings along. */
export const manualPages = [
  definePage({ path: '/data-barang-manual', menu: 'manual', kind: 'master', gate: GERBANG_MANUAL }),
  definePage({ path: '/pindah-barang-manual', menu: 'manual', kind: 'transaction', gate: GERBANG_MANUAL }),
  definePage({ path: '/hancur-barang-manual', menu: 'manual', kind: 'transaction', gate: GERBANG_MANUAL }),
] as const;
