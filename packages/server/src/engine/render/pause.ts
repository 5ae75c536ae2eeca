import { turn } from '../../platform/turn.ts';

/** Lets others have the thread: a long paper must not keep a till waiting for its scan. */
export const pause = turn;
