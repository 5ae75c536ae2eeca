import type { KeadaanRuang } from '@kilau/contract/core/ruang.ts';
import { describe, expect, it } from 'vitest';
import { createDisk, isDiskFull } from './disk.ts';

const GB = 1_000_000_000;
const disk = (free: number, size: number, warnGb?: number) =>
  createDisk('/', warnGb, () => Promise.resolve({ bavail: free / 1000, bsize: 1000, blocks: size / 1000 }));

describe('the disk of the data', () => {
  it.each<[string, number, number, number | undefined, KeadaanRuang]>([
    ['a large one with room', 6 * GB, 500 * GB, undefined, 'CUKUP'],
    ['a large one with less than five gigabytes', 4.9 * GB, 500 * GB, undefined, 'MENIPIS'],
    ['a small one with more than a tenth', 2.1 * GB, 20 * GB, undefined, 'CUKUP'],
    ['a small one with less', 1.9 * GB, 20 * GB, undefined, 'MENIPIS'],
    ['one whose owner wants fifty left', 40 * GB, 500 * GB, 50, 'MENIPIS'],
    ['one with thirty megabytes', 0.03 * GB, 500 * GB, undefined, 'PENUH'],
    ['a tiny one with a hundredth', 0.001 * GB, 0.1 * GB, undefined, 'PENUH'],
    ['a tiny one with a third', 0.03 * GB, 0.1 * GB, undefined, 'CUKUP'],
  ])('%s', async (_what, free, size, warn, keadaan) => {
    const seen = disk(free, size, warn);
    expect(seen.known).toBeUndefined();
    expect(await seen.look()).toMatchObject({ kosong: free, ukuran: size, keadaan });
    expect(seen.known?.keadaan).toBe(keadaan);
  });

  it('is looked at as it is', async () => {
    const { kosong, ukuran } = await createDisk(import.meta.dirname).look();
    expect(kosong).toBeGreaterThan(0);
    expect(ukuran).toBeGreaterThanOrEqual(kosong);
  });

  it('is told of once it changes', async () => {
    let free = 20 * GB;
    const seen = createDisk('/', 10, () => Promise.resolve({ bavail: free, bsize: 1, blocks: 100 * GB }));
    const told: KeadaanRuang[] = [];
    const stop = seen.watch(({ keadaan }) => void told.push(keadaan));
    stop();
    free = 5 * GB;
    const again = seen.watch(({ keadaan }) => void told.push(keadaan));
    await expect.poll(() => told).toEqual(['MENIPIS']);
    again();
  });
});

describe('a failure for want of room', () => {
  const withCode = (code: string, cause?: Error) =>
    Object.assign(new Error(code, cause === undefined ? undefined : { cause }), { code });
  it.each([
    ['of the file system', withCode('ENOSPC'), true],
    ['of a share of it', withCode('EDQUOT'), true],
    ['of the database', withCode('53100'), true],
    ['wrapped by a library', withCode('E_CANNOT_WRITE_FILE', withCode('ENOSPC')), true],
    ['another one', withCode('EACCES'), false],
    ['no error at all', 'ENOSPC', false],
  ])('is known: %s', (_what, error, full) => {
    expect(isDiskFull(error)).toBe(full);
  });
});
