import { SEES_MONEY, type HomeBlock, type Notice } from '../../core/home.ts';
import { persetujuanPage } from './qr.ts';

export const blocks = [
  { key: 'otorisasi-hari-ini', roles: ['pengawas'], at: 'utama', order: 30, need: { levels: SEES_MONEY } },
] as const satisfies readonly HomeBlock[];

export const notices = [
  { key: 'permintaan-otorisasi', page: persetujuanPage.path, tone: 'warn', roles: ['pengawas', 'pemilik'] },
] as const satisfies readonly Notice[];
