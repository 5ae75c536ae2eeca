import type { rule as source } from '../id/rule.ts';

export const rule: Record<keyof typeof source, string> = {
};
