import type { HomeBlock, FirstStep } from '../../core/home.ts';
import { penjualan } from './penjualan.kind.ts';

export const blocks = [
  { key: 'mulai-jual', roles: ['kasir'], at: 'utama', order: 10, need: { pages: [penjualan.pages.create] } },
] as const satisfies readonly HomeBlock[];

export const steps = [
  { key: 'penjualan', page: penjualan.pages.create, order: 6 },
] as const satisfies readonly FirstStep[];
