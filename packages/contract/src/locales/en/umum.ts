import type { umum as source } from '../id/umum.ts';

export const umum: Record<keyof typeof source, string> = {
};
