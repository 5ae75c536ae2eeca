import type { modul as source } from '../id/modul.ts';

export const modul: Record<keyof typeof source, string> = {
};
