import type { Level } from '@kilau/contract/core/permission.ts';

/** Levels that see who is logged in; whose session each may end is a question of rank. */
const SUPERVISORS: readonly Level[] = ['SPV', 'OWN', 'SU'];

export const maySeeSessions = (level: Level): boolean => SUPERVISORS.includes(level);
