import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withStartLock } from './embedded-lock.ts';
import { identityLives, processIdentity } from './process-identity.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'kilau-lock-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('lets one in at a time', async () => {
  let inside = 0;
  let most = 0;
  const visit = (): Promise<void> =>
    withStartLock(dir, async () => {
      most = Math.max(most, ++inside);
      await sleep(5);
      inside--;
    });
  await Promise.all([visit(), visit(), visit(), visit()]);
  expect(most).toBe(1);
  expect(existsSync(join(dir, 'start.lock'))).toBe(false);
});

it('is given back after a failure', async () => {
  await expect(withStartLock(dir, () => Promise.reject(new Error('gagal')))).rejects.toThrow('gagal');
  expect(await withStartLock(dir, () => Promise.resolve(1))).toBe(1);
});

it('does not mistake our own number, used before us by a program now dead, for us', async () => {
  writeFileSync(join(dir, 'start.lock'), `${process.pid} another-boot 1`);
  expect(await withStartLock(dir, () => Promise.resolve('in'))).toBe('in');
});

it('knows a living process from one that only has its number', () => {
  const me = processIdentity(process.pid);
  expect(me).toBeDefined();
  expect(identityLives(me ?? '')).toBe(true);
  expect(identityLives(`${process.pid} another-boot 1`)).toBe(false);
  expect(identityLives('')).toBe(false);
  expect(processIdentity(0)).toBeUndefined();
});
