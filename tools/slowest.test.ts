import { join } from 'node:path';
import { expect, it } from 'vitest';
import { longest, stepTimes, testFiles } from './slowest.mjs';
import { repositoryRoot } from './tidy/repository.ts';

it('tells the ten that took longest, longest first', () => {
  const all = Array.from({ length: 12 }, (_, index) => ({ name: `a${index}`, seconds: (index * 7) % 12 }));
  const lines = longest('Longest:', all).split('\n');
  expect(lines).toHaveLength(11);
  expect(lines.slice(0, 3)).toEqual(['Longest:', '    11.0 s  a5', '    10.0 s  a10']);
});

it('tells each step and all together', () => {
  expect(
    stepTimes([
      { name: 'Checks', seconds: 40.04 },
      { name: 'Tests', seconds: 100 },
    ]),
  ).toBe('Steps:\n    40.0 s  Checks\n   100.0 s  Tests\n   140.0 s  all');
});

it('reads the files of a report by their place in the repository', () => {
  const name = join(repositoryRoot, 'tools', 'a.test.ts');
  expect(testFiles({ testResults: [{ name, startTime: 1000, endTime: 3500 }] })).toEqual([
    { name: join('tools', 'a.test.ts'), seconds: 2.5 },
  ]);
});
