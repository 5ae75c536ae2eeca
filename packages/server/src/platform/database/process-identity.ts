import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Numbers of one process as /proc/PID/stat gives them. */
interface ProcStat {
  readonly state: string;
  readonly startTicks: string;
}

/** Whether a process with this number exists. True for a zombie and for a stranger that got the number later. */
export function pidExists(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * A text that names this very process, or `undefined` when none lives under the number.
 *
 * A bare pid is not enough to tell whether the writer of a lock file still lives: numbers are handed out again, and in
 * a container the next server often gets the same one as the last. The start time tells them apart.
 */
export function processIdentity(pid: number): string | undefined {
  if (!pidExists(pid)) return undefined;
  if (process.platform === 'linux') {
    const stat = readStat(pid);
    return stat && stat.state !== 'Z' ? `${pid} ${bootId()} ${stat.startTicks}` : undefined;
  }
  if (process.platform === 'win32') return String(pid);
  const started = spawnSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).stdout.trim();
  return started ? `${pid} ${started}` : undefined;
}

/** Whether the process that once gave this identity still lives. */
export function identityLives(identity: string): boolean {
  return processIdentity(Number.parseInt(identity, 10)) === identity;
}

function readStat(pid: number): ProcStat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the command's name, may itself hold blanks and brackets: count from its end.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startTicks: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

/** Start times count from the boot, so that two boots need telling apart. */
function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '-';
  }
}
