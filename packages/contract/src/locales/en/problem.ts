import type { problem as source } from '../id/problem.ts';

export const problem: Record<keyof typeof source, string> = {
};
