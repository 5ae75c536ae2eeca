import { SEES_MONEY, type HomeBlock } from '../../core/home.ts';

export const blocks = [
  { key: 'otorisasi-hari-ini', roles: ['pengawas'], at: 'utama', order: 30, need: { levels: SEES_MONEY } },
] as const satisfies readonly HomeBlock[];
