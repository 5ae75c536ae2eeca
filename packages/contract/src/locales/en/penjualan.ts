import type { penjualan as source } from '../id/penjualan.ts';

export const penjualan: Record<keyof typeof source, string> = {
};
