import type { barang as source } from '../id/barang.ts';

export const barang: Record<keyof typeof source, string> = {
};
