import type { HomeBlock, Notice } from '../../core/home.ts';
import { TIMBANG_BAKI } from './opname.wire.ts';
import { timbangBaki } from './timbang-baki.report.ts';

export const blocks = [
  { key: 'baki-timbang', roles: ['gudang'], at: 'samping', order: 10, need: { pages: [TIMBANG_BAKI] } },
] as const satisfies readonly HomeBlock[];

export const notices = [
  { key: 'baki-selisih', page: timbangBaki.page, tone: 'bad', unit: 'weight', roles: ['pengawas', 'pemilik'] },
  { key: 'baki-belum-ditimbang', page: TIMBANG_BAKI, tone: 'warn', roles: ['pengawas', 'gudang'] },
] as const satisfies readonly Notice[];
