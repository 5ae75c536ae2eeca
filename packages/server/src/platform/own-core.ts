import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The processors that a process may use.
 * @param status what Linux says of it, with their list: `0-1,4`. Nothing is said on other systems.
 */
export function processorsOf(status: string): readonly number[] {
  const [, list = ''] = /^Cpus_allowed_list:\s*(\S+)/m.exec(status) ?? [];
  return list.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return part === '' ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

function own(): string {
  try {
    return readFileSync('/proc/self/status', 'utf8');
  } catch {
    return '';
  }
}

/**
 * Leaves the first processor to the program: a process that answers it keeps to the others. They take turns, each
 * waking the other, and Linux puts who is woken beside who has woken it: on two processors both shared one for a
 * quarter of the time while the other one stood idle. Nothing happens on other systems, or without `taskset`.
 */
export function keepBeside(pid: number): void {
  const [, ...others] = processorsOf(own());
  if (others.length === 0) return;
  const child = spawn('taskset', ['-cp', others.join(','), String(pid)], { stdio: 'ignore' });
  child.on('error', () => undefined).unref();
}
