import type { HomeBlock, Notice, FirstStep } from '../../core/home.ts';
import { hargaEmasPage } from './harga.ts';
import { sales } from './sales.resource.ts';

export const blocks = [
  { key: 'harga-hari-ini', roles: ['kasir', 'pengawas'], at: 'samping', order: 30 },
] as const satisfies readonly HomeBlock[];

export const notices = [
  { key: 'harga-belum-diisi', page: hargaEmasPage.path, tone: 'bad', roles: ['pengawas', 'pemilik'] },
] as const satisfies readonly Notice[];

export const steps = [
  { key: 'harga', page: hargaEmasPage.path, order: 1 },
  { key: 'sales', page: sales.page, order: 2 },
] as const satisfies readonly FirstStep[];
