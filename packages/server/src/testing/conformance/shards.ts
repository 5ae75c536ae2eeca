import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ENGINE = join(import.meta.dirname, '..', '..', 'engine');

/**
 * Every so-manieth of a list, so that two workers share it. The files are named `what.1.test.ts` and so on; each of
 * them sees that none is missing.
 * @param file `import.meta.url` of the shard's own file.
 */
export function shardOf<T>(all: readonly T[], file: string): readonly T[] {
  const [, what = '', number = ''] = /([\w.-]+)\.(\d+)\.test\.ts$/.exec(file) ?? [];
  const files = readdirSync(ENGINE).filter((name) => name.startsWith(`${what}.`) && /\.\d+\.test\.ts$/.test(name));
  it('is one of the shards that together hold all of it', () => {
    const names = files.map((_, index) => `${what}.${index + 1}.test.ts`);
    expect(files.toSorted()).toEqual(names.toSorted());
    expect(names).toContain(`${what}.${number}.test.ts`);
  });
  return all.filter((_, index) => index % files.length === Number(number) - 1);
}
