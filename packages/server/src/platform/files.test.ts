import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createFiles } from './files.ts';

const dir = mkdtempSync(join(tmpdir(), 'kilau-files-'));
const files = createFiles(dir);
afterAll(() => rmSync(dir, { recursive: true }));

describe('files', () => {
  it('come back as they went in, and are gone when removed', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 0]);
    await files.put('KL01/barang/00000936.jpg', bytes);
    expect(await files.exists('KL01/barang/00000936.jpg')).toBe(true);
    expect(await files.get('KL01/barang/00000936.jpg')).toEqual(bytes);
    await files.put('KL01/barang/00000936.jpg', Buffer.from('baru'));
    expect((await files.get('KL01/barang/00000936.jpg')).toString()).toBe('baru');
    await files.remove('KL01/barang/00000936.jpg');
    await files.remove('KL01/barang/00000936.jpg');
    expect(await files.exists('KL01/barang/00000936.jpg')).toBe(false);
    await expect(files.get('KL01/barang/00000936.jpg')).rejects.toThrow('00000936.jpg');
  });

  it.each([
    '../keluar.txt',
    '/etc/keluar',
    'a/../../keluar',
    'a//b',
    '',
    '.',
    'a/.hidden',
    'a\\b',
    'a\0b',
    'x'.repeat(201),
  ])('do not take the key %j', async (key) => {
    for (const attempt of [
      () => files.put(key, Buffer.from('x')),
      () => files.get(key),
      () => files.exists(key),
      () => files.remove(key),
    ]) {
      await expect(attempt()).rejects.toThrow('not a file key');
    }
    expect(existsSync(join(dir, 'keluar.txt'))).toBe(false);
  });
});
