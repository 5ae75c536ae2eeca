import { setImmediate } from 'node:timers/promises';

/** Lets others have the thread: a long paper must not keep a till waiting for its scan. */
export const pause = (): Promise<void> => setImmediate();
