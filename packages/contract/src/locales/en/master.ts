import type { master as source } from '../id/master.ts';

export const master: Record<keyof typeof source, string> = {
};
