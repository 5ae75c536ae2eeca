import type { laporan as source } from '../id/laporan.ts';

export const laporan: Record<keyof typeof source, string> = {
};
