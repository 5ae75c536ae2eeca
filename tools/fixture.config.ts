import { defineConfig } from 'vitest/config';

/** `npm run fixture`: the one file that is run like a test and writes. */
export default defineConfig({
  test: {
    include: ['packages/server/src/testing/upgrade/write-fixture.ts'],
    environment: 'node',
    globalSetup: ['packages/server/src/testing/global-setup.ts', 'tools/test-programs.ts'],
    pool: 'forks',
    setupFiles: ['tools/dec-equality.ts'],
    hookTimeout: 60_000,
  },
});
