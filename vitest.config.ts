import { defineConfig } from 'vitest/config';

/**
 * One more than a small machine has cores: tests that wait, for a server to start or a job to be tried again, leave a
 * sixth of them idle. Projects that run together must agree on it.
 */
const maxWorkers = 3;
const setupFiles = ['tools/dec-equality.ts'];
/** A test that hangs is told; one on a machine that is busy with other things is not taken for it. */
const testTimeout = 60_000;

/** Three kinds of test, by what they need around them: nothing, a page, or a PostgreSQL. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/{bridge,contract,web}/**/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
          maxWorkers,
          isolate: false,
          setupFiles,
          testTimeout,
        },
      },
      {
        test: {
          name: 'page',
          include: ['packages/web/**/*.test.tsx'],
          environment: 'jsdom',
          // Frames are drawn by the interval of the moment: begun while a file fakes it, those behind would have none.
          fakeTimers: { toNotFake: ['nextTick', 'queueMicrotask', 'setInterval', 'clearInterval'] },
          maxWorkers,
          isolate: false,
          setupFiles: [...setupFiles, 'packages/web/src/testing/clean-page.ts'],
          testTimeout,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['packages/server/src/testing/global-setup.ts', 'tools/test-programs.ts'],
          pool: 'forks',
          maxWorkers,
          isolate: false,
          setupFiles,
          testTimeout,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
