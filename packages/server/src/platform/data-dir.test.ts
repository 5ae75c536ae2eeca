import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeDataDir } from './data-dir.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'kilau-data-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));
const mode = (...path: readonly string[]): string => (statSync(join(dir, ...path)).mode & 0o777).toString(8);

it.skipIf(process.platform === 'win32')('closes what other users could read, of before too', async () => {
  mkdirSync(join(dir, 'files', 'KL01', 'barang'), { recursive: true });
  writeFileSync(join(dir, 'files', 'KL01', 'barang', '1.jpg'), 'foto');
  for (const path of ['', 'files', 'files/KL01', 'files/KL01/barang']) chmodSync(join(dir, path), 0o755);
  chmodSync(join(dir, 'files/KL01/barang/1.jpg'), 0o644);
  await closeDataDir(dir);
  expect([mode(), mode('files')]).toEqual([process.getuid?.() === 0 ? '711' : '700', '700']);
  expect([mode('files/KL01'), mode('files/KL01/barang'), mode('files/KL01/barang/1.jpg')]).toEqual([
    '700',
    '700',
    '600',
  ]);
});

it.skipIf(process.platform === 'win32')('makes a new one closed', async () => {
  await closeDataDir(join(dir, 'baru', 'data'));
  expect(mode('baru', 'data', 'files')).toBe('700');
});
