import type { AllResourceHooks } from '../../engine/resource.hooks.ts';
import { tokoHooks } from './toko.hooks.ts';
import { usersHooks } from './users.hooks.ts';

export const sistemHooks = { toko: tokoHooks, users: usersHooks } as const satisfies AllResourceHooks;
