import { writeFile } from 'node:fs/promises';
import { availableParallelism, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Tills come first: the niceness of what can wait, where the system knows such. Lower, and it would never be done. */
export const NICE = 10;
/** Beyond so many pieces of work at once the tills would feel it on any machine. */
const MOST_AT_ONCE = 4;

/** How much of what can wait is done at once: half of the processors stay with the tills. */
export const placesBehind = (): number => Math.min(MOST_AT_ONCE, Math.max(1, Math.floor(availableParallelism() / 2)));

/** Linux takes no more than one such order in a tenth of a second from an ordinary user. */
const REFUSED_FOR_MS = 150;
const TRIES = 8;

/**
 * A desktop's or a plain server's Linux shares the processors out among sessions first (sched_autogroup), and every
 * process of PostgreSQL is a session: its own niceness then counts against nobody, that of its session does.
 */
async function niceSession(pid: number): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    try {
      await writeFile(`/proc/${pid}/autogroup`, String(NICE));
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      await sleep(REFUSED_FOR_MS * attempt * (0.5 + Math.random()), undefined, { ref: false });
    }
  }
}

/** Puts a process behind the tills, as far as the system lets us: where it does not, it counts like all other. */
export function putBehind(pid: number): void {
  try {
    setPriority(pid, NICE);
  } catch {
    // Not every system lets us.
  }
  if (process.platform === 'linux') void niceSession(pid);
}
