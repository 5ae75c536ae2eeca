import type { HomeBlock } from '../../core/home.ts';
import { penjualan } from './penjualan.kind.ts';

export const blocks = [
  { key: 'mulai-jual', roles: ['kasir'], at: 'utama', order: 10, need: { pages: [penjualan.pages.create] } },
] as const satisfies readonly HomeBlock[];
