import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { keepBeside, processorsOf } from './own-core.ts';

it.each([
  ['0-1', [0, 1]],
  ['2,4-6', [2, 4, 5, 6]],
  ['3', [3]],
])('reads which processors a process may use: %s', (list, all) => {
  expect(processorsOf(`Name:\tnode\nCpus_allowed_list:\t${list}\nMems_allowed_list:\t0\n`)).toEqual(all);
});

it('knows none where nothing is said of them', () => expect(processorsOf('')).toEqual([]));

/** Where Linux says which processors there are, and lets them be chosen. */
const choosable = process.platform === 'linux' && spawnSync('taskset', ['-V']).status === 0;

it.runIf(choosable)('has a process keep to all but the first, where there are more', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const { pid = 0 } = child;
  const of = async (who: number | 'self') => processorsOf(await readFile(`/proc/${who}/status`, 'utf8'));
  try {
    const all = await of('self');
    keepBeside(pid);
    await vi.waitFor(async () => expect(await of(pid)).toEqual(all.length > 1 ? all.slice(1) : all), 5000);
  } finally {
    child.kill();
    await once(child, 'exit');
  }
});

it('leaves a process alone that has gone', () => {
  expect(() => keepBeside(2 ** 22 + 1)).not.toThrow();
});
