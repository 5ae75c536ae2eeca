import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const LIST = fileURLToPath(new URL('../src/app/page-list.ts', import.meta.url));

/** Writes the registry's pages into the build as plain data, in the place of the module that re-exports them. */
export function pageList(): Plugin {
  return {
    name: 'kilau-page-list',
    apply: 'build',
    async load(id) {
      if (id !== LIST) return null;
      const { module } = await runnerImport<{ pageList: readonly unknown[] }>(LIST);
      return {
        code: `export const pageList = JSON.parse(${JSON.stringify(JSON.stringify(module.pageList))});`,
        moduleType: 'js',
      };
    },
  };
}
