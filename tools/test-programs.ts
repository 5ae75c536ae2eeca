import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundleServer } from './bundle.mjs';
import { repositoryRoot } from './tidy/repository.ts';

/**
 * The programs that tests start and kill, bundled once for the run: read from their sources, each start would take
 * seconds. A directory of the run's own, because another run may be under way.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const programs = join(repositoryRoot, 'packages', 'server', 'dist', `test-${process.pid}`);
  await bundleServer(
    ['app/main.ts', 'app/cli.ts', 'app/worker.ts', 'engine/import/workbook-thread.ts', 'testing/embedded-child.ts'],
    programs,
  );
  project.provide('testPrograms', programs);
  return () => rmSync(programs, { recursive: true, force: true });
}
