import { SEES_MONEY, type HomeBlock } from '../../core/home.ts';

export const blocks = [
  { key: 'laci-saya', roles: ['kasir'], at: 'samping', order: 10 },
  { key: 'kas-bank', roles: ['pengawas', 'pemilik'], at: 'samping', order: 20, need: { levels: SEES_MONEY } },
] as const satisfies readonly HomeBlock[];
