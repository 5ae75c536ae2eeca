import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { expect, it, vi } from 'vitest';
import { NICE, placesBehind, putBehind } from './low-priority.ts';

it.runIf(process.platform === 'linux')('puts a process behind the tills, and the session it is alone in', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
  const { pid = 0 } = child;
  try {
    putBehind(pid);
    expect(getPriority(pid)).toBe(NICE);
    const session = `/proc/${pid}/autogroup`;
    if (!existsSync(session)) return;
    // The system takes one such order in a tenth of a second; another may have come before ours.
    await vi.waitFor(async () => expect(await readFile(session, 'utf8')).toContain(`nice ${NICE}`), 5000);
  } finally {
    child.kill();
    await once(child, 'exit');
  }
});

it('leaves a process alone that has gone', () => {
  expect(() => putBehind(2 ** 22 + 1)).not.toThrow();
});

it('keeps half of the processors for the tills, and does something on one', () => {
  expect(placesBehind()).toBeGreaterThanOrEqual(1);
  expect(placesBehind()).toBeLessThanOrEqual(4);
});
