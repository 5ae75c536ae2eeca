import { readdirSync, readFileSync } from 'node:fs';

const EVERY_MS = 100;

/** Parent of every process. */
function parents(): Map<number, number> {
  const known = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      known.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  return known;
}

/** A process and all that it has started. */
function family(pid: number): number[] {
  const known = parents();
  const found = [pid];
  for (const one of found) for (const [child, parent] of known) if (parent === one) found.push(child);
  return found;
}

/** Memory of one process in bytes. What several share counts in parts, so that the sum over a family is true. */
function memoryOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Memory of a process and all it has started, in bytes. */
export const memoryOfAll = (pid: number): number => family(pid).reduce((sum, one) => sum + memoryOf(one), 0);

export interface Memory<T> {
  readonly result: T;
  /** The most that they took meanwhile, in bytes. */
  readonly most: number;
}

/** Does the work and watches the memory of a server meanwhile. */
export async function watchMemory<T>(pid: number, work: () => Promise<T>): Promise<Memory<T>> {
  let most = memoryOfAll(pid);
  const timer = setInterval(() => (most = Math.max(most, memoryOfAll(pid))), EVERY_MS);
  try {
    const result = await work();
    return { result, most: Math.max(most, memoryOfAll(pid)) };
  } finally {
    clearInterval(timer);
  }
}
