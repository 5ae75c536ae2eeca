import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const LIST = fileURLToPath(new URL('../src/platform/page-list.ts', import.meta.url));

/** Writes the registry's lists into the build as plain data, in the place of the module that reads the registry. */
export function pageList(): Plugin {
  return {
    name: 'kilau-page-list',
    apply: 'build',
    async load(id) {
      if (id !== LIST) return null;
      const { module } = await runnerImport<Record<string, unknown>>(LIST);
      return {
        code: Object.entries(module)
          .map(([name, list]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(list))});`)
          .join('\n'),
        moduleType: 'js',
      };
    },
  };
}
