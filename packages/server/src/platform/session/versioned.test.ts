import { describe, expect, it } from 'vitest';
import { Versioned } from './versioned.ts';

describe('versioned values', () => {
  it('are loaded once per version, however many ask', async () => {
    const values = new Versioned<number>();
    let loads = 0;
    const get = (version: number) => values.get('KL01', version, async () => (loads += 1));
    expect(await Promise.all([get(1), get(1), get(1)])).toEqual([1, 1, 1]);
    expect(await get(2)).toBe(2);
    expect(await get(2)).toBe(2);
    expect(loads).toBe(2);
  });

  it('are asked for again when they could not be loaded', async () => {
    const values = new Versioned<string>();
    await expect(values.get('KL01', 1, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await values.get('KL01', 1, async () => 'here')).toBe('here');
  });

  it('give the oldest up when there are too many', async () => {
    const values = new Versioned<string>();
    for (let n = 0; n <= 5000; n += 1) await values.get(`K${n}`, 1, async () => 'first');
    expect(await values.get('K5000', 1, async () => 'again')).toBe('first');
    expect(await values.get('K0', 1, async () => 'again')).toBe('again');
  });
});
