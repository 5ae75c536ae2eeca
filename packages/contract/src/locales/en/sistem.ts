import type { sistem as source } from '../id/sistem.ts';

export const sistem: Record<keyof typeof source, string> = {
};
