import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const KIT = '@mantine/core';
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']@mantine\/core["'];?/g;

/** Which file of the kit holds an exported name: read out of the kit's own index, so that an update cannot go stale. */
function deepFiles(): ReadonlyMap<string, string> {
  const require = createRequire(import.meta.url);
  const index = resolve(dirname(require.resolve(`${KIT}/styles.css`)), 'esm/index.mjs');
  const files = new Map<string, string>();
  for (const [, names = '', path = ''] of readFileSync(index, 'utf8').matchAll(
    /import \{([^}]*)\} from "(\.[^"]+)";/g,
  )) {
    for (const name of names.split(',')) {
      // `import { a as b }` never occurs with a renamed export in the kit; the exported name is the last word.
      const exported = name
        .trim()
        .split(/\s+as\s+/)
        .at(-1);
      if (exported) files.set(exported, resolve(dirname(index), path));
    }
  }
  return files;
}

function rewrite(names: string, files: ReadonlyMap<string, string>): string {
  return names
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const imported = part.split(/\s+as\s+/)[0] ?? part;
      return `import { ${part} } from ${JSON.stringify(files.get(imported) ?? KIT)};`;
    })
    .join('');
}

/**
 * Imports each part of the UI kit from its own file, in builds only. Through the kit's barrel, parts that only a lazy
 * page uses would land in the entry chunk, because the entry imports the same barrel.
 */
export function deepMantine(): Plugin {
  let files: ReadonlyMap<string, string> = new Map();
  return {
    name: 'kilau-deep-mantine',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      files = deepFiles();
    },
    transform(code) {
      if (!code.includes(KIT)) return null;
      return { code: code.replace(IMPORT, (_statement, names: string) => rewrite(names, files)), map: null };
    },
  };
}
