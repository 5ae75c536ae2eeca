import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import { atWork } from '../../engine/paper/kind.ts';
import { hutangHandlers } from './hutang.handlers.ts';

/** The loan with what it does, its papers, and how its API tells of it. */
export const hutangAtWork = atWork(hutang, hutangHandlers);
