import type { HomeBlock, Notice } from '../../core/home.ts';
import { hargaEmasPage } from './harga.ts';

export const blocks = [
  { key: 'harga-hari-ini', roles: ['kasir', 'pengawas'], at: 'samping', order: 30 },
] as const satisfies readonly HomeBlock[];

export const notices = [
  { key: 'harga-belum-diisi', page: hargaEmasPage.path, tone: 'bad', roles: ['pengawas', 'pemilik'] },
] as const satisfies readonly Notice[];
