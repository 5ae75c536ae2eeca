import { SEES_MONEY, type HomeBlock, type Notice, type FirstStep } from '../../../core/home.ts';
import { antreanPage } from '../antrean.ts';
import { keadaanPage } from '../keadaan/keadaan.ts';
import { rekonsiliasiPage } from '../rekonsiliasi/rekonsiliasi.ts';
import { users } from '../hak/users.resource.ts';

const money = { levels: SEES_MONEY } as const;

/** Blocks about papers of all kinds, and about what all features count. */
export const blocks = [
  { key: 'menunggu', roles: ['kasir', 'pengawas'], at: 'utama', order: 20 },
  { key: 'nota-saya', roles: ['kasir'], at: 'utama', order: 30 },
  { key: 'langkah-awal', roles: ['pemilik'], at: 'utama', order: 5 },
  { key: 'omzet', roles: ['pemilik'], at: 'utama', order: 10, need: money },
  { key: 'gram-kadar', roles: ['pemilik'], at: 'utama', order: 15, need: money },
  { key: 'perlu-dilihat', roles: ['gudang', 'pengawas', 'pemilik'], at: 'samping', order: 5 },
  { key: 'dibatalkan', roles: ['pengawas', 'pemilik'], at: 'utama', order: 40, need: money },
  { key: 'toko-toko', roles: ['pemilik'], at: 'utama', order: 20, need: money },
] as const satisfies readonly HomeBlock[];

export const notices = [
  { key: 'buku-salah', page: rekonsiliasiPage.path, tone: 'bad', roles: ['pemilik'] },
  { key: 'kiriman-menyerah', page: antreanPage.path, tone: 'bad', roles: ['pemilik'] },
  { key: 'ruang-menipis', page: keadaanPage.path, tone: 'bad', roles: ['pemilik'] },
  { key: 'cadangan-bermasalah', page: antreanPage.path, tone: 'bad', roles: ['pemilik'] },
] as const satisfies readonly Notice[];

export const steps = [{ key: 'users', page: users.page, order: 3 }] as const satisfies readonly FirstStep[];
