import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/engine/definition-source.ts', import.meta.url));
const TABLE = fileURLToPath(new URL('definition-table.ts', import.meta.url));

interface Row {
  readonly type: string;
  readonly key: string;
  readonly file: string;
  readonly name: string;
}

const loader = ({ type, key, file, name }: Row): string => {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return `  ${JSON.stringify(`${type} ${key}`)}: () => import(${JSON.stringify(path)}).then((file) => file.${name}),`;
};

/** Writes a loader for each definition into the build, in the place of the module that reads the whole registry. */
export function definitions(): Plugin {
  return {
    name: 'kilau-definitions',
    apply: 'build',
    async load(id) {
      if (id !== SOURCE) return null;
      const { module } = await runnerImport<{ table: readonly Row[] }>(TABLE);
      return {
        code: `const files = {\n${module.table.map(loader).join('\n')}\n};
export const readDefinition = async (type, key) => files[type + ' ' + key]?.();`,
        moduleType: 'js',
      };
    },
  };
}
