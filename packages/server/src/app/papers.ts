import { uangKas } from '@kilau/contract/features/uang/uang-kas.kind.ts';
import type { KindKey } from '@kilau/contract/registry.ts';
import { atWork, type KindAtWork } from '../engine/paper/kind.ts';
import { hancurAtWork, pindahAtWork } from '../features/barang/papers.ts';
import { uangKasHandlers } from '../features/uang/uang-kas.handlers.ts';

/** One entry per kind of the registry: a kind without its behaviour does not compile. */
const atWorkByKey: Readonly<Record<KindKey, KindAtWork>> = {
  'pindah-barang': pindahAtWork,
  'hancur-barang': hancurAtWork,
  'uang-kas': atWork(uangKas, uangKasHandlers),
};

/** Every kind of paper with what it does. */
export const papers: readonly KindAtWork[] = Object.values(atWorkByKey);
